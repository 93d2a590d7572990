import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import { Picture } from 'shared-contracts/desk/media'
import { Bucket } from 'shared-server/testing/bucket'
import sharp from 'sharp'
import * as v from 'valibot'
import { signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import {
  configIn,
  onEachDatabase,
  testFolders,
} from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { MediaStore } from './media-store.ts'
import { openMediaFiles, type MediaConfig } from './open-media.ts'
import { Picture as PictureRow } from './picture.entity.ts'

/** Encoding AVIF is slow on a busy machine. */
jest.setTimeout(60_000)

const NAME = '0123456789abcdef-640.webp'
const inBucket = (bucket: Bucket) => ({
  MEDIA_STORE: 's3://releases/pictures',
  MEDIA_STORE_ENDPOINT: bucket.environment.RELEASE_STORE_ENDPOINT,
})
const open = async (config: MediaConfig) => new MediaStore(await openMediaFiles(config))

beforeEach(() => {
  // It logs the failures that the tests cause.
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
})

describe('the store of pictures', () => {
  const newFolder = testFolders()
  let bucket: Bucket
  beforeAll(async () => {
    bucket = await Bucket.open()
  })
  afterAll(() => bucket.close())

  const places: [string, () => Record<string, string>][] = [
    ['DATA_DIR', () => ({})],
    ['a bucket', () => inBucket(bucket)],
  ]

  it.each(places)('in %s keeps files for every process, and forgets them', async (_, place) => {
    const config = configIn(await newFolder(), place())
    const [one, other] = [await open(config), await open(config)]
    await expect(one.read(NAME)).resolves.toBeNull()
    await one.put(NAME, Buffer.from('a picture'))
    await expect(other.read(NAME)).resolves.toEqual(Buffer.from('a picture'))
    await other.remove(NAME)
    await other.remove(NAME)
    await expect(one.read(NAME)).resolves.toBeNull()
  })

  it.each(places)('in %s has files of pictures alone', async (_, place) => {
    const store = await open(configIn(await newFolder(), place()))
    await expect(store.read('../backend.sqlite')).rejects.toThrow(TypeError)
    await expect(store.put('0123456789abcdef-640.svg', Buffer.alloc(1))).rejects.toThrow(TypeError)
  })

  it('in DATA_DIR is its owner’s alone, and has no halves', async () => {
    const folder = await newFolder()
    await (await open(configIn(folder))).put(NAME, Buffer.from('a picture'))
    const rights = async (name: string) =>
      ((await stat(join(folder, name))).mode & 0o777).toString(8)
    await expect(rights('media')).resolves.toBe('700')
    await expect(rights(`media/${NAME}`)).resolves.toBe('600')
    await expect(readdir(join(folder, 'media'))).resolves.toEqual([NAME])
  })

  const away: [string, () => Promise<Record<string, string>>][] = [
    ['a folder that is none', () => Promise.resolve({})],
    [
      'a bucket that nobody answers for',
      () =>
        Promise.resolve({
          MEDIA_STORE: 's3://pictures',
          MEDIA_STORE_ENDPOINT: 'http://127.0.0.1:1',
        }),
    ],
    [
      'a bucket that is not there',
      () => Promise.resolve({ ...inBucket(bucket), MEDIA_STORE: 's3://nobody-made-it' }),
    ],
  ]
  it.each(away)('says that it is away: %s', async (_, place) => {
    const folder = await newFolder()
    await writeFile(join(folder, 'media'), '')
    const store = await open(configIn(folder, await place()))
    for (const attempt of [
      () => store.put(NAME, Buffer.from('a picture')),
      () => store.read(NAME),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 503 })
    }
  })
})

onEachDatabase('pictures in a bucket', (newConfig) => {
  let bucket: Bucket
  let closing: Promise<void> | undefined
  const closeBucket = () => (closing ??= bucket.close())
  let api: TestApp
  let ama: DeskClient
  let files: MediaStore
  let picture: Picture
  beforeAll(async () => {
    bucket = await Bucket.open()
    const config = await newConfig(inBucket(bucket))
    files = await open(config)
    api = await startTestApp(config)
    ama = await signedIn(() => api, { name: 'Ama Mensah', role: 'group-editor' })
  }, 60_000)
  afterAll(async () => {
    await api.app.close()
    await closeBucket()
  })

  const send = async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c60' } })
      .png()
      .toBuffer()
    return ama.send('POST', '/api/desk/media', png, { 'content-type': 'image/png' })
  }
  const nameOf = ({ address }: Picture) => `${address.split('/').at(-1)}-640.webp`
  const get = (name: string) => api.inject(`/api/media/${name}`)
  const remove = ({ id, revision }: Picture) =>
    ama.send('DELETE', `/api/desk/media/${id}`, undefined, { 'if-match': `"${revision}"` })

  beforeEach(async () => {
    const answer = await send()
    expect(answer.statusCode).toBe(201)
    picture = v.parse(Picture, answer.json())
  })

  it('are sent, shown and deleted there', async () => {
    const name = nameOf(picture)
    const shown = await get(name)
    expect(shown).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } })
    await expect(files.read(name)).resolves.toEqual(shown.rawPayload)
    expect((await remove(picture)).statusCode).toBe(204)
    await expect(files.read(name)).resolves.toBeNull()
    expect((await get(name)).statusCode).toBe(404)
  })

  it('are shown to nobody when they are altered, lost, or nobody’s', async () => {
    const name = nameOf(picture)
    const content = (await get(name)).rawPayload
    const cutOff = content.subarray(0, content.length - 1)
    for (const altered of [Buffer.from('<script>1</script>'), cutOff, Buffer.alloc(0)]) {
      await files.put(name, altered)
      expect((await get(name)).statusCode).toBe(404)
    }
    await files.put(name, content)
    expect((await get(name)).statusCode).toBe(200)
    await files.remove(name)
    expect((await get(name)).statusCode).toBe(404)
    await files.put('fedcba9876543210-640.webp', content)
    expect((await get('fedcba9876543210-640.webp')).statusCode).toBe(404)
  })

  it('from before their digests were kept are shown', async () => {
    await api.dataSource.manager.update(PictureRow, { id: picture.id }, { digests: null })
    expect((await get(nameOf(picture))).statusCode).toBe(200)
  })

  it('wait for their store: 503, and no picture without its files', async () => {
    const count = () => api.dataSource.manager.count(PictureRow)
    const before = await count()
    await closeBucket()
    const shown = await get(nameOf(picture))
    expect(shown).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
    expect(shown.headers['cache-control']).not.toContain('immutable')
    expect((await send()).statusCode).toBe(503)
    expect(await count()).toBe(before)
    // Without its row, a picture's files are not served.
    expect((await remove(picture)).statusCode).toBe(204)
    expect((await get(nameOf(picture))).statusCode).toBe(404)
  })
})
