import { expect, it, jest } from '@jest/globals'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { configIn, onOwnMariaDb } from './testing/on-each-database.ts'
import { startTestApp } from './testing/test-app.ts'
import { contactMessage } from '../../intake/contact/testing/contact-message.ts'

/** More than the pool has connections, so that most of them wait for one. */
const AT_ONCE = 60
/** Maximum duration of a visitor's request while the database is frozen, in milliseconds. */
const LIMIT_MS = 10_000
/** Maximum duration of a read, far below the query timeout, in milliseconds. */
const READ_LIMIT_MS = 1_000

onOwnMariaDb('a database server that stands still', (server, newFolder) => {
  it('costs every write a 503 in time, no read, and nothing once it goes on', async () => {
    const { app, dataSource, inject } = await startTestApp(
      configIn(await newFolder(), {
        DATABASE_URL: await server().createDatabase(),
        INTAKE_LIMIT_PER_EMAIL: '0',
      }),
    )
    const send = async (text: string, key: string) => {
      const started = performance.now()
      const { statusCode } = await inject({
        method: 'POST',
        url: '/api/contact',
        payload: contactMessage({ message: text }),
        headers: { 'idempotency-key': key },
      })
      return { statusCode, ms: performance.now() - started }
    }
    const printed = jest.spyOn(console, 'log')
    try {
      await expect(send('Before the frost.', 'before')).resolves.toMatchObject({ statusCode: 201 })
      server().freeze()
      const sending = Array.from({ length: AT_ONCE }, (_, index) =>
        send('During the frost.', `during-${index}`),
      )
      await expect(inject('/api/subsidiaries')).resolves.toMatchObject({ statusCode: 200 })
      await expect(inject('/readyz')).resolves.toMatchObject({ statusCode: 503 })
      const answers = await Promise.all(sending)
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(LIMIT_MS)

      server().thaw()
      const again = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => send('During the frost.', `during-${index}`)),
      )
      expect(new Set(again.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
      await expect(
        dataSource.manager.countBy(Contact, { message: 'During the frost.' }),
      ).resolves.toBe(AT_ONCE)
      await expect(inject('/readyz')).resolves.toMatchObject({ statusCode: 200 })
      // TypeORM would print slow statements, including what visitors wrote.
      expect(printed).not.toHaveBeenCalled()
    } finally {
      printed.mockRestore()
      server().thaw()
      await app.close()
    }
  }, 120_000)

  it('costs edges the map of releases, so that none goes back to an older one', async () => {
    const { app, inject } = await startTestApp(
      configIn(await newFolder(), { DATABASE_URL: await server().createDatabase() }),
    )
    const real = performance.now.bind(performance)
    let aheadMs = 0
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => real() + aheadMs)
    const read = async () => (await inject('/api/releases')).statusCode
    try {
      expect(await read()).toBe(200)
      server().freeze()
      aheadMs += 1_001
      expect(await Promise.all([read(), read()])).toEqual([503, 503])
      server().thaw()
      expect(await read()).toBe(200)
    } finally {
      clock.mockRestore()
      server().thaw()
      await app.close()
    }
  }, 120_000)

  it('costs no read a wait, also once what is held is not fresh any more', async () => {
    const { app, inject } = await startTestApp(
      configIn(await newFolder(), { DATABASE_URL: await server().createDatabase() }),
    )
    const real = performance.now.bind(performance)
    let aheadMs = 0
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => real() + aheadMs)
    const read = async (url: string) => {
      const started = real()
      const { statusCode } = await inject(url)
      return { url, statusCode, isPrompt: real() - started < READ_LIMIT_MS }
    }
    const addresses = ['/api/news', '/api/subsidiaries', '/api/subsidiaries/gold']
    try {
      server().freeze()
      for (let round = 1; round <= 3; round += 1) {
        // Longer than any response is fresh, except for price histories.
        aheadMs += 6_000
        const answers = await Promise.all([...addresses, ...addresses].map(read))
        expect(answers).toEqual(
          answers.map(({ url }) => ({ url, statusCode: 200, isPrompt: true })),
        )
      }
    } finally {
      clock.mockRestore()
      server().thaw()
      await app.close()
    }
  }, 120_000)
})
