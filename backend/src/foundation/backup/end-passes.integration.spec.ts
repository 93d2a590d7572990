import { expect, it } from '@jest/globals'
import { RECORDS } from '../../app.module.ts'
import { Renewal } from '../../accounts/renewals/renewal.entity.ts'
import { Session } from '../../accounts/sessions/session.entity.ts'
import { signedIn } from '../../accounts/testing/desk-client.ts'
import { User } from '../../accounts/users/user.entity.ts'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { onEachDatabase } from '../database/testing/on-each-database.ts'
import { startTestApp } from '../database/testing/test-app.ts'
import { endPasses } from './end-passes.ts'

onEachDatabase('a restore', (newConfig) => {
  it('ends sessions and links of before, leaves accounts, and is in the log', async () => {
    const api = await startTestApp(await newConfig())
    try {
      const { manager } = api.dataSource
      const ama = await signedIn(() => api, { name: 'Ama', role: 'administrator' })
      expect((await ama.send('GET', '/api/desk/today')).statusCode).toBe(200)
      await endPasses(api.dataSource, RECORDS, '/backups/monday.gz')
      expect((await ama.send('GET', '/api/desk/today')).statusCode).toBe(401)
      expect([await manager.count(Session), await manager.count(Renewal)]).toEqual([0, 0])
      expect(await manager.countBy(User, { name: 'Ama' })).toBe(1)
      const [last] = await manager.find(AuditEntry, { order: { id: 'DESC' }, take: 1 })
      expect(last).toMatchObject({ action: 'backup restored', change: 'monday.gz' })
    } finally {
      await api.app.close()
    }
  }, 60_000)
})
