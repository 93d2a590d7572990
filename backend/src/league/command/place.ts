import { CompetitionSlug, SeasonSlug } from 'shared-contracts/league/desk-season'
import * as v from 'valibot'

/** Options that name a season. */
export const PLACE = {
  competition: { type: 'string', default: 'gpl', describe: 'slug of the competition' },
  season: { type: 'string', demandOption: true, describe: 'slug of the season: 2025-26' },
} as const

const Place = v.object({ competition: CompetitionSlug, season: SeasonSlug })

/** Checks the options by the rules of the desk. @returns the message for a wrong use, or true. */
export function checkPlace(place: unknown): string | true {
  const [issue] = v.safeParse(Place, place).issues ?? []
  return issue === undefined || `--${v.getDotPath(issue)}: ${issue.message}`
}
