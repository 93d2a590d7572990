import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { Named } from 'shared-contracts/league/name'
import { JsonLd, useAddressOf } from 'shared-ui/structured-data'
import { useScopedSeason } from '../season/SeasonScope.tsx'
import { sportsEvent } from './sports-event.ts'
import { teamReference } from './sports-team.ts'

interface ListFactsProps {
  /** Name of the list: `Fixtures`. */
  readonly name: string
  /** In the order of the list; give either `fixtures` or `clubs`. */
  readonly fixtures?: readonly FixtureResponse[]
  readonly clubs?: readonly Named[]
}

/** The matches or clubs that a page lists, for search engines; nothing for a sample season (decision 46). */
export function ListFacts({ name, fixtures = [], clubs = [] }: ListFactsProps) {
  const season = useScopedSeason()
  const addressOf = useAddressOf()
  const items = [
    ...fixtures.map((fixture) => sportsEvent(fixture, null, addressOf)),
    ...clubs.map((club) => teamReference(club, addressOf)),
  ]
  if (!season || season.isSample || items.length === 0) return null
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        name,
        numberOfItems: items.length,
        itemListElement: items.map((item, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item,
        })),
      }}
    />
  )
}
