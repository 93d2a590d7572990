import * as v from 'valibot'
import { form } from '../api/form.ts'
import { listQuery } from '../desk/list.ts'
import { AdjustmentResponse } from './adjustment.ts'
import {
  count,
  day,
  line,
  optionalDay,
  optionalLine,
  optionalTime,
  reason,
  time,
} from './desk-field.ts'
import { Count, Day, Named } from './name.ts'
import { Round } from './round.ts'
import { SeasonRules, TIE_BREAKERS } from './rules.ts'
import { SeasonSummary } from './season.ts'

/** Most clubs of a season, and most rounds. */
export const MOST_CLUBS = 40
export const MOST_ROUNDS = 200

const slug = (words: string, max: number) =>
  v.pipe(
    v.string(words),
    v.minLength(1, words),
    v.maxLength(max, `Use at most ${max} characters`),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens'),
  )

const place = count('a place', MOST_CLUBS, 1)
const ZoneFields = v.pipe(
  form({
    from: place,
    to: place,
    name: line('Enter a name', 60),
    /** What it means, for what a page marks: `champions-league`, `promotion`, `relegation`. */
    kind: slug('Enter a kind', 40),
  }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'The last place comes after the first'),
    ['to'],
  ),
)

/** A club that plays the season. */
export const EntryFields = form({
  club: slug('Choose a club', 50),
  manager: optionalLine(120),
  /** Name of its ground; one that nobody has heard of is made. */
  ground: optionalLine(120),
})

/** What an editor writes of a season. */
export const SeasonFields = v.pipe(
  form({
    competition: slug('Choose a competition', 60),
    /** `2025-26`; it stands in addresses, also of matches whose day is not fixed. */
    slug: slug('Enter an address, such as 2025-26', 15),
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
    /** In the order in which they are asked. */
    tieBreakers: v.pipe(
      v.array(v.picklist(TIE_BREAKERS, 'Choose a rule')),
      v.check((all) => new Set(all).size === all.length, 'Each rule can stand once'),
    ),
    zones: v.pipe(v.array(ZoneFields), v.maxLength(20, 'Enter at most 20 zones')),
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
  /** By which calls name it: `2025-26`, or `cup~2025-26` outside of the default competition. */
  address: v.string(),
  revision: Count,
  /** How many play it. */
  clubCount: Count,
  matches: Count,
  /** How many of them have a result. */
  results: Count,
})
export type DeskSeasonSummary = v.InferOutput<typeof DeskSeasonSummary>

/** Query of `GET seasons`. */
export const SeasonsQuery = listQuery(['startsOn', 'name'], {
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

/** A season whole, without its matches. */
export const DeskSeason = v.object({
  ...DeskSeasonSummary.entries,
  ...SeasonRules.entries,
  /** The round that is on or comes next; null without rounds. */
  currentRound: v.nullable(Count),
  /** By name. */
  clubs: v.array(
    v.object({
      club: Named,
      manager: v.string(),
      ground: v.string(),
      /** Players of its squad. */
      players: Count,
    }),
  ),
  rounds: v.array(DeskRoundSummary),
  /** In the order in which they were entered. */
  adjustments: v.array(AdjustmentResponse),
})
export type DeskSeason = v.InferOutput<typeof DeskSeason>

/** A decision on points. */
export const AdjustmentFields = form({
  club: slug('Choose a club', 50),
  /** Below 0 where they are taken away. */
  points: v.pipe(
    count('points', 100, -100),
    v.check((points) => points !== 0, 'Enter a number other than 0'),
  ),
  reason,
  /** Day of the decision. */
  on: day,
})
export type AdjustmentFields = v.InferOutput<typeof AdjustmentFields>

/** Takes a decision back; the day from which it no longer holds is its own unless given. */
export const WithdrawAdjustment = form({ reason, on: optionalDay })
export type WithdrawAdjustment = v.InferOutput<typeof WithdrawAdjustment>

/** How the rounds of a season are drawn: each club meets each other one, at home and away. */
export const RoundRobinPlan = form({
  /** Day of the first round; null leaves the days open. */
  startsOn: optionalDay,
  /** Days from one round to the next. */
  everyDays: v.optional(count('a number of days', 60, 1), 7),
  /** Kick-off of all matches; null leaves the times open. */
  time: optionalTime,
})
export type RoundRobinPlan = v.InferOutput<typeof RoundRobinPlan>

/** The same as query of `GET …/round-robin`. */
export const RoundRobinQuery = v.object({
  startsOn: v.optional(day),
  everyDays: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'Enter a number of days')), '7'),
  time: v.optional(time),
})
export type RoundRobinQuery = v.InferOutput<typeof RoundRobinQuery>

/** Rounds that could be made. */
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
