import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { LiveResponse } from 'shared-contracts/league/match'
import { daysOf, titleOf } from '../fixtures/fixture-facts.ts'
import { formatDays, formatMatchDay } from '../match-state/match-day.ts'
import { matchesPlayed, playedRounds } from '../standings/table-filters.ts'
import { capitalNumberWord, ordinalWord } from '../words/number-word.ts'
import { derbyName } from './derbies.ts'
import type { SeasonAtHand, StandingAtHand } from '../../queries/league-queries.ts'

/** Display time of a slide, in milliseconds (requirement 9, league carousels). */
export const SLIDE_INTERVAL_MS = 6_000

export interface HeroSlide {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly description: string
  /** Path of a rendered picture, without width and type: the portal's own art, not a photo of a match. */
  readonly backgroundImage: string
  readonly ctaText: string
  /** Path inside the portal. */
  readonly ctaLink: string
}

/** Data for the slides. */
export interface HeroFacts {
  readonly season: Pick<SeasonAtHand, 'playedRound'>
  readonly standings: readonly StandingAtHand[]
  readonly live: LiveResponse
  /** Matches of the current or next round. */
  readonly fixtures: readonly FixtureResponse[]
}

/** Returns three slides: a match, the race at the top, the round. Without data they describe the portal. */
export function heroSlides(facts: HeroFacts | null): readonly [HeroSlide, HeroSlide, HeroSlide] {
  return [matchSlide(facts), raceSlide(facts), roundSlide(facts)]
}

function matchSlide(facts: HeroFacts | null): HeroSlide {
  const slide = { id: 'live', backgroundImage: '/media/league-stadium' }
  const [match] = facts?.live.live ?? []
  if (facts && match) {
    // Before the first result all clubs share the first place.
    const table = matchesPlayed(facts.standings).most > 0 ? facts.standings : []
    const places = [match.home, match.away].flatMap(
      ({ slug }) => table.find(({ club }) => club.slug === slug)?.position ?? [],
    )
    const [first, second] = places.sort((a, b) => a - b).map(ordinalWord)
    const pairing = first && second ? `${capital(first)} against ${second}` : 'Ninety minutes'
    const call = match.hasStream
      ? {
          description: `${pairing}, and every camera on the ball. Watch it as it happens.`,
          ctaText: 'Watch Live',
        }
      : {
          description: `${pairing}. Follow the score and every event as it happens.`,
          ctaText: 'Follow the Match',
        }
    return {
      ...slide,
      title: `${derbyName(match)} is on`,
      subtitle: titleOf(match),
      ...call,
      ctaLink: '/live',
    }
  }
  const [next] = facts?.live.next ?? []
  if (next) {
    return {
      ...slide,
      title: `${derbyName(next)} is next`,
      subtitle: next.day === null ? titleOf(next) : `${titleOf(next)}, ${formatMatchDay(next.day)}`,
      description: 'See when your club plays, and put the match into your calendar.',
      ...{ ctaText: 'All Fixtures', ctaLink: '/fixtures' },
    }
  }
  return {
    ...slide,
    title: 'The league, live',
    subtitle: 'Every camera on the ball',
    description: 'Scores, events and statistics of each match while it is played.',
    ...{ ctaText: 'Watch Live', ctaLink: '/live' },
  }
}

function raceSlide(facts: HeroFacts | null): HeroSlide {
  const slide = {
    id: 'race',
    backgroundImage: '/media/league-trophy',
    ...{ ctaText: 'See the Table', ctaLink: '/tables' },
  }
  const [first, second, third] = facts?.standings ?? []
  const played = facts ? playedRounds(facts.season, facts.standings) : 0
  if (!first || !second || played === 0) {
    return {
      ...slide,
      title: 'All begin with nothing',
      subtitle: 'The race for the title',
      description: 'Follow the table, the form and the numbers behind them.',
    }
  }
  const gap = first.points - second.points
  // By points per match, the first club may have fewer points than the second.
  const lead = gap < 0 ? `${first.club.name} first` : `${points(gap)} at the top`
  const names = [`${first.club.name} lead`, `${second.club.name} chase`]
  if (third) names.push(`${third.club.name} wait`)
  return {
    ...slide,
    title: gap === 0 ? 'Level at the top' : lead,
    subtitle: `The title race after ${played} ${played === 1 ? 'matchday' : 'matchdays'}`,
    description: `${names.join(', ')}. Follow the table, the form and the numbers behind them.`,
  }
}

/** Calls visitors to the round as long as it has a kick-off to come. */
function roundSlide(facts: HeroFacts | null): HeroSlide {
  const slide = {
    id: 'fixtures',
    backgroundImage: '/media/league-ball',
    ...{ ctaText: 'All Fixtures', ctaLink: '/fixtures' },
  }
  const dated = facts?.fixtures.filter(({ day }) => day !== null) ?? []
  const isToCome = facts?.live.next.some(({ slug }) => dated.some((one) => one.slug === slug))
  const days = daysOf(dated)
  const round = dated[0]?.roundName
  if (!round || !isToCome) {
    return {
      ...slide,
      title: 'Every match of the season',
      subtitle: 'Fixtures and results',
      description: 'Who plays whom, where and when. Put them into your calendar.',
    }
  }
  const matches = `${capitalNumberWord(dated.length)} ${dated.length === 1 ? 'match' : 'matches'}`
  return {
    ...slide,
    title: `${capitalNumberWord(days.length)} ${days.length === 1 ? 'night' : 'nights'} of football`,
    subtitle: `${round}, ${formatDays(days).replace(/, \d{4}/g, '')}`,
    description: `${matches}. Put them into your calendar and miss no kick-off.`,
  }
}

const points = (gap: number) => `${capitalNumberWord(gap)} ${gap === 1 ? 'point' : 'points'}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
