import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { titleOf } from '../fixtures/fixture-facts.ts'

/** Names of matches that the country knows by a special name in every season. The league's data has no such names. */
const DERBIES: readonly { readonly clubs: readonly string[]; readonly name: string }[] = [
  { clubs: ['hearts-of-oak', 'asante-kotoko'], name: 'The Super Clash' },
]

/** Returns `The Super Clash`, or the names of both clubs. */
export function derbyName({ home, away }: Pick<FixtureResponse, 'home' | 'away'>): string {
  const derby = DERBIES.find(({ clubs }) => clubs.includes(home.slug) && clubs.includes(away.slug))
  return derby?.name ?? titleOf({ home, away })
}
