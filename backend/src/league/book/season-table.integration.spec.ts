import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { FixtureChange } from '../matches/fixture-change.entity.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { LeagueBooks } from './league-books.ts'
import { readSeasonTable } from './season-table.ts'

onEachDatabase('what a table follows from', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
  }, 60_000)
  afterAll(() => api.app.close())

  it('is the same alone and in the book of its season, also of matches without a time or a day', async () => {
    const { manager } = api.dataSource
    const books = api.app.get(LeagueBooks)
    const [newest] = await books.seasons()
    if (!newest) throw new Error('There is no season')
    const [without, withDay] = await manager.find(Fixture, {
      where: { seasonId: newest.season.id, status: 'scheduled' },
    })
    const [played] = await manager.find(Fixture, {
      where: { seasonId: newest.season.id, status: 'finished' },
    })
    await manager.update(Fixture, { id: without?.id }, { kickOff: null, day: null })
    const stopped = { status: 'awarded', homeGoals: 1, awayGoals: 1, awarded: 'away' } as const
    await manager.update(Fixture, { id: played?.id }, stopped)
    await manager.insert(FixtureChange, {
      ...{ fixtureId: played!.id, at: new Date('2025-02-20T23:59:00.000Z'), by: 'league editor' },
      ...{ what: 'status', from: 'abandoned', to: 'awarded', reason: '' },
    })
    await manager.update(Fixture, { id: withDay?.id }, { kickOff: null, day: '2025-02-01' })
    for (const { season } of await books.seasons()) {
      const alone = await readSeasonTable(manager, season)
      expect(alone.fixtures.length).toBeGreaterThan(100)
      expect(alone).toEqual((await books.bookOfId(season.id)).table)
    }
    const { fixtures } = await readSeasonTable(manager, newest.season)
    expect(fixtures.find(({ slug }) => slug === played?.slug)).toMatchObject({
      ...{ awarded: 'away', awardedOn: '2025-02-20' },
    })
    expect(fixtures.map(({ kickOff }) => kickOff)).toEqual(
      expect.arrayContaining([null, '2025-02-01T00:00:00.000Z', '2025-01-26T15:00:00.000Z']),
    )
  })
})
