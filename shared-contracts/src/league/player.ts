import * as v from 'valibot'
import { Count, Day, Named } from './name.ts'

export const PLAYER_POSITIONS = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const
export const PlayerPosition = v.picklist(PLAYER_POSITIONS)
export type PlayerPosition = v.InferOutput<typeof PlayerPosition>

/** A player in a season, with figures from its matches: `GET /api/league/seasons/{season}/players`. */
export const PlayerFigures = v.object({
  slug: v.string(),
  name: v.string(),
  /** Club of the newest squad that the player was in. */
  club: Named,
  /** Last day in that squad; only of a player who has left it, in a season that goes on. */
  leftOn: v.optional(Day),
  /** Null if unknown, as when a file only names a scorer. */
  position: v.nullable(PlayerPosition),
  /** Null if unknown, or if the player has left the squad. */
  shirtNumber: v.nullable(Count),
  birthDate: v.nullable(Day),
  /** Age on the season's current day; null without a day of birth. */
  age: v.nullable(Count),
  nationality: v.string(),
  goals: Count,
  assists: Count,
  /** Matches in which the player was on the field. */
  matches: Count,
  yellowCards: Count,
  redCards: Count,
  /** An estimate in words: `$450K`. Empty if there is none. */
  marketValue: v.string(),
  description: v.string(),
})
export type PlayerFigures = v.InferOutput<typeof PlayerFigures>

/** All data of a player: `GET /api/league/players/{player}`. */
export const PlayerResponse = v.object({
  ...PlayerFigures.entries,
  /** Null in the preview of a player without a squad: only players in squads have pages. */
  club: v.nullable(Named),
  /** Whether the season of the figures is sample data. */
  isSample: v.boolean(),
  /** Clubs and seasons, the newest first. */
  spells: v.array(
    v.object({
      season: v.object({ slug: v.string(), name: v.string(), competition: Named }),
      club: Named,
      shirtNumber: v.nullable(Count),
      from: v.nullable(Day),
      to: v.nullable(Day),
      goals: Count,
      assists: Count,
      matches: Count,
    }),
  ),
})
export type PlayerResponse = v.InferOutput<typeof PlayerResponse>

/** A rank among scorers or providers: `GET /api/league/seasons/{season}/scorers` and `/assists`. */
export const RankedPlayer = v.object({
  /** From 1; players with equal figures share one. */
  position: Count,
  player: Named,
  club: Named,
  goals: Count,
  assists: Count,
  matches: Count,
})
export type RankedPlayer = v.InferOutput<typeof RankedPlayer>
