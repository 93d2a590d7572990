import { expect, it } from '@jest/globals'
import { onEachDatabase } from '../../../foundation/database/testing/on-each-database.ts'
import { startTestApp } from '../../../foundation/database/testing/test-app.ts'
import { Transactions } from '../../../foundation/database/transactions.ts'
import { UPLOAD, type FeedConfig } from './feed-config.ts'
import { Feed } from './feed.ts'
import { PriceRepository } from './price-repository.ts'
import { readTable } from './table.ts'
import { uploadPrices } from './upload-prices.ts'

const noon = new Date('2025-11-20T12:00:00.000Z')
const after = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
const config: FeedConfig = { url: UPLOAD, source: 'Grain council', delay: 'daily' }
const table = (price: string) =>
  `name,price,unit,date,volume\nMaize,${price},100 kg bag,2025-11-20,7\nRice,610,bag,2025-11-20,\n`

onEachDatabase('prices that an operator uploads', (newConfig) => {
  it('are shown by every process, kept whole or not at all, and expire like others', async () => {
    const { app, dataSource } = await startTestApp(await newConfig())
    const prices = new PriceRepository(dataSource, app.get(Transactions))
    const feeds = [0, 1].map(() => new Feed({ list: 'ghana', config, prices, read: readTable }))
    const [one, other] = feeds as [Feed, Feed]
    const upload = (source: string, now: Date) =>
      app.get(Transactions).run((manager) => uploadPrices(manager, 'ghana', source, now))
    try {
      await expect(one.quotes(noon)).rejects.toThrow('not available')
      await expect(upload(table('520'), noon)).resolves.toMatchObject({ mistakes: [] })
      const shown = { name: 'Maize', price: 520, volume: 7, source: 'Grain council', stale: false }
      await expect(one.quotes(after(20))).resolves.toMatchObject([shown, { name: 'Rice' }])
      await expect(other.quotes(noon)).resolves.toMatchObject([shown, {}])

      const bad = await upload(table('much'), after(1))
      expect(bad.mistakes).toEqual(['line 2: price must be a number above 0, like 520.50'])
      await one.refresh(after(1))
      await expect(one.quotes(after(1))).resolves.toMatchObject([shown, { price: 610 }])

      await upload(table('530'), after(2))
      await other.refresh(after(2))
      await expect(other.quotes(after(2))).resolves.toMatchObject([{ price: 530 }, {}])
      await expect(other.quotes(after(27))).rejects.toThrow('not available')
      await expect(prices.history('ghana', after(2))).resolves.toMatchObject([
        { name: 'Maize', points: [{ price: 530 }] },
        { name: 'Rice' },
      ])
    } finally {
      await Promise.all(feeds.map((feed) => feed.settle()))
      await app.close()
    }
  }, 60_000)
})
