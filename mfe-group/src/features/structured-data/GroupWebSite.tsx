import { COMPANY } from 'shared-contracts/site/company'
import { groupReference, JsonLd, useAddressOf } from 'shared-ui/structured-data'

/** Structured data of the site and its search. */
export function GroupWebSite() {
  const addressOf = useAddressOf()
  return (
    <JsonLd
      data={{
        '@type': 'WebSite',
        '@id': addressOf('/#website'),
        name: COMPANY.name,
        url: addressOf('/'),
        inLanguage: 'en',
        publisher: groupReference(addressOf),
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: addressOf('/search?q={search_term_string}'),
          },
          'query-input': 'required name=search_term_string',
        },
      }}
    />
  )
}
