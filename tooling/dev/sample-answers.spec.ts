import { expect, it } from '@jest/globals'
import { sampleAnswer } from './sample-answers.ts'

it.each([
  '/api/subsidiaries',
  '/api/subsidiaries/gold',
  '/api/news',
  '/api/openings',
  '/api/people',
  '/api/company',
  '/api/metals-prices',
  '/api/commodities-prices',
  '/api/ghana-market-data',
  '/api/price-history/metals',
  '/api/price-history/commodities',
  '/api/price-history/ghana',
  '/api/league/seasons',
  '/api/league/seasons/2024-25/fixtures?round=15',
])('a remote alone is answered %s', async (path) => {
  const { status, body } = await sampleAnswer('GET', path)
  expect(status).toBe(200)
  expect(body).toBeTruthy()
})

it('a remote alone is told of an address that the API does not have', async () => {
  await expect(sampleAnswer('GET', '/api/nothing')).resolves.toMatchObject({ status: 404 })
})
