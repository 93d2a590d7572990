import * as v from 'valibot'
import { form } from '../api/form.ts'
import { line, optionalLine, slug } from '../desk/content-fields.ts'
import { listQuery } from '../desk/list.ts'
import { AdjustmentResponse } from './adjustment.ts'
import { count, day, optionalDay, optionalTime, reason, time } from './desk-field.ts'
import { Count, Day, Named } from './name.ts'
import { Round } from './round.ts'
import { RANKINGS, SeasonRules, TIE_BREAKERS } from './rules.ts'
import { SeasonSummary } from './season.ts'

/** Maximum number of clubs in a season, and of rounds. */
export const MOST_CLUBS = 40
export const MOST_ROUNDS = 200

const place = count('a place', MOST_CLUBS, 1)
const ZoneFields = v.pipe(
  form({
    from: place,
    to: place,
    name: line('Enter a name', 60),
    /** Meaning of the zone, for its marking on pages: `champions-league`, `promotion`, `relegation`. */
    kind: slug('Enter a kind', 40),
  }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'The last place comes after the first'),
    ['to'],
  ),
)

/** A club's entry in the season. */
export const EntryFields = form({
  club: slug('Choose a club', 50),
  manager: optionalLine(120),
  /** Name of its ground; an unknown one is created. */
  ground: optionalLine(120),
})

const Draw = v.pipe(
  v.array(slug('Choose a club', 50), 'Choose the clubs'),
  v.minLength(2, 'Enter at least two clubs'),
  v.maxLength(MOST_CLUBS, `Choose at most ${MOST_CLUBS} clubs`),
  v.check((all) => new Set(all).size === all.length, 'Each club can stand once'),
)

/** Slug of a competition, such as `gpl`. */
export const CompetitionSlug = slug('Choose a competition', 60)

/** Slug of a season: `2025-26`. It is part of addresses, also of those of matches whose day is not fixed. */
export const SeasonSlug = slug('Enter an address, such as 2025-26', 15)

/** Fields of a season that editors fill in. */
export const SeasonFields = v.pipe(
  form({
    competition: CompetitionSlug,
    slug: SeasonSlug,
    /** `2025/26`. */
    name: line('Enter a name, such as 2025/26', 20),
    startsOn: day,
    endsOn: day,
    timeZone: v.pipe(
      v.string('Choose a time zone'),
      v.maxLength(60),
      v.check(isTimeZone, 'Choose a time zone, such as Africa/Accra'),
    ),
    pointsForWin: count('points', 5, 2),
    /** In the order in which they apply. */
    tieBreakers: v.pipe(
      v.array(v.picklist(TIE_BREAKERS, 'Choose a rule')),
      v.check((all) => new Set(all).size === all.length, 'Each rule can stand once'),
    ),
    /** Stays as it is if absent, as from an older desk; a new season is ranked by points. */
    rankedBy: v.optional(v.picklist(RANKINGS, 'Choose points or points per match')),
    /** Draws of lots among level clubs: slugs, the better place first. Stay as they are if absent. */
    lots: v.optional(v.pipe(v.array(Draw), v.maxLength(20, 'Enter at most 20 draws'))),
    zones: v.pipe(
      v.array(ZoneFields),
      v.maxLength(20, 'Enter at most 20 zones'),
      v.checkItems(
        ({ from, to }, index, all) =>
          all.slice(0, index).every((before) => to < before.from || before.to < from),
        'Another zone has one of these places',
      ),
    ),
    clubs: v.pipe(
      v.array(EntryFields, 'Choose the clubs'),
      v.maxLength(MOST_CLUBS, `Choose at most ${MOST_CLUBS} clubs`),
      v.check(
        (all) => new Set(all.map(({ club }) => club)).size === all.length,
        'Each club can stand once',
      ),
    ),
  }),
  v.forward(
    v.check(({ startsOn, endsOn }) => startsOn <= endsOn, 'The last day comes after the first'),
    ['endsOn'],
  ),
  v.forward(
    v.check(
      // A season may get its clubs later.
      ({ zones, clubs }) => clubs.length === 0 || zones.every(({ to }) => to <= clubs.length),
      'A zone ends after the last place: the season has fewer clubs',
    ),
    ['zones'],
  ),
  v.forward(
    v.check(
      ({ lots = [], clubs }) =>
        lots.flat().every((drawn) => clubs.some(({ club }) => club === drawn)),
      'Every club of a draw plays the season',
    ),
    ['lots'],
  ),
  v.forward(
    v.check(
      ({ lots = [], tieBreakers }) => lots.length === 0 || tieBreakers.includes('lots'),
      'Add lots to the rules for clubs that are level',
    ),
    ['lots'],
  ),
)
export type SeasonFields = v.InferOutput<typeof SeasonFields>

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** One of `GET seasons`. */
export const DeskSeasonSummary = v.object({
  ...SeasonSummary.entries,
  /** Identifier in calls: `2025-26`, or `cup~2025-26` outside the default competition. */
  address: v.string(),
  revision: Count,
  /** Number of clubs in the season. */
  clubCount: Count,
  matches: Count,
  /** Number of matches with a result. */
  results: Count,
})
export type DeskSeasonSummary = v.InferOutput<typeof DeskSeasonSummary>

