import type { HeroSlide } from '../league/hero-slide.ts'

/** How long a slide is shown, in milliseconds (requirement 9, league carousels). */
export const SLIDE_INTERVAL_MS = 6_000

export const HERO_SLIDES: readonly HeroSlide[] = [
  {
    id: 'live',
    title: 'The Super Clash is on',
    subtitle: 'Hearts of Oak v Asante Kotoko',
    description:
      'First against second, forty thousand in the ground, and every camera on the ball. Watch it as it happens.',
    backgroundImage: '/media/league-stadium',
    ctaText: 'Watch Live',
    ctaLink: '/live',
  },
  {
    id: 'race',
    title: 'One point at the top',
    subtitle: 'The title race after 14 matchdays',
    description:
      'Kotoko lead, Hearts chase, Bechem wait. Follow the table, the form and the numbers behind them.',
    backgroundImage: '/media/league-trophy',
    ctaText: 'See the Table',
    ctaLink: '/tables',
  },
  {
    id: 'fixtures',
    title: 'Four nights of football',
    subtitle: 'Matchday 15, Jan 26-29',
    description:
      'Eight matches from Accra to Kpando. Put them into your calendar and miss no kick-off.',
    backgroundImage: '/media/league-ball',
    ctaText: 'All Fixtures',
    ctaLink: '/fixtures',
  },
]
