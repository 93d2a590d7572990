import { afterEach, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { inHost, structuredDataOf, testHost } from 'shared-ui/testing'
import type { ReactNode } from 'react'
import type { SeasonResponse } from 'shared-contracts/league/season'
import { aFixture } from '../../testing/league-records.ts'
import { SeasonScope } from '../season/SeasonScope.tsx'
import { ListFacts } from './ListFacts.tsx'

afterEach(cleanup)

const host = testHost({ settings: { publicOrigin: 'https://example.org' } })

const told = (season: Pick<SeasonResponse, 'isSample'> | undefined, part: ReactNode) =>
  structuredDataOf(
    render(
      inHost(<SeasonScope season={season as SeasonResponse | undefined}>{part}</SeasonScope>, host),
    ).container,
  )

it('tells search engines the matches of a list in its order', () => {
  const fixtures = [
    aFixture({ slug: 'a' }),
    aFixture({ slug: 'b', status: 'postponed', day: null, kickOff: null }),
  ]
  expect(
    told({ isSample: false }, <ListFacts name="Fixtures" fixtures={fixtures} />),
  ).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'SportsEvent',
            url: 'https://example.org/gpl/matches/a',
            location: { name: 'Lions Park' },
          },
        },
        { position: 2, item: { eventStatus: 'https://schema.org/EventPostponed' } },
      ],
    },
  ])
})

it('tells them the clubs of a table', () => {
  const clubs = [{ slug: 'lions', name: 'Accra Lions' }]
  expect(told({ isSample: false }, <ListFacts name="Table" clubs={clubs} />)).toMatchObject([
    { itemListElement: [{ item: { '@type': 'SportsTeam', name: 'Accra Lions' } }] },
  ])
})

it('tells them nothing of a sample, of a season that is not known, and of nothing', () => {
  const list = <ListFacts name="Fixtures" fixtures={[aFixture()]} />
  expect(told({ isSample: true }, list)).toEqual([])
  expect(told(undefined, list)).toEqual([])
  expect(told({ isSample: false }, <ListFacts name="Fixtures" />)).toEqual([])
})
