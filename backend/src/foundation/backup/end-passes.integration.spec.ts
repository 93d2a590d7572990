import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { RECORDS } from '../../app.module.ts'
import { Invitation } from '../../accounts/invitations/invitation.entity.ts'
import { Renewal } from '../../accounts/renewals/renewal.entity.ts'
import { Session } from '../../accounts/sessions/session.entity.ts'
import { deskClient, signedIn } from '../../accounts/testing/desk-client.ts'
import { User } from '../../accounts/users/user.entity.ts'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { onEachDatabase } from '../database/testing/on-each-database.ts'
import { startTestApp } from '../database/testing/test-app.ts'
import { endPasses } from './end-passes.ts'

onEachDatabase('a restore', (newConfig) => {
  it('ends sessions, links and invitations of before, leaves accounts, and is in the log', async () => {
    const api = await startTestApp(await newConfig())
    try {
      const { manager } = api.dataSource
      const ama = await signedIn(() => api, { name: 'Ama', role: 'administrator' })
      expect((await ama.send('GET', '/api/desk/today')).statusCode).toBe(200)
      const invited = { name: 'Kofi', role: 'administrator' }
      expect((await ama.send('POST', '/api/desk/invitations', invited)).statusCode).toBe(201)
      await endPasses(api.dataSource, RECORDS, '/backups/monday.gz')
      expect((await ama.send('GET', '/api/desk/today')).statusCode).toBe(401)
      for (const pass of [Session, Renewal, Invitation]) expect(await manager.count(pass)).toBe(0)
      expect(await manager.countBy(User, { name: 'Ama' })).toBe(1)
      const [last] = await manager.find(AuditEntry, { order: { id: 'DESC' }, take: 1 })
      expect(last).toMatchObject({ action: 'backup restored', change: 'monday.gz' })
    } finally {
      await api.app.close()
    }
  }, 60_000)

  it('of an installation without an account leaves it an invitation for the first administrator', async () => {
    const config = await newConfig()
    const file = join(config.DATA_DIR, 'desk-invitation')
    const before = await startTestApp(config)
    await endPasses(before.dataSource, RECORDS, '/backups/monday.gz')
    await before.app.close()
    await rm(file)
    const api = await startTestApp(config)
    try {
      const token = new URL((await readFile(file, 'utf8')).trim()).searchParams.get('token')
      const ama = { token, name: 'Ama', username: 'ama', password: 'a long enough password' }
      const accepted = await deskClient(() => api).send('POST', '/api/desk/invitation', ama)
      expect(accepted.statusCode).toBe(204)
    } finally {
      await api.app.close()
    }
  }, 60_000)
})
