import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { UnprocessableEntityException } from '@nestjs/common'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { deflateSync, crc32 } from 'node:zlib'
import { PersonResponse } from 'shared-contracts/api/person'
import { listOf } from 'shared-contracts/desk/list'
import { Picture, PictureUse } from 'shared-contracts/desk/media'
import sharp from 'sharp'
import * as v from 'valibot'
import { signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { Pictures } from './pictures.ts'

/** Encoding AVIF is slow on a busy machine. */
jest.setTimeout(60_000)

onEachDatabase('pictures at the desk', (newConfig) => {
  let api: TestApp
  let ama: DeskClient
  let folder: string
  let jpeg: Buffer
  beforeAll(async () => {
    const config = await newConfig()
    folder = join(config.DATA_DIR, 'media')
    api = await startTestApp(config)
    ama = await signedIn(() => api, { name: 'Ama Mensah', role: 'group-editor' })
    jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c60' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Secret Name' }, IFD3: { GPSLatitude: '5/1 36/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
  }, 60_000)
  afterAll(() => api.app.close())

  const send = (body: Buffer, type = 'image/jpeg', query = '') =>
    ama.send('POST', `/api/desk/media${query}`, body, { 'content-type': type })
  const sent = async () => {
    const answer = await send(jpeg, 'image/jpeg', '?name=bay.jpg')
    expect(answer.statusCode).toBe(201)
    return v.parse(Picture, answer.json())
  }
  const fileOf = (address: string, end: string) =>
    api.inject(`${address.replace('/media/desk/', '/api/media/')}-${end}`)
  const match = (revision: number) => ({ 'if-match': `"${revision}"` })

  it('are drawn anew in every width and type, upright and without what they tell of their owner', async () => {
    const picture = await sent()
    expect(picture).toMatchObject({ name: 'bay.jpg', width: 60, height: 90, uses: 0, revision: 1 })
    expect(picture.address).toMatch(/^\/media\/desk\/[0-9a-f]{16}$/)
    for (const width of picture.widths) {
      for (const type of ['avif', 'webp']) {
        const file = await fileOf(picture.address, `${width}.${type}`)
        expect(file.headers).toMatchObject({
          'content-type': `image/${type}`,
          'cache-control': 'public, max-age=31536000, immutable',
        })
        const {
          exif,
          orientation,
          width: wide,
          height: high,
        } = await sharp(file.rawPayload).metadata()
        expect({ exif, orientation, wide, high }).toEqual({
          ...{ exif: undefined, orientation: undefined, wide: 60, high: 90 },
        })
        expect(file.rawPayload.includes('Secret Name')).toBe(false)
      }
    }
  })

  it('are taken whatever the length of their file’s name', async () => {
    for (const [given, name] of [
      ['x'.repeat(240) + '.jpg', 'x'.repeat(200)],
      [' ', 'Picture'],
    ] as const) {
      const answer = await send(jpeg, 'image/jpeg', `?name=${encodeURIComponent(given)}`)
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([201, { name }])
    }
  })

  it('have a text and a focal point, and are found by them', async () => {
    const { id } = await sent()
    const url = `/api/desk/media/${id}`
    const fields = { alt: 'A tanker at the depot', focalPoint: { x: 0.2, y: 0.8 } }
    expect((await ama.send('PUT', url, fields)).statusCode).toBe(412)
    const saved = await ama.send('PUT', url, fields, match(1))
    expect(saved.json()).toMatchObject({ ...fields, revision: 2 })
    const long = await ama.send('PUT', url, { ...fields, alt: 'a'.repeat(301) }, match(2))
    expect(long.json()).toMatchObject({ fieldErrors: { alt: ['Use at most 300 characters'] } })
    const late = await ama.send('PUT', url, fields, match(1))
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ current: { revision: 2 } })
    const list = await ama.send('GET', '/api/desk/media?q=TANKER')
    expect(v.parse(listOf(Picture), list.json())).toMatchObject({ total: 1, items: [{ id }] })
  })

  it('are cut by their focal point wherever visitors see them, as soon as it is set', async () => {
    const { id, address } = await sent()
    const person = {
      ...{ name: 'Efua Sarpong', role: 'Surveyor', text: 'Measures the land.', position: 8 },
      ...{ imageUrl: address, imageAlt: 'Efua Sarpong' },
    }
    const made = await ama.send('POST', '/api/desk/people', person)
    const { id: personId } = v.parse(v.object({ id: v.number() }), made.json())
    await ama.send('POST', `/api/desk/people/${personId}/publish`, {}, match(1))
    const pointOfPerson = async () => {
      const people = v.parse(v.array(PersonResponse), (await api.inject('/api/people')).json())
      return people.find(({ imageUrl }) => imageUrl === address)?.focalPoint
    }
    expect(await pointOfPerson()).toBeUndefined()
    const fields = { alt: 'Efua Sarpong', focalPoint: { x: 0.2, y: 0.8 } }
    await ama.send('PUT', `/api/desk/media/${id}`, fields, match(1))
    expect(await pointOfPerson()).toEqual({ x: 0.2, y: 0.8 })
  })

  it('are not deleted while a record shows them, and leave nothing behind', async () => {
    const { id, address } = await sent()
    const person = {
      ...{ name: 'Esi Boateng', role: 'Treasurer', text: 'Keeps the books.', position: 9 },
      ...{ imageUrl: address, imageAlt: 'Esi Boateng' },
    }
    const made = await ama.send('POST', '/api/desk/people', person)
    expect(made.statusCode).toBe(201)
    const shown = await ama.send('DELETE', `/api/desk/media/${id}`, undefined, match(1))
    expect(shown.statusCode).toBe(409)
    const { uses } = v.parse(v.object({ uses: v.array(PictureUse) }), shown.json())
    expect(uses).toMatchObject([{ part: 'people', title: 'Esi Boateng' }])
    const { id: personId } = v.parse(v.object({ id: v.number() }), made.json())
    await ama.send('PUT', `/api/desk/people/${personId}`, { ...person, imageUrl: '' }, match(1))

    const gone = await ama.send('DELETE', `/api/desk/media/${id}`, undefined, match(1))
    expect(gone.statusCode).toBe(204)
    expect((await fileOf(address, '640.webp')).statusCode).toBe(404)
    const name = address.split('/').at(-1) ?? ''
    expect((await readdir(folder)).filter((file) => file.includes(name))).toEqual([])
  })

  it('that cannot be entered leave no files behind', async () => {
    const before = await readdir(folder)
    // Each transaction fails, not only the next: scheduled work has its own.
    const lost = jest
      .spyOn(api.app.get(Transactions), 'run')
      .mockRejectedValue(new Error('The server has gone away'))
    try {
      expect((await send(jpeg, 'image/jpeg', '?name=bay.jpg')).statusCode).toBe(500)
    } finally {
      lost.mockRestore()
    }
    expect(await readdir(folder)).toEqual(before)
  })

  describe('that are hostile', () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    )

    it.each<[string, () => Buffer | Promise<Buffer>, string, number]>([
      ['a drawing that is a program', () => svg, 'image/svg+xml', 415],
      ['the same by another name', () => svg, 'image/png', 422],
      ['a page', () => Buffer.from('<!doctype html><script>1</script>'), 'image/jpeg', 422],
      ['noise', () => randomBytes(2_000), 'image/webp', 422],
      ['half a picture', () => jpeg.subarray(0, jpeg.length >> 1), 'image/jpeg', 422],
      ['nothing', () => Buffer.alloc(0), 'image/png', 422],
      ['40,000 pixels a side in a few bytes', () => emptyPng(40_000, 40_000), 'image/png', 422],
      ['20,000 pixels a side in a few bytes', () => emptyPng(20_000, 20_000), 'image/png', 422],
      ['more than 20 MB', () => Buffer.alloc(20_000_001), 'image/png', 413],
      [
        'an animation of another type',
        () =>
          sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
            .gif()
            .toBuffer(),
        'image/png',
        422,
      ],
    ])('are refused: %s', async (_, make, type, status) => {
      const { statusCode } = await send(await make(), type)
      expect(statusCode).toBe(status)
    })

    it('lose what is hidden behind or in them', async () => {
      const script = '<script>alert("polyglot")</script>'
      const polyglot = Buffer.concat([jpeg, Buffer.from(script)])
      const answer = await send(polyglot)
      expect(answer.statusCode).toBe(201)
      const { address } = v.parse(Picture, answer.json())
      for (const end of ['640.avif', '640.webp']) {
        expect((await fileOf(address, end)).rawPayload.includes('polyglot')).toBe(false)
      }
    })

    it('lead to no other file', async () => {
      for (const name of ['..%2Fbackend.sqlite', 'x-640.webp', '0123456789abcdef-640.svg']) {
        expect((await api.inject(`/api/media/${name}`)).statusCode).toBe(404)
      }
    })

    it('are taken from nobody without the part, and nowhere else', async () => {
      const clerk = await signedIn(() => api, { name: 'Yaw Office', role: 'office' })
      const type = { 'content-type': 'image/jpeg' }
      expect((await clerk.send('POST', '/api/desk/media', jpeg, type)).statusCode).toBe(403)
      // Refused before the body is read: its size would be refused by a 413 later.
      const forged = { 'content-type': 'image/jpeg', cookie: '__Host-desk=x; desk=x' }
      const stranger = { method: 'POST', url: '/api/desk/media', headers: type } as const
      for (const headers of [type, forged]) {
        const payload = Buffer.alloc(20_000_001)
        expect((await api.inject({ ...stranger, headers, payload })).statusCode).toBe(401)
      }
      expect((await send(Buffer.alloc(20_000_001))).statusCode).toBe(413)
      const large = Buffer.alloc(300_000)
      expect((await ama.send('POST', '/api/desk/stories', large, type)).statusCode).toBe(415)
    })

    it('that begin and do not end leave room for those of others', async () => {
      const kofi = await signedIn(() => api, { name: 'Kofi Adjei', role: 'group-editor' })
      const slow = Array.from({ length: 4 }, () => new PassThrough())
      const type = { 'content-type': 'image/jpeg' }
      const answers = slow.map((body) => ama.send('POST', '/api/desk/media', body, type))
      const refused = await Promise.race(answers)
      expect(refused.statusCode).toBe(429)
      expect(refused.headers['retry-after']).toBe('10')
      expect((await kofi.send('POST', '/api/desk/media', jpeg, type)).statusCode).toBe(201)
      for (const body of slow) body.end(jpeg)
      const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
      expect(statuses.sort()).toEqual([201, 201, 201, 429])
      await sent()
    })

    it('that have arrived count until they are stored', async () => {
      const add = jest.spyOn(api.app.get(Pictures), 'add')
      let refuse: (reason: Error) => void = () => undefined
      const drawing = new Promise<never>((_, reject) => (refuse = reject))
      const arrived = new Promise<void>((resolve) =>
        add.mockImplementation(() => {
          if (add.mock.calls.length === 3) resolve()
          return drawing
        }),
      )
      const waiting = [send(jpeg), send(jpeg), send(jpeg)]
      await arrived
      expect((await send(jpeg)).statusCode).toBe(429)
      refuse(new UnprocessableEntityException('The picture is broken'))
      expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([
        422, 422, 422,
      ])
      add.mockRestore()
      await sent()
    })
  })
})

/** A valid head of a picture without content: decoding it would take gigabytes. */
function emptyPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const data = deflateSync(Buffer.alloc(1_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
