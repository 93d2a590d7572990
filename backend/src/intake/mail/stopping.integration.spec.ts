import { expect, it, describe } from '@jest/globals'
import { get } from 'node:http'
import { configIn, testFolders } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp } from '../../foundation/database/testing/test-app.ts'
import { contactMessage } from '../contact/testing/contact-message.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'
import { OutboxWorker } from './outbox-worker.ts'
import { startSmtpServer, STALLING_DOMAIN } from './testing/smtp-server.ts'

/** Maximum duration of stopping, in milliseconds; the program terminates itself after ten seconds. */
const LIMIT_MS = 8_000

const statusOf = (url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent: false }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
  })

describe('a process that stops while it sends', () => {
  const newFolder = testFolders()

  it('is not ready at once, waits no longer than it may, and begins no further mail', async () => {
    const smtp = await startSmtpServer()
    const { app, inject, dataSource } = await startTestApp(
      configIn(await newFolder(), { SMTP_URL: smtp.url, NOTIFY_TO: `office@${STALLING_DOMAIN}` }),
    )
    try {
      await app.listen(0, '127.0.0.1')
      const origin = await app.getUrl()
      for (let count = 0; count < 2; count += 1) {
        await inject({ method: 'POST', url: '/api/contact', payload: contactMessage() })
      }
      const sending = app.get(OutboxWorker).deliverDue()
      const attempts = async () =>
        (await dataSource.manager.find(OutboxEntry)).map((entry) => entry.attempts)
      while (!(await attempts()).includes(1));
      await expect(statusOf(`${origin}/readyz`)).resolves.toBe(200)

      const begun = performance.now()
      const closing = app.close()
      await expect(statusOf(`${origin}/readyz`)).resolves.toBe(503)
      await expect(attempts()).resolves.toEqual([1, 0])
      await closing
      expect(performance.now() - begun).toBeLessThan(LIMIT_MS)
      await sending
      expect(smtp.mails).toEqual([])
    } finally {
      await app.close()
      await smtp.stop()
    }
  }, 60_000)
})
