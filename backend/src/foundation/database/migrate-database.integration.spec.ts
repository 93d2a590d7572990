import { expect, it, jest } from '@jest/globals'
import { RECORDS } from '../../app.module.ts'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Config } from '../config/config.ts'
import { createDataSource, dataSourceOptions } from './data-source.ts'
import { migrateDatabase } from './migrate-database.ts'
import { onEachDatabase } from './testing/on-each-database.ts'
import { NEWS_SEEDS } from '../../content/news/news-seeds.ts'
import { OPENING_SEEDS } from '../../content/openings/opening-seeds.ts'
import { PERSON_SEEDS } from '../../content/people/person-seeds.ts'
import { SUBSIDIARY_SEEDS } from '../../content/subsidiaries/subsidiary-seeds.ts'

const PROGRAM = fileURLToPath(new URL('../../../dist/commands/migrate.js', import.meta.url))

/** Runs the compiled command in a separate process, as an operator does. @returns its output. */
async function migrateInProcess({ DATABASE_URL = '', DATA_DIR }: Config): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH, DATABASE_URL, DATA_DIR },
  })
  return stdout
}

/** The company's facts are one record. */
/** Records of the league's sample: 1,224 matches, and the clubs, players, stories and goods of its seasons. */
const LEAGUE_SEEDS = 1_310
const SEEDS =
  LEAGUE_SEEDS + 1 + [NEWS_SEEDS, OPENING_SEEDS, PERSON_SEEDS, SUBSIDIARY_SEEDS].flat().length

onEachDatabase('migration', (newConfig) => {
  it('is done by one of several first boots at once, and the others wait for it', async () => {
    const config = await newConfig()
    const printed = await Promise.all(Array.from({ length: 4 }, () => migrateInProcess(config)))
    const { migrations } = createDataSource(dataSourceOptions(config, RECORDS)).options
    expect(printed.sort()).toEqual([
      ...Array<string>(3).fill('database: 0 migrations run, 0 records seeded\n'),
      `database: ${String(migrations?.length)} migrations run, ${SEEDS} records seeded\n`,
    ])
  }, 60_000)

  it('lets go of its lock when it fails', async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined)
    const config = await newConfig()
    const dataSource = await createDataSource(dataSourceOptions(config, RECORDS)).initialize()
    await dataSource.query('CREATE TABLE users (id integer)')
    await expect(migrateDatabase(config, RECORDS)).rejects.toThrow(/exists/)
    await dataSource.query('DROP TABLE users')
    await dataSource.destroy()
    await expect(migrateDatabase(config, RECORDS)).resolves.toMatchObject({ seeded: SEEDS })
    jest.restoreAllMocks()
  }, 60_000)
})
