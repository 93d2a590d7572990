import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { JsonLd, useAddressOf } from 'shared-ui/structured-data'
import { COMPETITION } from '../../site/competition.ts'

/**
 * The league for search engines. Pages describe their matches, clubs, players and stories only if these are no
 * samples, which structured data would present as facts (decision 46).
 */
export function League() {
  const addressOf = useAddressOf()
  return (
    <JsonLd
      data={{
        '@type': 'SportsOrganization',
        '@id': addressOf(`${PORTAL_PREFIX}#league`),
        name: COMPETITION,
        alternateName: 'GPL',
        sport: 'Football',
        url: addressOf(PORTAL_PREFIX),
        logo: addressOf('/icons/floodlight-512.png'),
        areaServed: { '@type': 'Country', name: 'Ghana' },
      }}
    />
  )
}
