import { expect, it } from '@jest/globals'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp } from '../../foundation/database/testing/test-app.ts'
import { forgetMails, mailsAbout } from './mails-about.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'
import { Outbox } from './outbox.ts'

onEachDatabase('mails about records', (newConfig) => {
  it('are found and forgotten for more records than a statement takes values', async () => {
    const { app, dataSource } = await startTestApp(await newConfig())
    try {
      const { manager } = dataSource
      for (const record of [7, 39_000]) await app.get(Outbox).add(manager, 'contact', record)
      const records = Array.from({ length: 40_000 }, (_, index) => index + 1)
      const found = await mailsAbout(manager, 'contact', records)
      expect([found.get(7), found.get(8), found.get(39_000)]).toMatchObject([[{}], [], [{}]])
      await forgetMails(manager, 'contact', records)
      expect(await manager.count(OutboxEntry)).toBe(0)
    } finally {
      await app.close()
    }
  }, 60_000)
})
