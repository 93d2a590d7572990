import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { DeskPrices, PriceFileAnswer } from 'shared-contracts/desk/prices'
import * as v from 'valibot'
import { signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const today = daysAgo(0)
const file = (...rows: string[]) => ['name,price,unit,date', ...rows].join('\n')

onEachDatabase('prices at the desk', (newConfig) => {
  const metals = createServer((_, response) => void response.writeHead(500).end())
  let api: TestApp
  let office: DeskClient
  beforeAll(async () => {
    metals.listen(0, '127.0.0.1')
    await once(metals, 'listening')
    const { port } = metals.address() as AddressInfo
    const sources = {
      ghana: { url: 'upload:', source: 'Grain council', delay: 'daily' },
      metals: { url: `http://127.0.0.1:${port}`, source: 'A bullion desk', delay: 'live' },
    }
    api = await startTestApp(await newConfig({ PRICE_SOURCES: JSON.stringify(sources) }))
    office = await signedIn(() => api, { name: 'Esi', role: 'group-editor' })
  }, 60_000)
  afterAll(async () => {
    await api.app.close()
    metals.close()
  })

  const overview = async () =>
    v.parse(DeskPrices, (await office.send('GET', '/api/desk/prices')).json())
  const listOf = async (name: string) => (await overview()).lists.find(({ list }) => list === name)
  const send = (call: 'check' | 'upload', text: string, list = 'ghana') =>
    office.send('POST', `/api/desk/prices/${list}/${call}`, { text })
  const answerOf = async (call: 'check' | 'upload', text: string) => {
    const answer = await send(call, text)
    expect(answer.statusCode).toBe(200)
    return v.parse(PriceFileAnswer, answer.json())
  }

  it('say what visitors read, and that samples are samples', async () => {
    const { lists, currency } = await overview()
    expect(lists.map(({ list }) => list)).toEqual(['metals', 'commodities', 'ghana'])
    const commodities = await listOf('commodities')
    expect(commodities?.feed).toBeNull()
    expect(commodities?.prices[0]).toMatchObject({
      name: 'Cocoa',
      currency: 'USD',
      source: 'sample',
    })
    expect(currency).toBeNull()
  })

  it('say how each source does', async () => {
    const { feed, prices } = (await listOf('metals')) ?? {}
    expect(prices).toEqual([])
    expect(feed).toMatchObject({
      source: 'A bullion desk',
      kind: 'asked',
      lastSuccessAt: null,
      lastFault: { text: 'The source answered 500' },
      failures: 1,
    })
    expect((await listOf('ghana'))?.feed).toEqual({
      source: 'Grain council',
      kind: 'upload',
      lastSuccessAt: null,
      lastFault: null,
      failures: 0,
      nextAt: null,
    })
  })

  it('come from a file, which is looked at before anything changes', async () => {
    const first = file(`Maize,520,100 kg bag,${today}`, `Rice,610,bag,${today}`)
    const maize = { name: 'Maize', unit: '100 kg bag', price: 520, before: null }
    expect(await answerOf('check', first)).toMatchObject({ rows: 2, changes: [maize, {}] })
    expect((await listOf('ghana'))?.prices).toEqual([])
    await answerOf('upload', first)
    const { feed, prices } = (await listOf('ghana')) ?? {}
    expect(feed?.lastSuccessAt).toMatch(/Z$/)
    expect(prices).toMatchObject([
      { name: 'Maize', price: 520, currency: 'GHS', source: 'Grain council', stale: false },
      { name: 'Rice', price: 610 },
    ])
    const second = file(`Maize,530,100 kg bag,${today}`, `Cowpea,99,bag,${today}`)
    const changes = [
      { name: 'Maize', price: 530, before: 520 },
      { name: 'Cowpea', price: 99, before: null },
      { name: 'Rice', price: null, before: 610 },
    ]
    expect(await answerOf('check', second)).toMatchObject({ changes })
    expect(await answerOf('upload', second)).toMatchObject({ changes })
    const shown = (await listOf('ghana'))?.prices.map(({ name, price }) => [name, price])
    expect(shown).toEqual([
      ['Maize', 530],
      ['Cowpea', 99],
    ])
    await answerOf('upload', first)
    expect(await answerOf('check', second)).toMatchObject({ changes })
    await answerOf('upload', second)
    const visitors = await api.inject({ method: 'GET', url: '/api/ghana-market-data' })
    expect(visitors.statusCode).toBe(200)
  })

  it('are taken whole or not at all, with a line for each mistake', async () => {
    const before = (await listOf('ghana'))?.prices
    const bad = file(`Maize,much,bag,${today}`, `Rice,610,bag,${today}`, `Cowpea,-1,bag,never`)
    for (const call of ['check', 'upload'] as const) {
      const answer = await send(call, bad)
      expect(answer.statusCode).toBe(400)
      const { fieldErrors } = answer.json<{ fieldErrors: { text: string[] } }>()
      expect(fieldErrors.text).toHaveLength(2)
      expect(fieldErrors.text[0]).toBe('line 2: price must be a number above 0, like 520.50')
      expect(fieldErrors.text[1]).toMatch(/^line 4: /)
    }
    expect((await listOf('ghana'))?.prices).toEqual(before)
    expect((await send('upload', '[]')).statusCode).toBe(400)
    expect((await send('upload', file(`Maize,1,bag,${today}`), 'metals')).statusCode).toBe(409)
    expect((await send('upload', file(`Maize,1,bag,${today}`), 'bonds')).statusCode).toBe(404)
  })

  it('that are too old for visitors are announced as not shown, and history is no mistake', async () => {
    const text = file(
      `Maize,540,100 kg bag,${daysAgo(12)}`,
      `Soya,80,bag,${daysAgo(12)}`,
      `Cowpea,90,bag,${daysAgo(12)}`,
      `Cowpea,95,bag,${daysAgo(8)}`,
    )
    const expected = [
      { name: 'Maize', price: null, before: 530 },
      { name: 'Soya', price: null, before: null },
      { name: 'Cowpea', price: 95, before: 99 },
    ]
    const { changes } = await answerOf('check', text)
    expect(changes).toMatchObject(expected)
    expect(changes[0]?.asOf).toMatch(daysAgo(12))
    await answerOf('upload', text)
    const shown = (await listOf('ghana'))?.prices.map(({ name, price }) => [name, price])
    expect(shown).toEqual([['Cowpea', 95]])
  })

  it('are uploaded in somebody’s name', async () => {
    const ama = await signedIn(() => api, { name: 'Ama' })
    const audit = await ama.send('GET', '/api/desk/audit?q=prices')
    expect(audit.json()).toMatchObject({
      items: [{ actor: 'Esi', action: 'prices uploaded', change: 'ghana: 4 rows' }, {}, {}, {}, {}],
      total: 5,
    })
  })
})
