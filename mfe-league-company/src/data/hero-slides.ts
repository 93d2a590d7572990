export interface HeroSlide {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly description: string
  /** Path of a rendered picture, without width and type. */
  readonly backgroundImage: string
  readonly ctaText: string
  /** Anchor of the section with details. */
  readonly ctaLink: string
}

/** Display time of a slide, in milliseconds (requirement 9, league carousels). */
export const SLIDE_INTERVAL_MS = 6_000

export const HERO_SLIDES: readonly HeroSlide[] = [
  {
    id: 'development',
    title: 'A $50M plan to build the national game',
    subtitle: 'Development initiative',
    description:
      'Stadiums, academies, technology and trade: one fund with four purposes, and every dollar of it has a place.',
    backgroundImage: '/media/league-stadium',
    ctaText: 'Explore the Initiative',
    ctaLink: '#fundraising',
  },
  {
    id: 'sponsorship',
    title: 'Put your name where a nation is looking',
    subtitle: 'Sponsorship',
    description:
      'From the title of the league to the shirt of one club, three packages carry a brand through whole seasons.',
    backgroundImage: '/media/league-trophy',
    ctaText: 'View Sponsorship Packages',
    ctaLink: '#sponsorship',
  },
  {
    id: 'broadcast',
    title: 'Ghanaian football, on every screen',
    subtitle: 'Broadcast',
    description:
      'Television, streaming and archive rights to 180+ live matches, for broadcasters in Ghana and beyond.',
    backgroundImage: '/media/league-broadcast',
    ctaText: 'See Broadcast Rights',
    ctaLink: '#broadcast',
  },
]
