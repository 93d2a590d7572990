import * as v from 'valibot'

export const PLAYER_POSITIONS = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'] as const

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const Player = v.object({
  id: v.string(),
  name: v.string(),
  /** Name of a club. */
  team: v.string(),
  position: v.picklist(PLAYER_POSITIONS),
  age: count,
  nationality: v.string(),
  /** This season, as are assists and matches. */
  goals: count,
  assists: count,
  matches: count,
  /** An estimate in words: `$450K`. */
  marketValue: v.string(),
  description: v.string(),
})
export type Player = v.InferOutput<typeof Player>
