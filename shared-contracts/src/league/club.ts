import * as v from 'valibot'
import { HEX_COLOR } from '../api/patterns.ts'
import { FixtureResponse } from './fixture.ts'
import { Count, Named } from './name.ts'
import { PlayerFigures } from './player.ts'

const hexColor = v.pipe(v.string(), v.regex(HEX_COLOR))

/** Home ground of a club. */
export const Ground = v.object({
  slug: v.string(),
  name: v.string(),
  /** Capacity in spectators; null if unknown. */
  capacity: v.nullable(Count),
})
export type Ground = v.InferOutput<typeof Ground>

/** Facts of a club that do not depend on results. */
export const ClubFacts = v.object({
  slug: v.string(),
  name: v.string(),
  /** Name on scoreboards. */
  shortName: v.string(),
  /** About three letters. */
  code: v.string(),
  city: v.string(),
  region: v.string(),
  /** Year of foundation; null if unknown. */
  founded: v.nullable(Count),
  colors: v.object({ primary: hexColor, secondary: hexColor }),
  achievements: v.array(v.string()),
  /** Path of a picture without width and file type. */
  image: v.string(),
  isFeatured: v.boolean(),
})
export type ClubFacts = v.InferOutput<typeof ClubFacts>

/** A club in one season. */
export const SeasonClub = v.object({
  ...ClubFacts.entries,
  /** Empty if unknown. */
  manager: v.string(),
  ground: v.nullable(Ground),
})
export type SeasonClub = v.InferOutput<typeof SeasonClub>

/** All data of a club, in its newest season: `GET /api/league/clubs/{club}`. */
export const ClubResponse = v.object({
  ...SeasonClub.entries,
  /** Other names for the club in files and among people. */
  aliases: v.array(v.string()),
  /** All of its seasons, newest first. */
  seasons: v.array(v.object({ slug: v.string(), name: v.string(), competition: Named })),
  /** Whether the season to which the rest refers is sample data. */
  isSample: v.boolean(),
  /** Its position in that season; null before the first table. */
  position: v.nullable(Count),
  squad: v.array(PlayerFigures),
  /** All matches of that season, in playing order. */
  fixtures: v.array(FixtureResponse),
})
export type ClubResponse = v.InferOutput<typeof ClubResponse>
