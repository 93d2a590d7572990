import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import S3rver from 's3rver'
import * as v from 'valibot'
import { integrityOf } from '../integrity.ts'
import { bringRelease } from './bring-release.ts'
import { filesBelow } from './files-below.ts'
import { openBucket } from './open-bucket.ts'
import { openReleaseFiles } from './open-release-files.ts'
import { placeInside } from './place-inside.ts'
import { MAX_FILE_BYTES } from './read-bounded.ts'
import { AlteredRelease, type ReleaseFiles } from './release-files.ts'
import { s3Files } from './s3-files.ts'

const CONTENTS: Readonly<Record<string, string>> = {
  'remoteEntry.js': 'export const mount = () => undefined',
  'fragments/page-index@gpl.json': '{}',
}
const describedAs = (contents: Readonly<Record<string, string>>) =>
  JSON.stringify({
    name: 'mfe-gpl',
    version: '1.0.0',
    commit: 'unknown',
    builtAt: '2026-01-01T00:00:00.000Z',
    theme: 'floodlight',
    contract: { version: '1.0.0', range: '^1.0.0', imports: {} },
    entry: 'remoteEntry.js',
    routes: [],
    files: Object.fromEntries(
      Object.entries(contents).map(([file, content]) => [
        file,
        { integrity: integrityOf(content), bytes: content.length },
      ]),
    ),
  })
const DESCRIPTION = describedAs(CONTENTS)
const FILES: Readonly<Record<string, string>> = {
  ...CONTENTS,
  'remoteEntry.js.br': 'compressed',
  'release.json': DESCRIPTION,
}
const release = { name: 'mfe-gpl', version: '1.0.0' }

let folder: string
let server: S3rver
let endpoint: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-files-'))
  server = new S3rver({
    port: 0,
    silent: true,
    directory: join(folder, 'bucket-server'),
    configureBuckets: [{ name: 'releases', configs: [] }],
  })
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_REGION: 'us-east-1',
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function builtRelease(name: string, files = FILES): Promise<string> {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, name, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  return join(folder, name)
}

/** Lists staged files in either store. */
const stagedFiles = async () =>
  (await filesBelow(folder)).filter((file) => file.includes('.staged/') && !META.test(file))

/** Files that the bucket's server keeps beside each object. */
const META = /_metadata\.json$|\.md5$/

const stores: readonly (readonly [string, () => Promise<ReleaseFiles>])[] = [
  ['a folder', () => openReleaseFiles({}, join(folder, 'data'))],
  [
    'a bucket',
    () =>
      openReleaseFiles(
        { RELEASE_STORE: 's3://releases/site', RELEASE_STORE_ENDPOINT: endpoint },
        join(folder, 'data'),
      ),
  ],
]

