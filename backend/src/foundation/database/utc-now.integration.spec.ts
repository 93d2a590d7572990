import { expect, it, jest } from '@jest/globals'
import { RECORDS } from '../../app.module.ts'
import { News } from '../../content/news/news.entity.ts'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { createDataSource, dataSourceOptions } from './data-source.ts'
import { onEachDatabase } from './testing/on-each-database.ts'

/**
 * Allowance for the clock difference between a machine and its database server, and for a busy test, in milliseconds.
 */
const NEAR_MS = 10 * 60_000

/** Changes of a schema wait for the disk, which other suites use as well. */
jest.setTimeout(60_000)

onEachDatabase('a moment that nobody gave', (newConfig, database) => {
  it('is now in UTC, of a news item and of a message, whatever the time zone of the session', async () => {
    const dataSource = createDataSource(dataSourceOptions(await newConfig(), RECORDS))
    await dataSource.initialize()
    const runner = dataSource.createQueryRunner()
    try {
      await dataSource.runMigrations()
      if (database !== 'SQLite') await runner.query("SET time_zone = '+05:00'")
      await runner.query(
        "INSERT INTO news (title, excerpt, content, image_url) VALUES ('t', 'e', 'c', '/i')",
      )
      await runner.query(
        `INSERT INTO contacts (first_name, last_name, email, subsidiary, message)
         VALUES ('Ama', 'Mensah', 'ama@visitor.example', 'general', 'Good morning.')`,
      )
      // Inserted by TypeORM, which also leaves the time to the database.
      const item = { title: 't', excerpt: 'e', content: 'c', imageUrl: '/i', subsidiary: null }
      await runner.manager.insert(News, item)
      const news = await runner.manager.find(News)
      const contacts = await runner.manager.find(Contact)
      const moments = [...news.map(({ date }) => date), ...contacts.map((one) => one.createdAt)]
      expect(moments).toHaveLength(3)
      for (const moment of moments) {
        expect(Math.abs(moment.getTime() - Date.now())).toBeLessThan(NEAR_MS)
      }
    } finally {
      await runner.release()
      await dataSource.destroy()
    }
  })
})
