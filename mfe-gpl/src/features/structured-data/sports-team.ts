import type { Named } from 'shared-contracts/league/name'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { teamAddress } from '../../site/league-addresses.ts'

/** References a club; its own page gives the details under the same `@id`. */
export function teamReference({ slug, name }: Named, addressOf: (path: string) => string) {
  const address = addressOf(PORTAL_PREFIX + teamAddress(slug))
  return { '@type': 'SportsTeam', '@id': `${address}#team`, name, sport: 'Football', url: address }
}
