import { expect, it } from '@jest/globals'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp } from '../../foundation/database/testing/test-app.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { saveCounts } from './save-counts.ts'

const HOUR_MS = 3_600_000

onEachDatabase('metrics of a remote that is released often', (newConfig) => {
  it('tell of the five versions that were reported last, and of every remote', async () => {
    const { app, inject } = await startTestApp(await newConfig())
    try {
      const visit = { measure: 'visits', bucket: '', count: 1 }
      const counts = Array.from({ length: 8 }, (_, minor) => ({
        ...visit,
        remote: 'mfe-often',
        version: `1.${minor}.0`,
        hour: minor * HOUR_MS,
      }))
      counts.push({ ...visit, remote: 'mfe-seldom', version: '1.0.0', hour: 0 })
      await app.get(Transactions).run((manager) => saveCounts(manager, counts))
      const { body } = await inject('/metrics')
      const told = [
        ...body.matchAll(/^remote_visits_total{remote="([^"]+)",version="([^"]+)"} 1$/gm),
      ]
      expect(told.map(([, remote, version]) => `${remote} ${version}`).sort()).toEqual([
        ...[3, 4, 5, 6, 7].map((minor) => `mfe-often 1.${minor}.0`),
        'mfe-seldom 1.0.0',
      ])
      expect(body).toMatch(/^# HELP remote_visits_total .*take the maximum, not the sum\.$/m)
    } finally {
      await app.close()
    }
  }, 60_000)
})
