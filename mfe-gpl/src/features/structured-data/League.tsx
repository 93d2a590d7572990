import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { JsonLd, useAddressOf } from 'shared-ui/structured-data'
import { COMPETITION } from '../../site/competition.ts'

/**
 * The league for search engines. Its matches, tables, players, stories and products are samples here, so no page
 * describes them as structured data, which would present them as facts.
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