/** Members by which the API orders seasons. */
export const SEASON_SORTS = ['startsOn', 'name'] as const

/** Query of `GET seasons`. */
export const SeasonsQuery = listQuery(SEASON_SORTS, {
  competition: v.optional(v.pipe(v.string(), v.maxLength(60))),
})
export type SeasonsQuery = v.InferOutput<typeof SeasonsQuery>

/** A round in its season's list. */
export const DeskRoundSummary = v.object({
  ...Round.entries,
  matches: Count,
  results: Count,
})
export type DeskRoundSummary = v.InferOutput<typeof DeskRoundSummary>

/** A full season, without its matches. */
export const DeskSeason = v.object({
  ...DeskSeasonSummary.entries,
  ...SeasonRules.entries,
  /** Absent in responses of older APIs, which take neither this nor lots. */
  rankedBy: v.optional(v.picklist(RANKINGS)),
  /** Draws of lots: slugs of clubs, the better place first. */
  lots: v.optional(v.array(v.array(v.string()))),
  /** The current or next round; null without rounds. */
  currentRound: v.nullable(Count),
  /** Sorted by name. */
  clubs: v.array(
    v.object({
      club: Named,
      manager: v.string(),
      ground: v.string(),
      /** Number of players in its squad. */
      players: Count,
    }),
  ),
  rounds: v.array(DeskRoundSummary),
  /** In the order of entry. */
  adjustments: v.array(AdjustmentResponse),
})
export type DeskSeason = v.InferOutput<typeof DeskSeason>

/** A decision to award or deduct points. */
export const AdjustmentFields = form({
  club: slug('Choose a club', 50),
  /** Negative for a deduction. */
  points: v.pipe(
    count('points', 100, -100),
    v.check((points) => points !== 0, 'Enter a number other than 0'),
  ),
  reason,
  /** Day of the decision. */
  on: day,
})
export type AdjustmentFields = v.InferOutput<typeof AdjustmentFields>

/** Withdraws a decision; `on` is the day from which it no longer applies, the decision's own unless given. */
export const WithdrawAdjustment = form({ reason, on: optionalDay })
export type WithdrawAdjustment = v.InferOutput<typeof WithdrawAdjustment>

/** Plan of a season's rounds: each club plays each other one at home and away. */
export const RoundRobinPlan = form({
  /** Day of the first round; null leaves the days open. */
  startsOn: optionalDay,
  /** Days from one round to the next. */
  everyDays: v.optional(count('a number of days', 60, 1), 7),
  /** Kick-off of all matches; null leaves the times open. */
  time: optionalTime,
})
export type RoundRobinPlan = v.InferOutput<typeof RoundRobinPlan>

/** The same as the query of `GET …/round-robin`. */
export const RoundRobinQuery = v.object({
  startsOn: v.optional(day),
  everyDays: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'Enter a number of days')), '7'),
  time: v.optional(time),
})
export type RoundRobinQuery = v.InferOutput<typeof RoundRobinQuery>

/** Rounds as they would be created. */
export const RoundRobin = v.object({
  rounds: v.array(
    v.object({
      number: Count,
      name: v.string(),
      day: v.nullable(Day),
      fixtures: v.array(v.object({ home: Named, away: Named })),
    }),
  ),
  matches: Count,
})
export type RoundRobin = v.InferOutput<typeof RoundRobin>
