import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { AnsweringServer } from '../testing/answers.ts'
import { ApiAnswers } from './api-answers.ts'

const PATH = '/api/subsidiaries'

let api: AnsweringServer
let answers: ApiAnswers
const warn = jest.fn()
/** The monotonic clock, which tests advance. */
let now: number

beforeEach(async () => {
  api = new AnsweringServer()
  await api.open()
  warn.mockClear()
  // An integer, so that adding a second causes no rounding error.
  now = Math.round(performance.now())
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  answers = new ApiAnswers({ apiOrigin: api.origin, proxySecret: 'between us', log: { warn } })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await api.close()
})

const afterASecond = () => {
  now += 1_000
}

describe('an answer of the API', () => {
  it('is asked for once a second at most, however many want it', async () => {
    api.answers.set(PATH, { body: '[1]' })
    await Promise.all(Array.from({ length: 50 }, () => answers.read(PATH)))
    expect(api.asked).toEqual([PATH])
    afterASecond()
    await answers.read(PATH)
    expect(api.asked).toEqual([PATH, PATH])
  })

  it('is asked for as nobody in particular, with the secret of the proxy', async () => {
    api.answers.set(PATH, {})
    await answers.read(PATH)
    expect(api.lastHeaders['cookie']).toBeUndefined()
    expect(api.lastHeaders['x-proxy-secret']).toBe('between us')
  })

  it('keeps its tag while its content stays, and is true as of the last confirmation', async () => {
    api.answers.set(PATH, { body: '[1]', headers: { etag: '"a"' } })
    const first = await answers.read(PATH)
    jest.spyOn(Date, 'now').mockReturnValue(first!.at + 1_000)
    afterASecond()
    const second = await answers.read(PATH)
    expect(second).toEqual({ ...first, at: first!.at + 1_000 })
    api.answers.set(PATH, { body: '[2]', headers: { etag: '"b"' } })
    afterASecond()
    const third = await answers.read(PATH)
    expect(third?.body).toBe('[2]')
    expect(third?.tag).not.toBe(first?.tag)
  })

  it('is given on for a day when the API is away, and no longer', async () => {
    api.answers.set(PATH, { body: '[1]' })
    await answers.read(PATH)
    api.answers.set(PATH, { status: 503 })
    afterASecond()
    expect((await answers.read(PATH))?.body).toBe('[1]')
    expect(warn).toHaveBeenCalledWith({ path: PATH, reason: 'status 503' }, expect.any(String))
    now += 24 * 3_600_000
    expect(await answers.read(PATH)).toBeNull()
  })

  it('is never given on once the API itself withholds it', async () => {
    api.answers.set(PATH, { body: '[1]', headers: { etag: '"a"' } })
    await answers.read(PATH)
    const body = JSON.stringify({ statusCode: 503, isWithheld: true })
    api.answers.set(PATH, { status: 503, body })
    afterASecond()
    expect(await answers.read(PATH)).toBeNull()
    api.answers.set(PATH, { status: 503 })
    afterASecond()
    expect(await answers.read(PATH)).toBeNull()
    expect(api.lastHeaders['if-none-match']).toBeUndefined()
  })

  it('tells of a record that is not there, or is elsewhere', async () => {
    api.answers.set('/api/clubs/old', { status: 301, headers: { location: '/api/clubs/new' } })
    expect(await answers.read('/api/clubs/none')).toMatchObject({ status: 404 })
    expect(await answers.read('/api/clubs/old')).toMatchObject({
      status: 301,
      location: '/api/clubs/new',
    })
  })

  it.each(['private, no-cache', 'no-store'])('is nobody’s when it says %s', async (control) => {
    api.answers.set(PATH, { body: '"secret"', headers: { 'cache-control': control } })
    expect(await answers.read(PATH)).toBeNull()
  })

  it('is forgotten when newer ones need its memory', async () => {
    const body = 'x'.repeat(1024 * 1024)
    const paths = Array.from({ length: 66 }, (_, index) => `/api/subsidiaries/${index}`)
    for (const path of paths) {
      api.answers.set(path, { body, headers: { etag: '"a"' } })
      await answers.read(path)
    }
    afterASecond()
    await answers.read(paths.at(-1)!)
    expect(api.lastHeaders['if-none-match']).toBe('"a"')
    await answers.read(paths[0]!)
    expect(api.lastHeaders['if-none-match']).toBeUndefined()
  })

  it('is none when it is larger than an answer may be', async () => {
    api.answers.set(PATH, { body: '"' + 'x'.repeat(4 * 1024 * 1024) + '"' })
    expect(await answers.read(PATH)).toBeNull()
    const reason = 'there are more bytes than the limit of 4194304'
    expect(warn).toHaveBeenCalledWith({ path: PATH, reason }, expect.any(String))
  })

  it.each([
    '//evil.example/api/news',
    'http://evil.example/',
    '/healthz',
    '/api/news\r\nx: y',
    '/api/' + 'x'.repeat(600),
    '@evil.example/api/news',
    '/api/clubs/..',
    '/api/clubs/%2e%2e/releases',
    '/api/./news',
  ])('is not asked for at %j', async (path) => {
    expect(await answers.read(path)).toBeNull()
    expect(api.asked).toEqual([])
  })
})
