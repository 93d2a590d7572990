import { expect, it } from '@jest/globals'
import { contactMessage } from '../../intake/contact/testing/contact-message.ts'
import { configIn, onOwnMariaDb } from '../database/testing/on-each-database.ts'
import { startTestApp } from '../database/testing/test-app.ts'

/** More than the pool has connections. */
const WRITERS = 40

onOwnMariaDb('readiness', (server, newFolder) => {
  it('outlives a crowd of writers that wait for each other, and not the database', async () => {
    const { app, inject, dataSource } = await startTestApp(
      configIn(await newFolder(), { DATABASE_URL: await server().createDatabase() }),
    )
    const runner = dataSource.createQueryRunner()
    try {
      await runner.query('LOCK TABLES contacts WRITE, rate_limits WRITE')
      const payload = contactMessage()
      const writers = Array.from({ length: WRITERS }, () =>
        inject({ method: 'POST', url: '/api/contact', payload }),
      )
      for (let probe = 0; probe < 5; probe += 1) {
        await expect(inject('/readyz')).resolves.toMatchObject({ statusCode: 200 })
      }
      await runner.query('UNLOCK TABLES')
      await runner.release()
      await Promise.all(writers)
      await server().kill()
      await expect(inject('/readyz')).resolves.toMatchObject({ statusCode: 503 })
    } finally {
      await app.close()
    }
  }, 60_000)
})