describe.each(stores)('releases in %s', (_place, open) => {
  it('are in their place once they are kept, and not before', async () => {
    const store = await open()
    const arrived: string[] = []
    const staged = await store.stage(release, await builtRelease('a'), (file) => arrived.push(file))
    expect(arrived.sort()).toEqual(Object.keys(FILES).sort())
    expect(await store.list('mfe-gpl')).toEqual([])
    expect(await store.description(release)).toBeNull()
    await staged.keep()
    expect(await store.list('mfe-gpl')).toEqual(['1.0.0'])
    expect(await store.description(release)).toBe(DESCRIPTION)
  })

  it('leave nothing behind when they are discarded', async () => {
    const store = await open()
    const refused = { name: 'mfe-group', version: '2.0.0' }
    await (await store.stage(refused, await builtRelease('a'))).discard()
    expect(await store.list('mfe-group')).toEqual([])
  })

  it('leave nothing behind when they do not arrive whole', async () => {
    const store = await open()
    const full = () => {
      throw new Error('the disk is full')
    }
    const torn = { name: 'mfe-torn', version: '1.0.0' }
    await expect(store.stage(torn, await builtRelease('a'), full)).rejects.toThrow('full')
    expect(await stagedFiles()).toEqual([])
  })

  it('are removed when they have been left beside their place, and not while they arrive', async () => {
    const store = await open()
    await store.stage({ name: 'mfe-killed', version: '1.0.0' }, await builtRelease('a'))
    await store.removeLeftovers(new Date(Date.now() - 60_000))
    expect(await stagedFiles()).toHaveLength(Object.keys(FILES).length)
    await store.removeLeftovers(new Date(Date.now() + 60_000))
    expect(await stagedFiles()).toEqual([])
    expect(await store.list('mfe-gpl')).toEqual(['1.0.0'])
  })

  const digest = integrityOf(DESCRIPTION)

  it('are brought whole into a folder that replaces what lay there', async () => {
    const store = await open()
    const into = join(await builtRelease('edge/mfe-gpl/1.0.0', { 'torn.js': 'half' }))
    await bringRelease(store, { ...release, digest }, into)
    expect(await filesBelow(into)).toEqual(expect.arrayContaining(Object.keys(FILES)))
    expect(await filesBelow(into)).toHaveLength(Object.keys(FILES).length)
    expect(await readFile(join(into, 'remoteEntry.js'), 'utf8')).toBe(FILES['remoteEntry.js'])
    expect(await readdir(dirname(into))).toEqual(['1.0.0'])
  })

  it('come without what their description does not name', async () => {
    const store = await open()
    const planted = { ...FILES, 'planted.js': 'alert(1)', 'planted.js.br': 'x', '.htaccess': 'x' }
    await (await store.stage(release, await builtRelease('planted', planted))).keep()
    const into = join(folder, 'brought/mfe-gpl/1.0.0')
    await bringRelease(store, { ...release, digest }, into)
    expect((await filesBelow(into)).sort()).toEqual(Object.keys(FILES).sort())
  })

  it.each<[string, Record<string, string>]>([
    ['with another description', { 'release.json': `${DESCRIPTION} ` }],
    ['with a changed file', { 'remoteEntry.js': 'alert(1)' }],
    ['with a file that is too large', { 'remoteEntry.js': 'x'.repeat(MAX_FILE_BYTES + 1) }],
    ['with a brotli that is too large', { 'remoteEntry.js.br': 'x'.repeat(MAX_FILE_BYTES + 1) }],
  ])('are refused %s, and nothing of them arrives', async (_damage, changes) => {
    const store = await open()
    const altered = await builtRelease('altered', { ...FILES, ...changes })
    await (await store.stage(release, altered)).keep()
    const into = join(folder, 'refused/mfe-gpl/1.0.0')
    await expect(bringRelease(store, { ...release, digest }, into)).rejects.toThrow(AlteredRelease)
    expect(await filesBelow(join(folder, 'refused')).catch(() => [])).toEqual([])
  })

  it('are refused by name where they are not', async () => {
    const into = join(folder, 'edge/mfe-gpl/9.9.9')
    const missing = { name: 'mfe-gpl', version: '9.9.9', digest }
    await expect(bringRelease(await open(), missing, into)).rejects.toThrow('9.9.9')
  })

  it('are gone once they are removed, and the others stay', async () => {
    const store = await open()
    const next = { name: 'mfe-gpl', version: '1.1.0' }
    await (await store.stage(next, await builtRelease('a'))).keep()
    await store.remove(next, new Date(Date.now() - 60_000))
    await store.remove(release, new Date(Date.now() + 60_000))
    expect(await store.list('mfe-gpl')).toEqual(['1.1.0'])
    expect(await store.sizes(next)).toHaveProperty('size', Object.keys(FILES).length)
    await store.remove(release)
    await store.remove(release)
    expect(await store.list('mfe-gpl')).toEqual(['1.1.0'])
    expect(await store.description(release)).toBeNull()
    await store.remove(next)
  })
})

describe('keys of a bucket', () => {
  it.each([
    '../../mfe-group/1.0.0/remoteEntry.js',
    '../../../preview-secret',
    '/etc/passwd',
    'a/../../escaped.js',
  ])('lead nowhere when they read %s', async (name) => {
    const store = await stores[1]![1]()
    await (await store.stage(release, await builtRelease('b'))).keep()
    const into = join(folder, 'hostile/releases/mfe-gpl/1.0.0')
    const other = join(folder, 'hostile/releases/mfe-group/1.0.0/remoteEntry.js')
    const secret = join(folder, 'hostile/preview-secret')
    for (const file of [other, secret]) {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, 'kept')
    }
    const hostile: ReleaseFiles = {
      ...store,
      sizes: async (of) => new Map([...(await store.sizes(of)), [name, 5], [`${name}.br`, 5]]),
      open: (of, file) =>
        file in FILES
          ? store.open(of, file)
          : Promise.resolve(Readable.from([Buffer.from('owned')])),
    }
    const digest = integrityOf(DESCRIPTION)
    await bringRelease(hostile, { ...release, digest }, into)
    const liar = describedAs({ ...CONTENTS, [name]: 'owned' })
    const lying = { ...hostile, description: () => Promise.resolve(liar) }
    const pointer = { ...release, digest: integrityOf(liar) }
    await expect(bringRelease(lying, pointer, into)).rejects.toThrow(AlteredRelease)
    expect([await readFile(other, 'utf8'), await readFile(secret, 'utf8')]).toEqual([
      'kept',
      'kept',
    ])
    expect((await filesBelow(join(folder, 'hostile'))).length).toBe(Object.keys(FILES).length + 2)
  })
})

