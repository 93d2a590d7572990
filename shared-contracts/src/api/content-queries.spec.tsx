import { expect, it, jest } from '@jest/globals'
import { createQueryClient } from 'shared-contracts/query'
import {
  listedSubsidiaryQuery,
  subsidiariesQuery,
  subsidiaryNamesQuery,
} from './content-queries.ts'

const GOLD = {
  ...{ id: 1, slug: 'gold', name: 'FBC Gold', tagline: 'Refined', description: 'Gold.' },
  ...{ heroImage: '/media/gold', services: ['Assay'] },
}

it('a browser asks for the list of subsidiaries once, whichever parts of it are shown', async () => {
  const answer = { ok: true, status: 200, json: () => Promise.resolve([GOLD]) }
  const fetched = jest.fn(() => Promise.resolve(answer))
  Object.assign(globalThis, { fetch: fetched })
  const client = createQueryClient()
  const [names, gold] = await Promise.all([
    client.fetchQuery(subsidiaryNamesQuery()),
    client.fetchQuery(listedSubsidiaryQuery('gold')),
  ])
  expect(names).toEqual([{ slug: 'gold', name: 'FBC Gold' }])
  expect(gold).toEqual(GOLD)
  await expect(client.fetchQuery(listedSubsidiaryQuery('construction'))).resolves.toBeNull()
  await expect(client.fetchQuery(subsidiariesQuery())).resolves.toEqual([GOLD])
  expect(fetched).toHaveBeenCalledTimes(1)
})
