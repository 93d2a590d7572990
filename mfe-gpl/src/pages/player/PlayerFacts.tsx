import type { PlayerResponse } from 'shared-contracts/league/player'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { JsonLd, useAddressOf } from 'shared-ui/structured-data'
import { teamReference } from '../../features/structured-data/sports-team.ts'
import { playerAddress } from '../../site/league-addresses.ts'

/** Structured data of a player; none for a sample season. */
export function PlayerFacts({ player }: { readonly player: PlayerResponse }) {
  const { slug, name, birthDate, nationality, position, club, leftOn, isSample } = player
  const addressOf = useAddressOf()
  if (isSample) return null
  const address = addressOf(PORTAL_PREFIX + playerAddress(slug))
  return (
    <JsonLd
      data={{
        '@type': 'Person',
        '@id': `${address}#player`,
        name,
        url: address,
        jobTitle: ['Football player', position?.toLowerCase()].filter(Boolean).join(', '),
        ...(birthDate !== null && { birthDate }),
        ...(nationality && { nationality: { '@type': 'Country', name: nationality } }),
        ...(club && leftOn === undefined && { memberOf: teamReference(club, addressOf) }),
      }}
    />
  )
}
