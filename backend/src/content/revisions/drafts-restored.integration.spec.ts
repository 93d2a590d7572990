import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { join } from 'node:path'
import { Story, type StoryFields } from 'shared-contracts/desk/content'
import * as v from 'valibot'
import { deskClient, signedIn } from '../../accounts/testing/desk-client.ts'
import { TEST_PASSWORD } from '../../accounts/testing/new-account.ts'
import { restoreBackup } from '../../foundation/backup/restore-backup.ts'
import { writeBackup } from '../../foundation/backup/write-backup.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { News } from '../news/news.entity.ts'

const story = (title: string): StoryFields => ({
  ...{ title, slug: '', excerpt: 'In short.', content: 'In full.', category: 'energy' },
  ...{ region: 'ghana', subsidiary: null, imageUrl: '/media/group', imageAlt: 'A depot' },
  ...{ source: '', sourceUrl: '', date: '2026-02-03', featured: false },
})

onEachDatabase('a new database with the drafts of a backup', (newConfig) => {
  let before: TestApp
  let after: TestApp
  beforeAll(async () => {
    const config = await newConfig()
    before = await startTestApp(config)
    const ama = await signedIn(() => before, { name: 'Ama' })
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      await ama.send('POST', '/api/desk/stories', story(title))
    }
    const file = join(config.DATA_DIR, 'drafts.gz')
    await writeBackup(before.dataSource, file)
    after = await startTestApp(await newConfig())
    await restoreBackup(after.dataSource, file)
  }, 60_000)
  afterAll(() => Promise.all([before.app.close(), after.app.close()]))

  it('takes new stories, whose ids are those of no draft', async () => {
    const ama = deskClient(() => after)
    await ama.send('POST', '/api/desk/session', { username: 'ama', password: TEST_PASSWORD })
    const made = await ama.send('POST', '/api/desk/stories', story('Five'))
    expect(made.statusCode).toBe(201)
    const { id } = v.parse(Story, made.json())
    const { identifiers } = await after.dataSource.manager.insert(News, {
      ...{ title: 'Added by SQL', excerpt: '', content: '', imageUrl: '/media/group' },
      ...{ date: new Date(), subsidiary: null },
    })
    expect(identifiers).toEqual([{ id: id + 1 }])
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      const found = await ama.send('GET', `/api/desk/stories?q=${title}&state=draft`)
      expect(found.json()).toMatchObject({ items: [{ title }] })
    }
  })
})
