import type { ClubResponse } from 'shared-contracts/league/club'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { JsonLd, useAddressOf } from 'shared-ui/structured-data'
import { teamReference } from '../../features/structured-data/sports-team.ts'
import { playerAddress } from '../../site/league-addresses.ts'

/** Structured data of a club; none if its season is a sample. */
export function TeamFacts({ club }: { readonly club: ClubResponse }) {
  const { city, founded, ground, manager, squad, isSample, seasons } = club
  const addressOf = useAddressOf()
  if (isSample) return null
  const competition = seasons[0]?.competition.name
  return (
    <JsonLd
      data={{
        ...teamReference(club, addressOf),
        ...((ground || city) && {
          location: {
            '@type': 'Place',
            name: ground?.name ?? city,
            address: {
              '@type': 'PostalAddress',
              ...(city && { addressLocality: city }),
              addressCountry: 'GH',
            },
          },
        }),
        ...(founded !== null && { foundingDate: String(founded) }),
        ...(manager && { coach: { '@type': 'Person', name: manager } }),
        ...(competition && { memberOf: { '@type': 'SportsOrganization', name: competition } }),
        athlete: squad.map(({ slug, name }) => {
          const address = addressOf(PORTAL_PREFIX + playerAddress(slug))
          return { '@type': 'Person', '@id': `${address}#player`, name, url: address }
        }),
      }}
    />
  )
}
