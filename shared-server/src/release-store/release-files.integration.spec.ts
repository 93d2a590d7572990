import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import S3rver from 's3rver'
import { filesBelow } from './files-below.ts'
import { openReleaseFiles } from './open-release-files.ts'
import type { ReleaseFiles } from './release-files.ts'

const FILES: Readonly<Record<string, string>> = {
  'remoteEntry.js': 'export const mount = () => undefined',
  'remoteEntry.js.br': 'compressed',
  'fragments/page-index@gpl.json': '{}',
  'release.json': '{ "name": "mfe-gpl" }',
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

/** What lies beside its place in either store. */
const stagedFiles = async () =>
  (await filesBelow(folder)).filter((file) => file.includes('.staged/') && !META.test(file))

/** What the server of the bucket notes beside each object. */
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
    expect(await store.description(release)).toBe(FILES['release.json'])
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

  it('are copied whole into a folder that replaces what lay there', async () => {
    const store = await open()
    const into = join(await builtRelease('edge/mfe-gpl/1.0.0', { 'torn.js': 'half' }))
    await store.fetchRelease(release, into)
    expect(await filesBelow(into)).toEqual(expect.arrayContaining(Object.keys(FILES)))
    expect(await filesBelow(into)).toHaveLength(Object.keys(FILES).length)
    expect(await readFile(join(into, 'remoteEntry.js'), 'utf8')).toBe(FILES['remoteEntry.js'])
    expect(await readdir(dirname(into))).toEqual(['1.0.0'])
  })

  it('are refused by name where they are not', async () => {
    const into = join(folder, 'edge/mfe-gpl/9.9.9')
    const missing = (await open()).fetchRelease({ name: 'mfe-gpl', version: '9.9.9' }, into)
    await expect(missing).rejects.toThrow('9.9.9')
  })

  it('are gone once they are removed, and the others stay', async () => {
    const store = await open()
    const next = { name: 'mfe-gpl', version: '1.1.0' }
    await (await store.stage(next, await builtRelease('a'))).keep()
    await store.remove(release)
    await store.remove(release)
    expect(await store.list('mfe-gpl')).toEqual(['1.1.0'])
    expect(await store.description(release)).toBeNull()
    await store.remove(next)
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
