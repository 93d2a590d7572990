import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { contactMessage } from '../contact/testing/contact-message.ts'

const HOUR_MS = 3_600_000
const LIMIT = 3

onEachDatabase('a clock that goes back an hour', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig({ INTAKE_LIMIT_PER_EMAIL: String(LIMIT) }))
  }, 60_000)
  afterAll(() => api.app.close())

  const send = async (email: string) => {
    const sent = await api.inject({
      method: 'POST',
      url: '/api/contact',
      payload: contactMessage({ email }),
    })
    return { status: sent.statusCode, retryAfter: Number(sent.headers['retry-after'] ?? 0) }
  }

  it('refuses nobody for longer than a window, and serves on', async () => {
    // Fakes only the calendar clock: timers and sockets use the real monotonic clock.
    jest.useFakeTimers({
      now: Date.now(),
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    })
    try {
      for (let count = 0; count < LIMIT; count += 1) {
        await expect(send('ama@visitor.example')).resolves.toMatchObject({ status: 201 })
      }
      await expect(send('ama@visitor.example')).resolves.toMatchObject({ status: 429 })
      jest.setSystemTime(Date.now() - HOUR_MS)
      for (let count = 0; count < LIMIT; count += 1) {
        await expect(send('ama@visitor.example')).resolves.toMatchObject({ status: 201 })
      }
      const { status, retryAfter } = await send('ama@visitor.example')
      expect(status).toBe(429)
      expect(retryAfter).toBeLessThanOrEqual(600)
      jest.setSystemTime(Date.now() + retryAfter * 1_000)
      await expect(send('ama@visitor.example')).resolves.toMatchObject({ status: 201 })
      for (const url of ['/readyz', '/api/news', '/api/metals-prices']) {
        await expect(api.inject(url)).resolves.toMatchObject({ statusCode: 200 })
      }
    } finally {
      jest.useRealTimers()
    }
  }, 60_000)
})
