import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import type { Answer } from 'shared-ui/testing'
import { answerWithSubsidiaries } from '../../testing/answers.ts'
import { openSite, settle } from '../../testing/open-site.tsx'
import { look, MINUTE, pass, SECOND } from '../../testing/time.ts'

const METALS = '/api/metals-prices'
const COMMODITIES = '/api/commodities-prices'
const GHANA = '/api/ghana-market-data'

const goldAt = (price: number): Answer => ({
  body: [{ name: 'Gold Spot', price, change: 1, changePercent: 1 }],
})

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-01-26T09:00:00Z') })
})

afterEach(() => {
  look('visible')
  cleanup()
  jest.useRealTimers()
})

describe('polling of prices', () => {
  it('asks for each market once a minute', async () => {
    const api = answerWithSubsidiaries({ [COMMODITIES]: { body: [] }, [GHANA]: { body: [] } })
    await openSite('agricol')
    expect([api.requestsOf(COMMODITIES).length, api.requestsOf(GHANA).length]).toEqual([1, 1])
    for (let minute = 0; minute < 5; minute++) await pass(MINUTE)
    expect([api.requestsOf(COMMODITIES).length, api.requestsOf(GHANA).length]).toEqual([6, 6])
  })

  it('gives up a request that hangs, says so, and has no more than one in flight', async () => {
    const api = answerWithSubsidiaries({ [METALS]: 'hangs' })
    await openSite('gold')
    expect(screen.getByText('Loading live precious metals prices...')).toBeTruthy()
    await pass(10_000)
    expect(screen.getByText('Unable to load live pricing data.')).toBeTruthy()
    expect(api.openOf(METALS)).toBe(0)
    for (let second = 0; second < 180; second++) {
      await pass(1_000)
      expect(api.openOf(METALS)).toBeLessThanOrEqual(1)
    }
  })

  it('keeps its failure in place while it asks again', async () => {
    let answer: Answer = 'fails'
    const api = answerWithSubsidiaries({ [METALS]: () => answer })
    await openSite('gold')
    const failure = screen.getByText('Unable to load live pricing data.')
    answer = 'hangs'
    await pass(MINUTE)
    expect(api.openOf(METALS)).toBe(1)
    expect(screen.getByText('Unable to load live pricing data.')).toBe(failure)
  })

  it('rests while the tab is hidden, and catches up when it returns', async () => {
    const api = answerWithSubsidiaries({ [METALS]: goldAt(2650) })
    await openSite('gold')
    look('hidden')
    await pass(10 * MINUTE)
    expect(api.requestsOf(METALS).length).toBe(1)
    look('visible')
    await settle()
    expect(api.requestsOf(METALS).length).toBe(2)
  })

  it('does not ask again for prices that are fresh when the tab returns', async () => {
    const api = answerWithSubsidiaries({ [METALS]: goldAt(2650) })
    await openSite('gold')
    look('hidden')
    await pass(20_000)
    look('visible')
    await settle()
    expect(api.requestsOf(METALS).length).toBe(1)
  })

  it('asks a failing server no more often when the tab comes and goes', async () => {
    const api = answerWithSubsidiaries({ [METALS]: 'fails' })
    await openSite('gold')
    for (let time = 0; time < 5; time++) {
      look('hidden')
      look('visible')
      await pass(SECOND)
    }
    expect(api.requestsOf(METALS).length).toBe(1)
    await pass(30 * SECOND)
    look('hidden')
    look('visible')
    await settle()
    expect(api.requestsOf(METALS).length).toBe(2)
  })

  it('says so when the network is away, and asks once it is back', async () => {
    let answer: Answer = goldAt(2650)
    const api = answerWithSubsidiaries({ [METALS]: () => answer })
    await openSite('gold')
    answer = 'fails'
    window.dispatchEvent(new Event('offline'))
    await pass(MINUTE)
    expect(screen.getByText(/The last update failed/)).toBeTruthy()
    await pass(40 * SECOND)
    answer = goldAt(2651)
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(api.requestsOf(METALS).length).toBe(3)
    expect(screen.queryByText(/The last update failed/)).toBeNull()
  })

  it('keeps the last prices when a refresh fails, and says so', async () => {
    let answer: Answer = goldAt(2650)
    answerWithSubsidiaries({ [METALS]: () => answer })
    await openSite('gold')
    answer = 'fails'
    await pass(MINUTE)
    expect(screen.getByRole('list', { name: 'Live precious metals prices' })).toBeTruthy()
    expect(screen.getByText(/The last update failed/)).toBeTruthy()
  })

  it('draws the prices that the page has seen', async () => {
    let price = 2650
    answerWithSubsidiaries({ [METALS]: () => goldAt(price++) })
    await openSite('gold')
    await pass(MINUTE)
    expect(
      screen.getByRole('img', {
        name: '2 prices seen on this page, from $2,650.00 to $2,651.00',
      }),
    ).toBeTruthy()
  })

  it('asks no more once the page is left', async () => {
    const api = answerWithSubsidiaries({ [METALS]: goldAt(2650) })
    const { unmount } = await openSite('gold')
    unmount()
    await pass(5 * MINUTE)
    expect(api.requestsOf(METALS).length).toBe(1)
  })
})

describe('the clock', () => {
  it('moves every 60 seconds', async () => {
    answerWithSubsidiaries()
    await openSite('gold')
    expect(screen.getByText('Jan 26, 09:00 GMT')).toBeTruthy()
    await pass(MINUTE - 100)
    expect(screen.getByText('Jan 26, 09:00 GMT')).toBeTruthy()
    await pass(100)
    expect(screen.getByText('Jan 26, 09:01 GMT')).toBeTruthy()
  })
})
