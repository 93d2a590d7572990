import { expect, it, jest } from '@jest/globals'
import { RECORDS } from '../../../app.module.ts'
import { News } from '../../../content/news/news.entity.ts'
import { ContentRecord } from '../../../content/revisions/content-record.entity.ts'
import { LeagueChange } from '../../../league/changes/league-change.entity.ts'
import { leagueRevision } from '../../../league/changes/record-changes.ts'
import { FixtureChange } from '../../../league/matches/fixture-change.entity.ts'
import { Fixture } from '../../../league/matches/fixture.entity.ts'
import { Article } from '../../../league/stories/article.entity.ts'
import { createDataSource, dataSourceOptions } from '../data-source.ts'
import { seed } from '../seed.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { undoTo } from '../testing/undo-to.ts'

/** Changes of a schema wait for the disk, which other suites use as well. */
jest.setTimeout(60_000)

/** A story that installations began with, word for word. */
const FORMER = {
  title: 'A graduate programme across all five subsidiaries',
  excerpt:
    'Twenty graduates will spend eighteen months in the group, working in three of its companies before they choose one.',
  content: [
    'FBC Partners has started a graduate programme that runs through all five subsidiaries. Twenty graduates of Ghanaian universities will spend eighteen months in the group and work in three of its companies before they choose where to stay.',
    'The programme pays a full salary from the first day. Each graduate has a mentor from another subsidiary than the one they work in, because questions are easier to ask outside one’s own reporting line.',
    'The first intake begins in September with engineers, agronomists, accountants and lawyers. Openings of the group are listed on the careers page throughout the year.',
  ].join('\n\n'),
}

onEachDatabase('the migration of content', (newConfig) => {
  it('removes former seeds that nobody touched, and keeps and addresses what is somebody’s own', async () => {
    const dataSource = createDataSource(dataSourceOptions(await newConfig(), RECORDS))
    await dataSource.initialize()
    try {
      await dataSource.runMigrations()
      await undoTo(dataSource, 'EdgeReports1763900000011')
      const insert = (id: number, story: typeof FORMER) =>
        dataSource.query(
          `INSERT INTO news (id, title, excerpt, content, image_url, date) VALUES (?, ?, ?, ?, ?, ?)`,
          [
            id,
            story.title,
            story.excerpt,
            story.content,
            '/media/group',
            '2025-08-19 08:30:00.000',
          ],
        )
      await insert(6, FORMER)
      await insert(7, { ...FORMER, content: 'Changed by SQL.' })
      await insert(9, { ...FORMER, title: 'Ɔwn story: Áccra, 2026' })
      await insert(10, { ...FORMER, title: 'Told nowhere', content: '' })
      await dataSource.runMigrations()
      await seed(dataSource, RECORDS)

      const own = await dataSource.manager.find(News, { order: { id: 'ASC' } })
      expect(own.slice(0, 3)).toMatchObject([
        { id: 7, slug: 'a-graduate-programme-across-all-five-subsidiaries', category: '' },
        { id: 9, slug: 'wn-story-accra-2026', featured: false },
        { id: 10, slug: null },
      ])
      expect(own).toHaveLength(3 + 8)
    } finally {
      await dataSource.destroy()
    }
  })

  it('finds the samples among the stories of an installation: those that nobody has changed', async () => {
    const dataSource = createDataSource(dataSourceOptions(await newConfig(), RECORDS))
    await dataSource.initialize()
    try {
      await dataSource.runMigrations()
      await seed(dataSource, RECORDS)
      const samples = () =>
        dataSource.manager.find(News, { where: { isSample: true }, order: { id: 'ASC' } })
      const [changed, ...others] = await samples()
      await undoTo(dataSource, 'PriceFaults1764100000002')
      await dataSource.query("UPDATE news SET excerpt = 'In other words.' WHERE id = ?", [
        changed?.id,
      ])
      await dataSource.runMigrations()
      await expect(samples()).resolves.toEqual(others)
      expect(others).toHaveLength(7)
    } finally {
      await dataSource.destroy()
    }
  })

  it('says what the pictures of the sample’s league stories show, except below an editor’s draft', async () => {
    const dataSource = createDataSource(dataSourceOptions(await newConfig(), RECORDS))
    await dataSource.initialize()
    try {
      await dataSource.runMigrations()
      await seed(dataSource, RECORDS)
      const stories = () => dataSource.manager.find(Article, { order: { id: 'ASC' } })
      const [drafted, changed, own, ...others] = await stories()
      if (!drafted || !changed || !own) throw new Error('The sample has stories')
      await undoTo(dataSource, 'EndsOfRetention1764900000000')
      const { manager } = dataSource
      await manager.update(Article, { isSample: true }, { imageAlt: '' })
      await manager.update(Article, { id: changed.id }, { imageAlt: 'In other words' })
      await manager.update(Article, { id: own.id }, { isSample: false })
      await manager.insert(ContentRecord, {
        ...{ part: 'league-articles', recordId: drafted.id, revision: 2, publishedRevision: 1 },
        ...{ state: 'published', updatedAt: new Date(), updatedBy: 'Ama' },
        ...{ title: drafted.title, sortKey: '', words: '', filters: '' },
      })
      const revision = await leagueRevision(manager)
      await dataSource.runMigrations()
      await expect(stories()).resolves.toEqual([
        { ...drafted, imageAlt: '' },
        { ...changed, imageAlt: 'In other words' },
        { ...own, isSample: false, imageAlt: '' },
        ...others,
      ])
      expect(others).toHaveLength(9)
      await expect(leagueRevision(manager)).resolves.toBe(revision + others.length)
    } finally {
      await dataSource.destroy()
    }
  })

  it('spells the author of the sample’s changed fixture as the desk does, and tells of it', async () => {
    const dataSource = createDataSource(dataSourceOptions(await newConfig(), RECORDS))
    await dataSource.initialize()
    try {
      await dataSource.runMigrations()
      await seed(dataSource, RECORDS)
      const { manager } = dataSource
      const [seeded] = await manager.find(FixtureChange)
      if (!seeded) throw new Error('The sample has a postponed match')
      expect(seeded.by).toBe('league editor')
      await undoTo(dataSource, 'SamplePictures1764910000000')
      await manager.update(FixtureChange, { id: seeded.id }, { by: 'league-editor' })
      const own = { ...seeded, id: seeded.id + 1, by: 'group editor' }
      await manager.insert(FixtureChange, own)
      const revision = await leagueRevision(manager)
      await dataSource.runMigrations()
      await expect(manager.find(FixtureChange)).resolves.toEqual([seeded, own])
      await expect(leagueRevision(manager)).resolves.toBe(revision + 1)
      const { slug } = await manager.findOneByOrFail(Fixture, { id: seeded.fixtureId })
      const told = { sequence: revision + 1, kind: 'fixture', slug } as const
      await expect(manager.findOneBy(LeagueChange, told)).resolves.not.toBeNull()
    } finally {
      await dataSource.destroy()
    }
  })
})
