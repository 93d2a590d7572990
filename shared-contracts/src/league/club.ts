import * as v from 'valibot'
import { FixtureResponse } from './fixture.ts'
import { Count, Named } from './name.ts'
import { PlayerFigures } from './player.ts'

const hexColor = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/))

/** Where a club plays. */
export const Ground = v.object({
  slug: v.string(),
  name: v.string(),
  /** Spectators that it holds; null where nobody has said. */
  capacity: v.nullable(Count),
})
export type Ground = v.InferOutput<typeof Ground>

/** What a club is, whatever its results. */
export const ClubFacts = v.object({
  slug: v.string(),
  name: v.string(),
  /** As scoreboards write it. */
  shortName: v.string(),
  /** Three letters or so. */
  code: v.string(),
  city: v.string(),
  region: v.string(),
  /** The year; null where nobody has said. */
  founded: v.nullable(Count),
  colors: v.object({ primary: hexColor, secondary: hexColor }),
  achievements: v.array(v.string()),
  /** Path of a picture without width and type. */
  image: v.string(),
  isFeatured: v.boolean(),
})
export type ClubFacts = v.InferOutput<typeof ClubFacts>

/** A club in one season. */
export const SeasonClub = v.object({
  ...ClubFacts.entries,
  /** Empty where nobody has said. */
  manager: v.string(),
  ground: v.nullable(Ground),
})
export type SeasonClub = v.InferOutput<typeof SeasonClub>

/** A club whole, in its newest season: `GET /api/league/clubs/{club}`. */
export const ClubResponse = v.object({
  ...SeasonClub.entries,
  /** Other names by which files and people call it. */
  aliases: v.array(v.string()),
  /** All seasons that it has played, newest first. */
  seasons: v.array(v.object({ slug: v.string(), name: v.string(), competition: Named })),
  /** Whether the season that the rest is about is invented. */
  isSample: v.boolean(),
  /** Its place in the season that the rest is about; null before the first table. */
  position: v.nullable(Count),
  squad: v.array(PlayerFigures),
  /** All matches of that season, in playing order. */
  fixtures: v.array(FixtureResponse),
})
export type ClubResponse = v.InferOutput<typeof ClubResponse>
