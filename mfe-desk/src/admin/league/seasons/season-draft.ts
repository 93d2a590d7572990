import type { DeskSeason } from 'shared-contracts/league/desk-season'
import type { Ranking, TieBreaker } from 'shared-contracts/league/rules'
import type { SeasonResponse } from 'shared-contracts/league/season'

/** A zone of the table, as it is typed. */
export interface ZoneDraft {
  readonly from: string
  readonly to: string
  readonly name: string
  readonly kind: string
}

/** A club that plays the season. */
export interface EntryDraft {
  readonly club: string
  readonly manager: string
  /** Name of the ground. */
  readonly ground: string
}

/** A season as it is typed. */
export interface SeasonDraft {
  readonly competition: string
  readonly name: string
  readonly slug: string
  readonly startsOn: string
  readonly endsOn: string
  readonly timeZone: string
  readonly pointsForWin: string
  readonly tieBreakers: readonly TieBreaker[]
  readonly zones: readonly ZoneDraft[]
  readonly clubs: readonly EntryDraft[]
  /** Undefined for a new season, and if the API is older and takes neither this nor lots. */
  readonly rankedBy?: Ranking | undefined
  /** Draws of lots: slugs of clubs, the better place first. */
  readonly lots?: readonly (readonly string[])[] | undefined
}

const EMPTY: SeasonDraft = {
  competition: 'gpl',
  name: '',
  slug: '',
  startsOn: '',
  endsOn: '',
  timeZone: 'Africa/Accra',
  pointsForWin: '3',
  tieBreakers: ['goal-difference', 'goals-for'],
  zones: [],
  clubs: [],
}

type Told = Omit<SeasonResponse, 'clubs' | 'rounds' | 'currentRound' | 'matches' | 'adjustments'>

const factsOf = (season: Told): Omit<SeasonDraft, 'clubs' | 'rankedBy' | 'lots'> => ({
  competition: season.competition.slug,
  name: season.name,
  slug: season.slug,
  startsOn: season.startsOn,
  endsOn: season.endsOn,
  timeZone: season.timeZone,
  pointsForWin: String(season.pointsForWin),
  tieBreakers: season.tieBreakers,
  zones: season.zones.map(({ from, to, name, kind }) => ({
    ...{ name, kind },
    from: String(from),
    to: String(to),
  })),
})

/** Returns the form's draft of a public season. */
export const draftOf = (season: SeasonResponse): SeasonDraft => ({
  ...factsOf(season),
  clubs: season.clubs.map(({ slug, manager, ground }) => ({
    club: slug,
    manager,
    ground: ground?.name ?? '',
  })),
})

/** Returns the form's draft of a season from the desk's API. */
export const draftOfDesk = (season: DeskSeason): SeasonDraft => ({
  ...factsOf(season),
  clubs: season.clubs.map(({ club, manager, ground }) => ({ club: club.slug, manager, ground })),
  rankedBy: season.rankedBy,
  lots: season.lots,
})

const WEEKS = 52
const DAY_MS = 86_400_000

/** The same day of the week, some weeks later. */
const weeksLater = (day: string, weeks: number) =>
  new Date(Date.parse(day) + weeks * 7 * DAY_MS).toISOString().slice(0, 10)

/** Moves `2024/25` or `2024` some years on; any other name becomes empty. */
function yearsLater(name: string, years: number): string {
  const [, first = '', second] = /^(\d{4})(?:\/(\d{2}))?$/.exec(name) ?? []
  if (first === '') return ''
  const later = String(Number(first) + years)
  return second === undefined
    ? later
    : `${later}/${String((Number(second) + years) % 100).padStart(2, '0')}`
}

/**
 * Returns the draft of a new season: the rules and clubs of the previous one, a whole number of years later, so
 * that it ends after today.
 *
 * @param today ISO 8601 date.
 */
export function seasonAfter(previous: SeasonResponse | null, today: string): SeasonDraft {
  if (!previous) return EMPTY
  let years = 1
  while (weeksLater(previous.endsOn, years * WEEKS) < today) years += 1
  const name = yearsLater(previous.name, years)
  return {
    ...draftOf(previous),
    name,
    slug: slugOfSeason(name),
    startsOn: weeksLater(previous.startsOn, years * WEEKS),
    endsOn: weeksLater(previous.endsOn, years * WEEKS),
  }
}

/** Converts a season's name to its slug: `2025/26` becomes `2025-26`. */
export const slugOfSeason = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
