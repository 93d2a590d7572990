import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { CommodityPriceResponse, GhanaMarketPriceResponse } from 'shared-contracts/api/prices'
import * as v from 'valibot'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp } from '../../foundation/database/testing/test-app.ts'
import {
  commoditiesApi,
  exchangeRateApi,
  startPriceServer,
  type PriceServer,
} from './testing/price-server.ts'

onEachDatabase('prices in the other currency', (newConfig) => {
  const now = new Date().toISOString()
  const today = now.slice(0, 10)
  let rates: PriceServer
  let commodities: PriceServer
  let ghana: PriceServer
  beforeAll(async () => {
    rates = await startPriceServer(exchangeRateApi(12.5, now))
    commodities = await startPriceServer(commoditiesApi('k', now))
    const table = `name,price,unit,date\nWhite Maize,500,100 kg bag,${today}\n`
    ghana = await startPriceServer((response) => response.end(table))
  })
  afterAll(() => Promise.all([rates, commodities, ghana].map((server) => server.stop())))

  const startApi = async () =>
    startTestApp(
      await newConfig({
        PRICE_SOURCES: JSON.stringify({
          commodities: {
            url: commodities.origin,
            key: 'k',
            format: 'commodities-api',
            source: 'commodities-api.com',
            delay: 'live',
          },
          ghana: { url: ghana.origin, source: 'An exchange', delay: 'daily' },
          currency: { url: rates.origin, source: 'ExchangeRate-API', delay: 'daily', licence: 'L' },
        }),
      }),
    )

  it('stand beside the real prices, with the origin of the rate, and beside no sample', async () => {
    const { app, inject } = await startApi()
    try {
      const world = (await inject('/api/commodities-prices')).json<unknown[]>()
      const [cocoa] = v.parse(v.array(CommodityPriceResponse), world)
      expect(cocoa).toMatchObject({ name: 'Cocoa', price: 8_000, source: 'commodities-api.com' })
      expect(cocoa?.converted).toMatchObject({
        currency: 'GHS',
        price: 100_000,
        rate: 12.5,
        source: 'ExchangeRate-API',
        sourceUrl: rates.origin,
        licence: 'L',
        delayClass: 'daily',
        stale: false,
      })
      const local = (await inject('/api/ghana-market-data')).json<unknown[]>()
      expect(v.parse(v.array(GhanaMarketPriceResponse), local)[0]).toMatchObject({
        closingPrice: 500,
        converted: { currency: 'USD', price: 40, rate: 12.5 },
      })
      const metals = (await inject('/api/metals-prices')).json<object[]>()
      expect(metals[0]).toMatchObject({ source: 'sample' })
      expect(metals[0]).not.toHaveProperty('converted')
    } finally {
      await app.close()
    }
  }, 60_000)

  it('are left out without a rate, and the prices stand', async () => {
    rates.answerWith((response) => response.writeHead(500).end())
    const { app, inject } = await startApi()
    try {
      const [cocoa] = (await inject('/api/commodities-prices')).json<object[]>()
      expect(cocoa).toMatchObject({ price: 8_000 })
      expect(cocoa).not.toHaveProperty('converted')
    } finally {
      await app.close()
    }
  }, 60_000)
})
