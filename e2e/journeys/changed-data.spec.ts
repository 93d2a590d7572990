import { join } from 'node:path'
import { sqliteDriver } from 'backend/database/sqlite-driver'
import { DRILL_SITE } from '../playwright.config.ts'
import { expect, test } from '../support/test.ts'

const Sqlite = sqliteDriver()

/** Changes the database as an operator would, bypassing every program. */
function inDatabase<T>(work: (database: InstanceType<typeof Sqlite>) => T): T {
  const database = new Sqlite(join(DRILL_SITE.dataDir, 'backend.sqlite'))
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** Renames a subsidiary. @returns its previous name. */
const rename = (slug: string, name: string) =>
  inDatabase((database) => {
    const before = database
      .prepare('SELECT name FROM subsidiaries WHERE slug = ?')
      .pluck()
      .get(slug)
    database.prepare('UPDATE subsidiaries SET name = ? WHERE slug = ?').run(name, slug)
    return String(before)
  })

/** Changes the group's phone number. @returns the previous one. */
const renumber = (phone: string) =>
  inDatabase((database) => {
    const before = database.prepare('SELECT phone FROM company').pluck().get()
    database.prepare('UPDATE company SET phone = ?').run(phone)
    return String(before)
  })

/** Timeout for a change to become visible: an idle machine needs a second or two, one that runs all journeys more. */
const LIMIT_MS = 20_000

/** Pages of two remotes, under both prefixes. */
const PAGES = ['/', '/fbcpartners', '/about', '/services', '/fbcpartners/gold', '/oil-gas']

test('a name that changes in the database is in plain HTML, everywhere it stands', async ({
  request,
}) => {
  const htmlOf = async (path: string) => (await request.get(path)).text()
  for (const path of PAGES) await htmlOf(path)
  const before = rename('gold', 'FBC Gold and Silver')
  try {
    await Promise.all(
      PAGES.map((path) =>
        expect.poll(() => htmlOf(path), { timeout: LIMIT_MS }).toContain('FBC Gold and Silver'),
      ),
    )
    rename('gold', before)
    await Promise.all(
      PAGES.map((path) =>
        expect.poll(() => htmlOf(path), { timeout: LIMIT_MS }).not.toContain('FBC Gold and Silver'),
      ),
    )
  } finally {
    rename('gold', before)
  }
})

/** Every page that shows the group's phone number. */
const PAGES_WITH_PHONE = [
  '/',
  '/fbcpartners',
  '/careers',
  '/privacy',
  '/oil-gas',
  '/procurement',
  '/fbcpartners/gold',
  '/construction',
  '/agricol',
]

test('a phone number that changes is in plain HTML of every page that shows it, for machines too', async ({
  request,
}) => {
  const htmlOf = async (path: string) => (await request.get(path)).text()
  const everywhere = (phone: string) =>
    Promise.all(
      PAGES_WITH_PHONE.map(async (path) => {
        await expect.poll(() => htmlOf(path), { timeout: LIMIT_MS }).toContain(`>${phone}<`)
      }),
    )
  const before = renumber('+233 30 000 0177')
  try {
    await everywhere('+233 30 000 0177')
    const ofMachines = '"telephone":"+233 30 000 0177"'
    await expect.poll(() => htmlOf('/gold'), { timeout: LIMIT_MS }).toContain(ofMachines)
    expect(await htmlOf('/gold')).not.toContain(before)
  } finally {
    renumber(before)
  }
  await everywhere(before)
})

test('a story that is told here has a page without scripts, and leaves it with its address', async ({
  request,
}) => {
  const story = { slug: 'a-well-for-three-villages', title: 'A well for three villages' }
  const address = `/news/${story.slug}`
  const statusOf = async () => (await request.get(address)).status()
  expect(await statusOf()).toBe(404)
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO news (title, excerpt, content, image_url, date, slug, category, region, featured)
         VALUES (@title, 'Water, at last.', 'It took **a week**.', '/media/agricol', '2025-09-01 08:00:00.000', @slug, 'business', 'ghana', 1)`,
      )
      .run(story),
  )
  try {
    await expect.poll(statusOf, { timeout: LIMIT_MS }).toBe(200)
    await expect
      .poll(async () => (await request.get(address)).text(), { timeout: LIMIT_MS })
      .toContain(`<title>${story.title} | FBC Partners</title>`)
    const html = await (await request.get(address)).text()
    expect(html).toContain(`<meta property="og:title" content="${story.title} | FBC Partners">`)
    expect(html).toContain('<meta property="og:type" content="article"')
    expect(html).toContain('"@type":"NewsArticle"')
    for (const path of ['/', '/news', '/fbcpartners/news']) {
      await expect
        .poll(async () => (await request.get(path)).text(), { timeout: LIMIT_MS })
        .toContain(`href="${path.startsWith('/fbc') ? '/fbcpartners' : ''}${address}"`)
    }
  } finally {
    inDatabase((database) => database.prepare('DELETE FROM news WHERE slug = ?').run(story.slug))
  }
  await expect.poll(statusOf, { timeout: LIMIT_MS }).toBe(404)
})
