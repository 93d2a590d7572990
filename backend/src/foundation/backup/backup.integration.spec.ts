import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { RECORDS } from '../../app.module.ts'
import { randomBytes } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Bucket } from 'shared-server/testing/bucket'
import { backedUpPictures } from '../../content/media/backed-up-pictures.ts'
import type { Config } from '../config/config.ts'
import { createDataSource, dataSourceOptions } from '../database/data-source.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { onEachDatabase } from '../database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../database/testing/test-app.ts'
import { registryClient } from '../../releases/registry/testing/registry-client.ts'
import { CanaryGuard } from '../../releases/telemetry/canary-guard.ts'
import { TelemetryCounts } from '../../releases/telemetry/telemetry-counts.ts'
import { reportVisits, VISIT_SECRET } from '../../releases/telemetry/testing/visits.ts'
import { newAccount } from '../../accounts/testing/new-account.ts'
import { User } from '../../accounts/users/user.entity.ts'
import { FormerAddress } from '../../content/revisions/former-address.entity.ts'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { emailHash } from '../../intake/submission/email-hash.ts'
import { Topic } from '../../league/stories/topic.entity.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

onEachDatabase('backup', (newConfig, database) => {
  let config: Config
  let api: TestApp
  beforeAll(async () => {
    config = await newConfig({
      RELEASES_TOKEN: 'a-token-for-this-suite',
      PREVIEW_SECRET: VISIT_SECRET,
    })
    api = await startTestApp(config)
    await fill()
  }, 60_000)
  afterAll(() => api.app.close())

  const fill = async () => {
    const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
      api.inject({ method: 'POST', url, payload, headers })
    const message = 'Ɛyɛ! 🌍 '.repeat(400)
    const from = { firstName: 'Ama', lastName: 'Ofori', email: 'ama@visitor.example' }
    await post('/api/contact', { ...from, subsidiary: 'gold', message }, { 'idempotency-key': '1' })
    await post('/api/newsletter', { email: 'ama@visitor.example' })
    await api.dataSource.manager.insert(User, await newAccount({ name: 'Ama' }))
    const registry = registryClient(() => api, 'a-token-for-this-suite')
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish('mfe-a', version)
    await registry.promote('mfe-a', '1.0.0')
    await registry.promote('mfe-a', '1.1.0')
    await registry.canary('mfe-a', '1.2.0', 5)
    await registry.announce()
    await registry.send('POST', '/api/release-tokens', { actor: 'ci', remote: 'mfe-a' })
    await reportVisits(api, { remote: 'mfe-a', version: '1.1.0' }, { good: 3, failed: 1 })
    await api.app.get(TelemetryCounts).flush()
    // The guard has noticed the canary, and writes nothing of its own from now on.
    await api.app.get(CanaryGuard).check()
  }
  const file = (name: string) => join(config.DATA_DIR, name)
  /** Every row of every table, as stored. */
  const contents = async () => {
    const tables = api.dataSource.entityMetadatas.map(({ tableName }) => tableName)
    return Object.fromEntries(
      await Promise.all(
        tables.map(async (table): Promise<[string, unknown]> => [
          table,
          await api.dataSource.query(`SELECT * FROM ${table} ORDER BY 1`),
        ]),
      ),
    )
  }

  it('brings back every row as it was, and removes what came later', async () => {
    const before = await contents()
    const rows = await writeBackup(api.dataSource, file('good.gz'))
    expect(rows).toBeGreaterThan(18)
    expect((await stat(file('good.gz'))).mode & 0o777).toBe(0o600)
    await api.inject({ method: 'POST', url: '/api/newsletter', payload: { email: 'b@c.example' } })
    await api.dataSource.query('DELETE FROM contacts')
    await expect(restoreBackup(api.dataSource, file('good.gz'))).resolves.toBe(rows)
    await expect(contents()).resolves.toEqual(before)
  })

  it('brings back more than a server takes in one statement, which is 16 MiB', async () => {
    const long = {
      firstName: 'K',
      lastName: 'B',
      email: 'k@visitor.example',
      emailHash: emailHash('k@visitor.example'),
      subsidiary: 'gold',
      message: 'x'.repeat(100_000),
      createdAt: new Date(0),
    }
    for (let count = 0; count < 200; count += 50) {
      await api.dataSource.manager.insert(
        Contact,
        Array.from({ length: 50 }, () => ({ ...long })),
      )
    }
    const rows = await writeBackup(api.dataSource, file('long.gz'))
    await expect(restoreBackup(api.dataSource, file('long.gz'))).resolves.toBe(rows)
    await api.dataSource.manager.delete(Contact, { email: long.email })
  }, 60_000)

  it('brings back all rows of a table whose key is two columns', async () => {
    const addresses = Array.from({ length: 250 }, (_, index) => ({
      part: index < 240 ? ('stories' as const) : ('people' as const),
      slug: `former-${index}`,
      recordId: index,
    }))
    await api.dataSource.manager.insert(FormerAddress, addresses)
    const before = await contents()
    const rows = await writeBackup(api.dataSource, file('pairs.gz'))
    await expect(restoreBackup(api.dataSource, file('pairs.gz'))).resolves.toBe(rows)
    await expect(contents()).resolves.toEqual(before)
    await api.dataSource.manager.clear(FormerAddress)
  })

  it('brings back texts with line separators, also where an older backup does not escape them', async () => {
    const separated = 'One\u2028two\u2029three\nfour\r\nfive\rsix'
    await api.dataSource.manager.update(Contact, { firstName: 'Ama' }, { message: separated })
    const before = await contents()
    const rows = await writeBackup(api.dataSource, file('separated.gz'))
    const text = gunzipSync(await readFile(file('separated.gz'))).toString('utf8')
    expect(text).toContain(String.raw`One\u2028two\u2029three`)
    const older = text
      .replaceAll(String.raw`\u2028`, '\u2028')
      .replaceAll(String.raw`\u2029`, '\u2029')
    await writeFile(file('older.gz'), gzipSync(older))
    for (const name of ['separated.gz', 'older.gz']) {
      await api.dataSource.query('DELETE FROM contacts')
      await expect(restoreBackup(api.dataSource, file(name))).resolves.toBe(rows)
      await expect(contents()).resolves.toEqual(before)
    }
  })

  describe('with pictures', () => {
    const NAME = '0123456789abcdef-640.webp'
    const OTHER = '0123456789abcdef-1280.avif'
    const PICTURE = randomBytes(200_000)

    it('brings back those in DATA_DIR, also to a bucket', async () => {
      const pictures = await backedUpPictures(config)
      await pictures.put(NAME, PICTURE)
      await pictures.put(OTHER, Buffer.from('another'))
      const rows = await writeBackup(api.dataSource, file('pictures.gz'), pictures)
      await pictures.put(OTHER, Buffer.from('altered'))
      await rm(join(config.DATA_DIR, 'media', NAME))
      await expect(restoreBackup(api.dataSource, file('pictures.gz'), pictures)).resolves.toBe(rows)
      await expect(pictures.read(NAME)).resolves.toEqual(PICTURE)
      await expect(pictures.read(OTHER)).resolves.toEqual(Buffer.from('another'))

      const bucket = await Bucket.open()
      try {
        const inBucket = await backedUpPictures({
          ...config,
          MEDIA_STORE: 's3://releases/pictures',
          MEDIA_STORE_ENDPOINT: bucket.environment.RELEASE_STORE_ENDPOINT,
        })
        await restoreBackup(api.dataSource, file('pictures.gz'), inBucket)
        await expect(inBucket.read(NAME)).resolves.toEqual(PICTURE)
        // The bucket has its own backup.
        await expect(inBucket.names()).resolves.toEqual([])
      } finally {
        await bucket.close()
      }
    })

    it('is refused when one is lacking, or would lie elsewhere', async () => {
      const pictures = await backedUpPictures(config)
      await pictures.put(NAME, PICTURE)
      await writeBackup(api.dataSource, file('whole.gz'), pictures)
      const text = gunzipSync(await readFile(file('whole.gz'))).toString('utf8')
      const before = await contents()
      const restore = async (spoilt: string) => {
        await writeFile(file('bad.gz'), gzipSync(spoilt))
        return restoreBackup(api.dataSource, file('bad.gz'), pictures)
      }
      const lines = text.split('\n')
      const without = lines.filter((line) => !line.includes(NAME)).join('\n')
      await expect(restore(without)).rejects.toThrow('The backup is cut off')
      await expect(restore(text.replace(NAME, '../backend.sqlite'))).rejects.toThrow('no file of')
      await expect(contents()).resolves.toEqual(before)
    })
  })

  if (database === 'MariaDB') {
    it('moves everything to SQLite and back', async () => {
      const before = await contents()
      const rows = await writeBackup(api.dataSource, file('there.gz'))
      const config = await newConfig({ DATABASE_URL: '' })
      await migrateDatabase(config, RECORDS)
      const sqlite = await createDataSource(dataSourceOptions(config, RECORDS)).initialize()
      try {
        await expect(restoreBackup(sqlite, file('there.gz'))).resolves.toBe(rows)
        await writeBackup(sqlite, file('back.gz'))
      } finally {
        await sqlite.destroy()
      }
      await expect(restoreBackup(api.dataSource, file('back.gz'))).resolves.toBe(rows)
      await expect(contents()).resolves.toEqual(before)
    })

    it('names two topics that only SQLite tells apart, and changes nothing', async () => {
      const before = await contents()
      const config = await newConfig({ DATABASE_URL: '' })
      await migrateDatabase(config, RECORDS)
      const sqlite = await createDataSource(dataSourceOptions(config, RECORDS)).initialize()
      const between = Array.from({ length: 300 }, (_, index) => ({ name: `Topic ${index}` }))
      try {
        for (const names of [
          [{ name: 'Transfer window' }, { name: 'transfer Window' }],
          // The second one is in another statement than the first.
          [{ name: 'Transfer window' }, ...between, { name: 'transfer Window' }],
        ]) {
          await sqlite.manager.clear(Topic)
          await sqlite.manager.insert(
            Topic,
            names.map((topic) => ({ ...topic, posts: 1 })),
          )
          await writeBackup(sqlite, file('topics.gz'))
          await expect(restoreBackup(api.dataSource, file('topics.gz'))).rejects.toThrow(
            'takes two rows of league_topics for one, because it ignores case and accents: ' +
              '{"name":"Transfer window"} and {"name":"transfer Window"}',
          )
          await expect(contents()).resolves.toEqual(before)
        }
      } finally {
        await sqlite.destroy()
      }
    })
  }

  it.each<[string, (text: string, zipped: Buffer) => Buffer]>([
    ['cut off', (_, zipped) => zipped.subarray(0, zipped.length / 2)],
    ['without its tail', (text) => gzipSync(text.trim().split('\n').slice(0, -1).join('\n'))],
    ['without a row', (text) => gzipSync(text.split('\n').toSpliced(3, 1).join('\n'))],
    ['of another schema', (text) => gzipSync(text.replace('Initial1763683200000', 'Other1'))],
    ['that is none', () => Buffer.from('hello')],
    ['that is empty', () => gzipSync('')],
  ])('refuses a file %s, and changes nothing', async (_, spoil) => {
    await writeBackup(api.dataSource, file('whole.gz'))
    const zipped = await readFile(file('whole.gz'))
    await writeFile(file('bad.gz'), spoil(gunzipSync(zipped).toString('utf8'), zipped))
    const before = await contents()
    await expect(restoreBackup(api.dataSource, file('bad.gz'))).rejects.toThrow(/backup/i)
    await expect(contents()).resolves.toEqual(before)
  })
})
