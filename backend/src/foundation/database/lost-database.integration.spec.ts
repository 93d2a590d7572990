import { expect, it } from '@jest/globals'
import { ErrorResponse } from 'shared-contracts/api/error'
import * as v from 'valibot'
import { configIn, onOwnMariaDb } from './testing/on-each-database.ts'
import { startTestApp } from './testing/test-app.ts'
import { contactMessage } from '../../intake/contact/testing/contact-message.ts'

onOwnMariaDb('a database server that dies', (server, newFolder) => {
  it('takes away writes and readiness by 503, and not what was read before', async () => {
    const { app, inject } = await startTestApp(
      configIn(await newFolder(), { DATABASE_URL: await server().createDatabase() }),
    )
    try {
      await server().kill()
      const sent = await inject({ method: 'POST', url: '/api/contact', payload: contactMessage() })
      expect(sent.statusCode).toBe(503)
      expect(v.is(ErrorResponse, sent.json())).toBe(true)
      expect(sent.body).not.toMatch(/connect|sql|127\.0\.0\.1/i)
      // Of a large body, the session is looked up before the body is read.
      const file = await inject({
        ...{ method: 'POST', url: '/api/desk/league/import', payload: '{}' },
        headers: { 'content-type': 'application/json', cookie: 'desk=a-session' },
      })
      expect([file.statusCode, v.is(ErrorResponse, file.json())]).toEqual([503, true])
      await expect(inject('/readyz')).resolves.toMatchObject({ statusCode: 503 })
      await expect(inject('/healthz')).resolves.toMatchObject({ statusCode: 200 })
      await expect(inject('/api/subsidiaries')).resolves.toMatchObject({ statusCode: 200 })
    } finally {
      await app.close()
    }
  }, 60_000)
})
