import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { createQueryClient, QueryClientProvider, useQuery } from 'shared-contracts/query'
import type { Answer, SentRequest } from 'shared-ui/testing'
import { answerWithSubsidiaries } from '../../testing/answers.ts'
import { openSite } from '../../testing/open-site.tsx'
import { HOUR, look, MINUTE, pass, SECOND } from '../../testing/time.ts'
import { commoditiesQuery, ghanaMarketQuery, metalsQuery } from './price-queries.ts'

const DAY = 24 * HOUR

/** Time limit for a day of React's work on a busy machine, in real milliseconds. */
const DAY_LIMIT_MS = 60_000

/** Returns a market's responses, each with another price. */
const movingPrice = (after?: number) => {
  let price = 0
  return (): Answer => {
    price++
    return {
      body: [
        {
          name: 'Cocoa',
          commodity: 'Cocoa',
          symbol: 'CC',
          unit: 'tonne',
          price,
          change: 1,
          changePercent: 1,
          closingPrice: price,
          priceChange: 1,
          percentChange: 1,
          volume: 1,
        },
      ],
      after,
    }
  }
}

const PAGES = [
  ['gold', ['/api/metals-prices']],
  ['agricol', ['/api/commodities-prices', '/api/ghana-market-data']],
] as const

/** Returns the distinct intervals between consecutive requests. */
const gapsOf = (requests: readonly SentRequest[]) => [
  ...new Set(requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0))),
]

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-01-26T09:00:00Z') })
})

afterEach(() => {
  look('visible')
  cleanup()
  jest.useRealTimers()
})

describe.each(PAGES)('hours of /%s', (slug, paths) => {
  const everyPath = (answerOf: () => Answer | (() => Answer)) =>
    answerWithSubsidiaries(Object.fromEntries(paths.map((path) => [path, answerOf()])))

  it(
    'ask once a minute, and keep no more after three than after one',
    async () => {
      const api = everyPath(() => movingPrice())
      const { container, client } = await openSite(slug)
      const queries = () => client.getQueryCache().getAll()
      const kept = () => ({
        timers: jest.getTimerCount(),
        observers: queries().map((query) => query.getObserversCount()),
        nodes: container.querySelectorAll('*').length,
        sparklines: screen.getAllByRole('img', { name: /^60 prices seen/ }).length,
      })
      await pass(HOUR)
      const afterAnHour = kept()
      await pass(2 * HOUR)
      expect(kept()).toEqual(afterAnHour)
      for (const path of paths) {
        expect(api.requestsOf(path)).toHaveLength(1 + (3 * HOUR) / MINUTE)
        expect(api.mostOpenOf(path)).toBe(1)
        expect(gapsOf(api.requestsOf(path))).toEqual([MINUTE])
      }
    },
    DAY_LIMIT_MS,
  )

  it(
    'ask for nothing behind other tabs, and once when the page returns',
    async () => {
      const api = everyPath(() => movingPrice())
      await openSite(slug)
      await pass(MINUTE + 20 * SECOND)
      look('hidden')
      await pass(DAY)
      look('visible')
      const returned = Date.now()
      await pass(3 * MINUTE)
      for (const path of paths) {
        const times = api.requestsOf(path).map(({ at }) => at)
        expect(times.slice(2)).toEqual([0, 1, 2, 3].map((n) => returned + n * MINUTE))
      }
    },
    DAY_LIMIT_MS,
  )
})

describe('24 hours of polling', () => {
  const SLOW = ['takes 5 s', 5 * SECOND, movingPrice(5 * SECOND)] as const

  // One function creates all three queries, so the failing case is only tested with one of them.
  it.each([
    ['/api/metals-prices', ...SLOW, metalsQuery],
    ['/api/commodities-prices', ...SLOW, commoditiesQuery],
    ['/api/ghana-market-data', ...SLOW, ghanaMarketQuery],
    [
      '/api/metals-prices',
      'takes 90 s, and is given up after 10 s',
      10 * SECOND,
      movingPrice(90 * SECOND),
      metalsQuery,
    ],
    [
      '/api/metals-prices',
      'never comes, and is given up after 10 s',
      10 * SECOND,
      'hangs',
      metalsQuery,
    ],
  ] as const)(
    'ask %s a minute after an answer that %s',
    async (path, _how, wait, answer, query) => {
      function Watch() {
        useQuery(query())
        return null
      }
      const api = answerWithSubsidiaries({ [path]: answer })
      render(
        <QueryClientProvider client={createQueryClient()}>
          <Watch />
        </QueryClientProvider>,
      )
      await pass(DAY)
      expect(api.requestsOf(path)).toHaveLength(1 + Math.floor(DAY / (MINUTE + wait)))
      expect(api.mostOpenOf(path)).toBe(1)
      expect(gapsOf(api.requestsOf(path))).toEqual([MINUTE + wait])
    },
    DAY_LIMIT_MS,
  )
})
