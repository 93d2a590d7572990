import { join } from 'node:path'
import Database from 'better-sqlite3'
import { DRILL_SITE } from '../playwright.config.ts'
import { expect, test } from '../support/test.ts'

/** Renames a subsidiary as an operator would: in the database, past every program. */
function rename(slug: string, name: string): string {
  const database = new Database(join(DRILL_SITE.dataDir, 'backend.sqlite'))
  try {
    const before = database
      .prepare('SELECT name FROM subsidiaries WHERE slug = ?')
      .pluck()
      .get(slug)
    database.prepare('UPDATE subsidiaries SET name = ? WHERE slug = ?').run(name, slug)
    return String(before)
  } finally {
    database.close()
  }
}

/** A quiet machine needs a second or two; one that runs all journeys takes its time. */
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
