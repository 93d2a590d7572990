import { expect, it } from '@jest/globals'
import { RECORDS } from '../../app.module.ts'
import { News } from '../../content/news/news.entity.ts'
import { Subsidiary } from '../../content/subsidiaries/subsidiary.entity.ts'
import { createDataSource, dataSourceOptions } from './data-source.ts'
import { seed } from './seed.ts'
import { onEachDatabase } from './testing/on-each-database.ts'

onEachDatabase('seeds', (newConfig) => {
  it('add what is missing and leave what an operator has changed', async () => {
    const dataSource = createDataSource(dataSourceOptions(await newConfig(), RECORDS))
    await dataSource.initialize()
    try {
      await dataSource.runMigrations()
      await expect(seed(dataSource, RECORDS)).resolves.toBe(13)
      await expect(seed(dataSource, RECORDS)).resolves.toBe(0)
      await dataSource.manager.update(Subsidiary, { slug: 'gold' }, { tagline: 'Edited' })
      await dataSource.manager.delete(News, { id: 3 })
      await expect(seed(dataSource, RECORDS)).resolves.toBe(1)
      await expect(
        dataSource.manager.findOneByOrFail(Subsidiary, { slug: 'gold' }),
      ).resolves.toMatchObject({ tagline: 'Edited' })
    } finally {
      await dataSource.destroy()
    }
  })
})
