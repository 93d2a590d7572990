import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { RECORDS } from '../../app.module.ts'
import { parseConfig } from '../../foundation/config/config.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { purge } from '../../foundation/retention/purge.ts'
import { LeagueEdit } from './edits/league-edit.entity.ts'
import { KeptTap } from './score/taps/kept-tap.entity.ts'

const DAY_MS = 24 * 3_600_000

onEachDatabase('retention of the league’s desk', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
  }, 60_000)
  afterAll(() => api.app.close())

  it('ends undo and taps 400 days after a save and a tap', async () => {
    const { manager } = api.dataSource
    const [old, recent] = [401, 399].map((days) => new Date(Date.now() - days * DAY_MS))
    for (const at of [old, recent]) {
      await manager.insert(LeagueEdit, {
        ...{ seasonId: 1, at, by: 'Ama Mensah', text: 'Round 1: 8 results' },
        ...{ undoesId: null, undoneById: null, work: '[]' },
      })
      await manager.insert(KeptTap, {
        ...{ id: randomUUID(), fixtureId: 1, userId: 1, sessionId: null, kind: 'event' as const },
        ...{ at, receivedAt: at, outcome: 'taken' as const, sameAs: null, reason: null },
      })
    }
    const removed = await purge(api.app.get(Transactions), RECORDS, {
      kept: parseConfig({}).RETENTION_DAYS,
      now: new Date(),
    })
    expect(removed).toMatchObject({ 'league edits': 1, taps: 1 })
    expect((await manager.find(LeagueEdit)).map(({ at }) => at)).toEqual([recent])
    expect((await manager.find(KeptTap)).map(({ receivedAt }) => receivedAt)).toEqual([recent])
  })
})
