import * as v from 'valibot'
import { Standing } from './standing.ts'

const hexColor = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/))

/** What a club is, whatever its results. */
export const Club = v.object({
  /** Stands in addresses: `hearts-of-oak`. */
  id: v.string(),
  name: v.string(),
  shortName: v.string(),
  /** Town and region: `Kumasi, Ashanti`. The region filter looks into it (requirement 5). */
  city: v.string(),
  founded: v.pipe(v.number(), v.integer()),
  stadium: v.string(),
  /** Spectators that the stadium holds. */
  capacity: v.number(),
  manager: v.string(),
  colors: v.object({ primary: hexColor, secondary: hexColor }),
  achievements: v.array(v.string()),
  /** Path of a picture without width and type; the crest itself is drawn from the colours. */
  image: v.string(),
  featured: v.boolean(),
})
export type Club = v.InferOutput<typeof Club>

/** A club with its season so far. */
export const Team = v.object({
  ...Club.entries,
  ...v.pick(Standing, [
    'position',
    'points',
    'played',
    'won',
    'drawn',
    'lost',
    'goalsFor',
    'goalsAgainst',
    'form',
  ]).entries,
})
export type Team = v.InferOutput<typeof Team>
