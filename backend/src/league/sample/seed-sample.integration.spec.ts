import { expect, it } from '@jest/globals'
import { RECORDS } from '../../app.module.ts'
import { createDataSource, dataSourceOptions } from '../../foundation/database/data-source.ts'
import { migrateDatabase } from '../../foundation/database/migrate-database.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { leagueRevision } from '../changes/record-changes.ts'
import { Club } from '../clubs/club.entity.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { Season } from '../seasons/season.entity.ts'

onEachDatabase('the sample of the league', (newConfig) => {
  it('is given once, and stays deleted where somebody deletes of it', async () => {
    const config = await newConfig()
    await migrateDatabase(config, RECORDS)
    const dataSource = await createDataSource(dataSourceOptions(config, RECORDS)).initialize()
    try {
      const { manager } = dataSource
      await expect(manager.countBy(Season, { isSample: true })).resolves.toBe(4)
      await expect(manager.count(Club)).resolves.toBe(24)
      await expect(manager.count(Fixture)).resolves.toBe(4 * 306)
      await expect(manager.count(MatchEvent)).resolves.toBe(306 + 8)
      const revision = await leagueRevision(manager)
      await manager.delete(Fixture, { status: 'postponed' })
      await expect(migrateDatabase(config, RECORDS)).resolves.toEqual({ migrations: 0, seeded: 0 })
      await expect(manager.count(Fixture)).resolves.toBe(4 * 306 - 1)
      await expect(leagueRevision(manager)).resolves.toBe(revision)
    } finally {
      await dataSource.destroy()
    }
  })
})
