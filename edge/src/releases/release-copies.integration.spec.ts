import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import Fastify from 'fastify'
import { ReleaseCopies } from './release-copies.ts'
import { bringRelease } from 'shared-server/release-store/bring-release'
import { openReleaseFiles } from 'shared-server/release-store/open-release-files'
import type { ReleaseFiles } from 'shared-server/release-store/release-files'
import { Bucket } from 'shared-server/testing/bucket'
import { eventually } from 'shared-server/testing/eventually'
import { release, writeRelease } from '../testing/make-release.ts'

const DAY_MS = 24 * 3_600_000
const { log } = Fastify()
const HOST = { version: '1.0.0', exports: { 'shared-ui': ['Button'] } }

let bucket: Bucket
let folder: string
let store: ReleaseFiles

beforeEach(async () => {
  bucket = await Bucket.open()
  folder = join(bucket.folder, 'edge')
  store = await openReleaseFiles(bucket.environment, bucket.folder)
})

afterEach(() => bucket.close())

/** Copies a release from the bucket to the edge's folder, last used some days ago. */
async function copied(version: string, daysAgo: number) {
  const published = await writeRelease(join(bucket.folder, 'built'), release({ version }))
  await bucket.take(published)
  await bringRelease(store, published, join(folder, published.name, version))
  const usedAt = new Date(Date.now() - daysAgo * DAY_MS)
  await utimes(join(folder, published.name, version, 'release.json'), usedAt, usedAt)
  return published
}

const isHere = ({ name, version }: { name: string; version: string }) =>
  stat(join(folder, name, version)).then(
    () => true,
    () => false,
  )

describe("an edge's copies of releases", () => {
  it('go once nobody has asked for them in a month, and come back when somebody does', async () => {
    const copies = new ReleaseCopies({ folder, store, host: HOST, keys: undefined, log })
    const [unused, recent] = [await copied('1.0.0', 31), await copied('1.1.0', 29)]
    const [asked, live] = [await copied('1.2.0', 31), await copied('1.3.0', 31)]
    await copies.find(asked.name, asked)
    await copies.removeUnused([live])
    expect(await Promise.all([unused, recent, asked, live].map(isHere))).toEqual([
      false,
      true,
      true,
      true,
    ])
    await copies.fetch(unused.name, unused)
    await copies.removeUnused([])
    expect(await Promise.all([unused, live].map(isHere))).toEqual([true, true])
  })

  it('take with them, after a day, what an arrival that was cut off left behind', async () => {
    const copies = new ReleaseCopies({ folder, store, host: HOST, keys: undefined, log })
    const leftover = join(folder, 'mfe-gpl', '.cut-off.staged')
    await mkdir(leftover, { recursive: true })
    await copies.removeUnused([])
    expect((await stat(leftover)).isDirectory()).toBe(true)
    const began = new Date(Date.now() - 2 * DAY_MS)
    await utimes(leftover, began, began)
    await copies.removeUnused([])
    await expect(stat(leftover)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('stay while the store does not hold them', async () => {
    const copies = new ReleaseCopies({ folder, store, host: HOST, keys: undefined, log })
    const only = await copied('1.0.0', 31)
    await store.remove(only)
    await copies.removeUnused([])
    expect(await isHere(only)).toBe(true)
  })

  it('come again from the store when a file is not what it was, and are served meanwhile', async () => {
    const copies = new ReleaseCopies({ folder, store, host: HOST, keys: undefined, log })
    const changed = await copied('1.0.0', 0)
    await copies.find(changed.name, changed)
    const file = join(folder, changed.name, '1.0.0/page-index.js')
    const before = await readFile(file, 'utf8')
    await writeFile(file, 'another')
    copies.renew(changed.name, changed)
    copies.renew(changed.name, changed)
    expect(copies.held(changed.name, changed)).not.toBeNull()
    await eventually(async () => (await readFile(file, 'utf8').catch(() => '')) === before)
  })

  it('stay for ever where the folder itself is the store', async () => {
    const copies = new ReleaseCopies({ folder, store: null, host: HOST, keys: undefined, log })
    const kept = await copied('1.0.0', 365)
    await copies.removeUnused([])
    expect(await isHere(kept)).toBe(true)
  })
})
