import { expect, it, jest } from '@jest/globals'
import type { DataSource, EntityManager } from 'typeorm'
import { RECORDS } from '../../app.module.ts'
import { News } from '../../content/news/news.entity.ts'
import { Subsidiary } from '../../content/subsidiaries/subsidiary.entity.ts'
import { createDataSource, dataSourceOptions } from './data-source.ts'
import { insertOnce } from './records.ts'
import { seed } from './seed.ts'
import { onEachDatabase } from './testing/on-each-database.ts'
import { undoTo } from './testing/undo-to.ts'

/** Changes of a schema wait for the disk, which other suites use as well. */
jest.setTimeout(60_000)

onEachDatabase('seeds', (newConfig) => {
  const using = async (work: (dataSource: DataSource) => Promise<void>) => {
    const dataSource = createDataSource(dataSourceOptions(await newConfig(), RECORDS))
    await dataSource.initialize()
    try {
      await dataSource.runMigrations()
      await work(dataSource)
    } finally {
      await dataSource.destroy()
    }
  }

  it('are given once, and leave what an operator has changed or deleted', async () => {
    await using(async (dataSource) => {
      const { manager } = dataSource
      // Texts and people of the group, and the sample of the league with its 1,224 matches.
      await expect(seed(dataSource, RECORDS)).resolves.toBe(26 + 1_310)
      await manager.update(Subsidiary, { slug: 'gold' }, { tagline: 'Edited' })
      await manager.delete(News, { id: 3 })
      await expect(seed(dataSource, RECORDS)).resolves.toBe(0)
      await expect(manager.findOneByOrFail(Subsidiary, { slug: 'gold' })).resolves.toMatchObject({
        tagline: 'Edited',
      })
      await expect(manager.existsBy(News, { id: 3 })).resolves.toBe(false)
    })
  })

  it('of a later version are given to who has the earlier ones', async () => {
    await using(async (dataSource) => {
      await seed(dataSource, RECORDS)
      const [one] = await dataSource.manager.find(News, { take: 1 })
      const later = { entities: [], seed: laterSeed({ ...one, id: 99, title: 'Later' }) }
      await expect(seed(dataSource, [...RECORDS, later])).resolves.toBe(1)
      await expect(seed(dataSource, [...RECORDS, later])).resolves.toBe(0)
    })
  })

  it('that were deleted before there was a record of seeds stay deleted', async () => {
    await using(async (dataSource) => {
      await seed(dataSource, RECORDS)
      await undoTo(dataSource, 'DefaultMoments1763820010000')
      await dataSource.manager.delete(Subsidiary, { slug: 'gold' })
      await dataSource.runMigrations()
      await seed(dataSource, RECORDS)
      await expect(dataSource.manager.existsBy(Subsidiary, { slug: 'gold' })).resolves.toBe(false)
    })
  })
})

const laterSeed = (row: Readonly<Record<string, unknown>>) => (manager: EntityManager) =>
  insertOnce(manager, News, 'title', [row])
