import type { DataSource } from 'typeorm'
import { News } from '../../content/news/news.entity.ts'
import { Subsidiary } from '../../content/subsidiaries/subsidiary.entity.ts'
import { NEWS_SEEDS } from '../../content/news/news-seeds.ts'
import { SUBSIDIARY_SEEDS } from '../../content/subsidiaries/subsidiary-seeds.ts'

/**
 * Adds the subsidiaries and news items that the database lacks. A record that is there stays as it is,
 * whatever an operator made of it.
 *
 * @returns how many were added.
 */
export function seed(dataSource: DataSource): Promise<number> {
  return dataSource.transaction(async (manager) => {
    let added = 0
    for (const subsidiary of SUBSIDIARY_SEEDS) {
      if (await manager.existsBy(Subsidiary, { slug: subsidiary.slug })) continue
      await manager.insert(Subsidiary, { ...subsidiary, services: [...subsidiary.services] })
      added += 1
    }
    for (const { date, ...item } of NEWS_SEEDS) {
      if (await manager.existsBy(News, { id: item.id })) continue
      await manager.insert(News, { ...item, date: new Date(date) })
      added += 1
    }
    return added
  })
}