describe('accounts of a bucket', () => {
  /** Records a client's requests to the store: the command, and the keys in it. */
  const watched = async () => {
    const address = 's3://releases/site'
    const { client, ...place } = await openBucket(address, endpoint)
    const asked: { readonly command: string; readonly keys: readonly string[] }[] = []
    client.middlewareStack.add(
      (next, { commandName = '' }) =>
        (call) => {
          asked.push({ command: commandName, keys: keysOf(call.input) })
          return next(call)
        },
      { step: 'initialize' },
    )
    return { store: s3Files(client, place), asked }
  }
  const Named = v.object({
    Key: v.optional(v.string()),
    Prefix: v.optional(v.string()),
    CopySource: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.replace('releases/', '')),
      ),
    ),
    Delete: v.optional(v.object({ Objects: v.array(v.object({ Key: v.string() })) })),
  })
  const keysOf = (input: unknown): string[] => {
    const { Delete, ...others } = v.parse(Named, input)
    const removed = Delete?.Objects.map(({ Key }) => Key) ?? []
    return [...removed, ...Object.values(others)].filter((key) => key !== undefined)
  }

  it('are enough for a team that reach its own remote alone', async () => {
    const { store, asked } = await watched()
    await store.removeLeftovers(new Date(), 'mfe-gpl')
    await (await store.stage(release, await builtRelease('a'))).discard()
    await (await store.stage(release, await builtRelease('a'))).keep()
    expect(await store.list('mfe-gpl')).toEqual(['1.0.0'])
    await store.description(release)
    await store.remove(release)
    expect(asked.length).toBeGreaterThan(10)
    const elsewhere = asked
      .flatMap(({ keys }) => keys)
      .filter((key) => !key.startsWith('site/mfe-gpl/'))
    expect(elsewhere).toEqual([])
  })

  it('are enough for an edge that list and read', async () => {
    await (await (await watched()).store.stage(release, await builtRelease('a'))).keep()
    const { store, asked } = await watched()
    const digest = integrityOf(DESCRIPTION)
    await bringRelease(store, { ...release, digest }, join(folder, 'reading/mfe-gpl/1.0.0'))
    expect([...new Set(asked.map(({ command }) => command))].sort()).toEqual([
      'GetObjectCommand',
      'ListObjectsV2Command',
    ])
  })
})

describe('a place inside a folder', () => {
  it('is asserted whatever the schema lets through', () => {
    expect(placeInside('/a/b', 'c/d.js')).toBe('/a/b/c/d.js')
    for (const name of ['..', '../bc/d.js', '/etc/passwd', '', 'c/../..']) {
      expect(() => placeInside('/a/b', name)).toThrow('outside')
    }
  })
})

describe('a store that falls silent', () => {
  const SILENCE_MS = 200

  it.each<[string, RequestListener]>([
    ['before its response', () => undefined],
    [
      'in the middle of a file',
      (_call, answer) => {
        answer.writeHead(200, { 'content-length': DESCRIPTION.length })
        answer.write(DESCRIPTION.slice(0, 10))
      },
    ],
  ])('%s ends the call', async (_when, answer) => {
    const silent = createServer(answer)
    try {
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
      const { port } = silent.address() as AddressInfo
      const address = `http://127.0.0.1:${port}`
      const { client, ...place } = await openBucket('s3://releases/site', address, SILENCE_MS)
      await expect(s3Files(client, place).description(release)).rejects.toThrow('inactivity')
      client.destroy()
    } finally {
      silent.closeAllConnections()
      silent.close()
    }
  })
})

describe('a file in a bucket', () => {
  it('says its type, its encoding, and that it never changes', async () => {
    const store = await stores[1]![1]()
    await (await store.stage(release, await builtRelease('a'))).keep()
    const client = new S3Client({ endpoint, forcePathStyle: true })
    const Key = 'site/mfe-gpl/1.0.0/remoteEntry.js.br'
    const answer = await client.send(new GetObjectCommand({ Bucket: 'releases', Key }))
    expect(answer).toMatchObject({
      ContentType: 'text/javascript; charset=utf-8',
      ContentEncoding: 'br',
      CacheControl: 'public, max-age=31536000, immutable',
    })
    await answer.Body?.transformToString()
    client.destroy()
  })
})
