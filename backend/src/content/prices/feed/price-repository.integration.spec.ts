import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { onEachDatabase } from '../../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../../foundation/database/testing/test-app.ts'
import { PriceRepository } from './price-repository.ts'
import { PricePoint } from './price-point.entity.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOW = new Date('2026-03-02T09:00:00.000Z')

onEachDatabase('the price repository', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
  }, 60_000)
  afterAll(() => api.app.close())

  /** Stores a price that is 0 now, 1 a step before, 2 two steps before, and so on. */
  const keep = (name: string, count: number, stepMs: number) =>
    api.dataSource.manager.insert(
      PricePoint,
      Array.from({ length: count }, (_, steps) => ({
        list: 'commodities' as const,
        name,
        at: new Date(NOW.getTime() - steps * stepMs),
        price: steps,
      })),
    )

  it('serves the last week of hours, months of days and a year of months, reading no more', async () => {
    await keep('Cocoa', 300, HOUR_MS)
    await keep('Gold', 40, DAY_MS)
    await keep('Tin', 14, 30 * DAY_MS)
    const find = jest.spyOn(api.dataSource.manager, 'find')
    const history = await api.app.get(PriceRepository).history('commodities', NOW)
    const read = await Promise.all(find.mock.results.map(({ value }) => value))
    find.mockRestore()
    expect(read.flat()).toHaveLength(168 + 40 + 14)
    const pricesOf = (wanted: string) =>
      history.find(({ name }) => name === wanted)?.points.map(({ price }) => price)
    const fallingFrom = (price: number) => Array.from({ length: price + 1 }, (_, i) => price - i)
    expect(history.map(({ name }) => name)).toEqual(['Tin', 'Gold', 'Cocoa'])
    expect(pricesOf('Cocoa')).toEqual(fallingFrom(167))
    expect(pricesOf('Gold')).toEqual(fallingFrom(39))
    expect(pricesOf('Tin')).toEqual(fallingFrom(13))
    expect(history[0]?.points.at(-1)).toEqual({ asOf: NOW.toISOString(), price: 0 })
  })

  it('leaves out what is older than 400 days, and other lists', async () => {
    const { manager } = api.dataSource
    const at = new Date(NOW.getTime() - 401 * DAY_MS)
    await manager.insert(PricePoint, { list: 'ghana', name: 'Old', at, price: 1 })
    await expect(api.app.get(PriceRepository).history('ghana', NOW)).resolves.toEqual([])
  })
})
