import { describe, expect, it } from '@jest/globals'
import {
  CommodityPriceResponse,
  GhanaMarketPriceResponse,
  MetalPriceResponse,
} from 'shared-contracts/api/prices'
import * as v from 'valibot'
import { SamplePriceSource } from './sample-price-source.ts'

const source = new SamplePriceSource()
const noon = new Date('2025-06-02T12:00:30.000Z')

describe('sample prices', () => {
  it('are gold and silver, in that order, for metals', async () => {
    const metals = v.parse(v.array(MetalPriceResponse), await source.metals(noon))
    expect(metals.map(({ name }) => name)).toEqual(['Gold Spot', 'Silver Spot'])
  })

  it('are eight commodities on world markets and eight in Ghana', async () => {
    const world = v.parse(v.array(CommodityPriceResponse), await source.commodities(noon))
    const ghana = v.parse(v.array(GhanaMarketPriceResponse), await source.ghanaMarket(noon))
    expect([world.length, ghana.length]).toEqual([8, 8])
    expect(ghana.filter(({ volume }) => volume === 0)).toHaveLength(1)
    expect(ghana.every(({ volume }) => Number.isInteger(volume))).toBe(true)
  })

  it('say that they are samples, and of which minute', async () => {
    const spot = [...(await source.metals(noon)), ...(await source.commodities(noon))]
    const closing = await source.ghanaMarket(noon)
    const all = [...spot, ...closing]
    expect(new Set(all.map(({ source: name }) => name))).toEqual(new Set(['sample']))
    expect(new Set(spot.map(({ asOf }) => asOf))).toEqual(new Set(['2025-06-02T12:00:00.000Z']))
    expect(new Set(closing.map(({ asOf }) => asOf))).toEqual(new Set(['2025-06-02T00:00:00.000Z']))
  })

  it('close once a day in Ghana', async () => {
    const evening = new Date('2025-06-02T21:17:00.000Z')
    const prices = await source.ghanaMarket(noon)
    await expect(source.ghanaMarket(evening)).resolves.toEqual(prices)
    const [maize] = await source.history('ghana', evening)
    expect(maize?.points.at(-1)?.price).toBe(prices[0]?.closingPrice)
    expect(maize?.points).toHaveLength(28)
  })

  it('are drawn as lines of which no two are alike', async () => {
    const shapes = (await source.history('commodities', noon)).map(({ points }) =>
      points.map(({ price }, at) => Math.sign(price - (points[at - 24]?.price ?? price))).join(''),
    )
    expect(new Set(shapes).size).toBe(8)
  })

  it('are the same for the same minute, whoever asks', async () => {
    const later = new Date('2025-06-02T12:00:59.000Z')
    await expect(new SamplePriceSource().metals(later)).resolves.toEqual(await source.metals(noon))
  })

  it('have a week of history that ends with this hour, and says that it is a sample', async () => {
    const [gold] = await source.history('metals', noon)
    expect(gold).toMatchObject({ name: 'Gold Spot', source: 'sample' })
    expect(gold?.points).toHaveLength(168)
    expect(gold?.points.at(-1)?.asOf).toBe('2025-06-02T12:00:00.000Z')
    const [price] = await source.metals(new Date('2025-06-02T12:00:00.000Z'))
    expect(gold?.points.at(-1)?.price).toBe(price?.price)
  })

  it('change by what they differ from the day before', async () => {
    const [gold] = await source.metals(noon)
    const [before] = await source.metals(new Date('2025-06-01T12:00:00.000Z'))
    expect(gold?.change).toBeCloseTo((gold?.price ?? 0) - (before?.price ?? 0), 2)
  })

  it('move slowly and stay near their base for a whole year', async () => {
    let last: number | undefined
    for (let minute = 0; minute < 365 * 24 * 60; minute += 61) {
      const at = new Date(Date.UTC(2025, 0, 1, 0, minute))
      const [gold] = await source.metals(at)
      const price = gold?.price ?? 0
      expect(Math.abs(price / 2_650 - 1)).toBeLessThanOrEqual(0.03)
      if (last !== undefined) expect(Math.abs(price / last - 1)).toBeLessThan(0.01)
      last = price
    }
  })
})
