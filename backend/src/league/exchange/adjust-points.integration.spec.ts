import { beforeAll, expect, it } from '@jest/globals'
import { AuditEntry } from '../../foundation/audit/audit-entry.entity.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { inDays, LeagueFiles, ROUND } from '../testing/league-files.ts'

onEachDatabase('points that the command adjusts', (newConfig) => {
  const files = new LeagueFiles(newConfig)
  const { get, league, importing } = files

  beforeAll(() => importing(ROUND.map((row) => row.replace('2,1,1,0', '2,2,1,0'))))

  it('enters what it imports and adjusts in the audit log', async () => {
    const entries = async () =>
      (await files.manager.find(AuditEntry, { order: { id: 'ASC' } })).map((entry) => {
        const { actor, address, action, change } = entry
        return [actor, address, action, change]
      })
    const before = (await entries()).length
    const row = '1,2010-09-11,15:00,Hearts of Oak,Kotoko,,,2,1,,,'
    await importing([row], '--dry-run', '2010-11')
    await importing([row, '1,,,Nobody,Kotoko,,,,,,,'], '', '2010-11')
    await importing([row], '', '2010-11')
    const decision = 'adjust --season 2010-11 --reason Late --on 2010-09-12'
    await league(`${decision} --club hearts-of-oak --points=1`)
    await league(`${decision} --club great-olympics --points=1`)
    const by = ['operator', 'command']
    expect((await entries()).slice(before)).toEqual([
      [...by, 'season imported', 'gpl~2010-11: round.csv, 1 added, 0 changed'],
      [...by, 'points adjusted', 'gpl~2010-11: hearts-of-oak +1 points'],
    ])
  })

  it('gives and takes points for good, with the reason', async () => {
    const adjust = 'adjust --season 2025-26 --reason "Fielded a suspended player"'
    await expect(
      league(`${adjust} --club hearts-of-oak --points=-3 --on 2025-09-20`),
    ).resolves.toEqual({
      ...{ code: 0, stdout: 'adjusted: hearts-of-oak -3 in 2025-26', stderr: [] },
    })
    const table = (await get('/seasons/2025-26/standings')).json<{ club: { slug: string } }[]>()
    expect(table.find(({ club }) => club.slug === 'hearts-of-oak')).toMatchObject({
      ...{ points: -2, adjustment: -3 },
    })
    const { adjustments } = (await get('/seasons/2025-26')).json<{ adjustments: unknown }>()
    expect(adjustments).toMatchObject([
      {
        ...{ club: { slug: 'hearts-of-oak' }, points: -3, on: '2025-09-20' },
        ...{ reason: 'Fielded a suspended player', by: 'operator', withdraws: null },
      },
    ])
    await expect(league(`${adjust} --club great-olympics --points=-3`)).resolves.toEqual({
      ...{ code: 1, stdout: '', stderr: ['great-olympics does not play 2025-26'] },
    })
    // Today's table counts every decision.
    await expect(
      league(`${adjust} --club hearts-of-oak --points=-3 --on ${inDays(2)}`),
    ).resolves.toEqual({
      ...{ code: 1, stdout: '' },
      stderr: ['on: this day lies ahead: enter the decision when it holds'],
    })
    await expect(
      league(`${adjust} --club hearts-of-oak --points=-3 --on 2025-02-30`),
    ).resolves.toEqual({
      ...{ code: 1, stdout: '', stderr: ['on: give a day that exists as YYYY-MM-DD'] },
    })
  })
})
