import { expect, it } from '@jest/globals'
import { DataSource } from 'typeorm'
import { createApp } from '../../create-app.ts'
import { contactMessage } from '../../intake/contact/testing/contact-message.ts'
import { configIn, onOwnMariaDb } from './testing/on-each-database.ts'
import { startTestApp } from './testing/test-app.ts'

onOwnMariaDb('a database server that only reads', (server, newFolder) => {
  it('lets the API start, which refuses writes by 503 and answers reads', async () => {
    const DATABASE_URL = await server().createDatabase()
    const config = configIn(await newFolder(), { DATABASE_URL })
    await (await startTestApp(config)).app.close()
    const operator = await new DataSource({ type: 'mariadb', url: server().url }).initialize()
    await operator.query('SET GLOBAL tx_read_only = 1')
    await operator.destroy()
    const app = await createApp(config)
    try {
      await app.init()
      const payload = contactMessage()
      const sent = await app.inject({ method: 'POST', url: '/api/contact', payload })
      expect([sent.statusCode, sent.headers['retry-after']]).toEqual([503, '5'])
      for (const url of ['/api/news', '/readyz']) {
        await expect(app.inject(url)).resolves.toMatchObject({ statusCode: 200 })
      }
    } finally {
      await app.close()
    }
  }, 60_000)
})
