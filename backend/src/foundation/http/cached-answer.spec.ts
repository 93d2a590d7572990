import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fastify } from 'fastify'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Logger, NotFoundException } from '@nestjs/common'
import { CachedAnswer } from './cached-answer.ts'

const build = (load: () => Promise<unknown>, { isHeld }: { isHeld?: boolean } = {}) => {
  const answer = new CachedAnswer({
    name: 'test',
    load,
    maxAgeMs: 5_000,
    ...(isHeld !== undefined && { isHeld }),
    cacheControl: 'no-cache',
    isDraining: () => false,
  })
  const server = fastify()
  server.get('/', (request, reply) => answer.send(request, reply))
  const get = (headers: Record<string, string> = {}) => server.inject({ url: '/', headers })
  return { answer, get }
}

/** Runs everything that does not wait for a timer. */
const turns = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

const decode = (body: Buffer, encoding: string | undefined): Buffer => {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

describe('cached answer', () => {
  beforeEach(() => {
    Logger.overrideLogger(false)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  })
  afterEach(() => {
    Logger.overrideLogger(['log', 'warn', 'error'])
    jest.useRealTimers()
  })

  it('loads once for all who ask at the same time', async () => {
    const load = jest.fn(() => Promise.resolve([1]))
    const { get } = build(load)
    const responses = await Promise.all([get(), get(), get()])
    expect(responses.map(({ body }) => body)).toEqual(['[1]', '[1]', '[1]'])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0', undefined],
  ])('answers Accept-Encoding "%s" in %s', async (accept, encoding) => {
    const { get } = build(() => Promise.resolve({ text: 'Akwaaba' }))
    const response = await get({ 'accept-encoding': accept })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(decode(response.rawPayload, encoding).toString()).toBe('{"text":"Akwaaba"}')
    expect(response.headers.vary).toBe('accept-encoding')
  })

  it('has a strong tag for each encoding and answers 304 to it alone', async () => {
    const { get } = build(() => Promise.resolve([1]))
    const plain = String((await get()).headers.etag)
    const br = String((await get({ 'accept-encoding': 'br' })).headers.etag)
    expect(plain).toMatch(/^"[\w-]+"$/)
    expect(br).not.toBe(plain)
    const known = await get({ 'if-none-match': `"other", W/${plain}` })
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', plain])
    expect((await get({ 'if-none-match': br })).statusCode).toBe(200)
  })

  it('loads anew after its time, and when it is invalidated', async () => {
    let count = 0
    const { answer, get } = build(() => Promise.resolve(++count))
    expect((await get()).body).toBe('1')
    jest.advanceTimersByTime(4_999)
    expect((await get()).body).toBe('1')
    jest.advanceTimersByTime(1)
    expect((await get()).body).toBe('2')
    answer.invalidate()
    expect((await get()).body).toBe('3')
  })

  it('does not keep what was loaded before an invalidation', async () => {
    let finish: (value: string) => void = () => undefined
    const load = jest
      .fn<() => Promise<string>>()
      .mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
      .mockResolvedValue('new')
    const { answer, get } = build(load)
    const warming = answer.warm()
    answer.invalidate()
    finish('old')
    await warming
    expect((await get()).body).toBe('"new"')
  })

  it('gives the last answer on when a load fails, and an error when there is none', async () => {
    const load = jest.fn<() => Promise<string>>().mockResolvedValueOnce('good')
    load.mockRejectedValue(new Error('away'))
    const { get } = build(load)
    await get()
    jest.advanceTimersByTime(5_000)
    expect((await get()).body).toBe('"good"')
    const { get: getNothing } = build(() => Promise.reject(new Error('away')))
    expect((await getNothing()).statusCode).toBe(500)
  })

  it('gives what is held when a load hangs, and waits for none until one has ended well', async () => {
    let finish: (value: string) => void = () => undefined
    const load = jest
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('old')
      .mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
      .mockResolvedValue('newer')
    const { get } = build(load)
    await get()
    jest.advanceTimersByTime(5_000)
    const waiting = get()
    await turns()
    jest.advanceTimersByTime(100)
    expect((await waiting).body).toBe('"old"')
    // No timer runs here: a caller that waited would wait for ever.
    expect((await Promise.all([get(), get()])).map(({ body }) => body)).toEqual(['"old"', '"old"'])
    expect(load).toHaveBeenCalledTimes(2)
    finish('new')
    while ((await get()).body === '"old"') await turns()
    jest.advanceTimersByTime(5_000)
    expect((await get()).body).toBe('"newer"')
  })

  it('gives nothing that has not been confirmed for a day', async () => {
    const load = jest.fn<() => Promise<string>>().mockResolvedValueOnce('old')
    load.mockRejectedValue(new Error('away'))
    const { get } = build(load)
    await get()
    jest.advanceTimersByTime(24 * 3_600_000 - 1)
    expect((await get()).body).toBe('"old"')
    jest.advanceTimersByTime(1_001)
    expect((await get()).statusCode).toBe(500)
  })

  it('gives nothing that is not fresh if it is not to be held, whether a load fails or hangs', async () => {
    const load = jest.fn<() => Promise<string>>().mockResolvedValueOnce('old')
    load.mockRejectedValueOnce(new Error('away')).mockReturnValueOnce(new Promise(() => undefined))
    const { get } = build(load, { isHeld: false })
    await get()
    jest.advanceTimersByTime(4_999)
    expect((await get()).body).toBe('"old"')
    jest.advanceTimersByTime(1)
    expect((await get()).statusCode).toBe(500)
    const isAnswered = jest.fn()
    void get().then(isAnswered)
    await turns()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(isAnswered).not.toHaveBeenCalled()
  })

  it('gives a known answer again once a load has ended well, also if it is not to be held', async () => {
    const load = jest.fn<() => Promise<string>>().mockResolvedValueOnce('same')
    load.mockRejectedValueOnce(new Error('away')).mockResolvedValue('same')
    const { get } = build(load, { isHeld: false })
    const etag = String((await get()).headers.etag)
    jest.advanceTimersByTime(5_000)
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(500)
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(304)
  })

  it('gives no earlier answer once the API says that there is none', async () => {
    const load = jest.fn<() => Promise<string>>().mockResolvedValueOnce('old')
    load.mockRejectedValueOnce(new NotFoundException()).mockRejectedValue(new Error('away'))
    const { get } = build(load)
    await get()
    jest.advanceTimersByTime(5_000)
    expect((await get()).statusCode).toBe(404)
    expect((await get()).statusCode).toBe(500)
  })

  it('waits for the load after an invalidation, however long it takes', async () => {
    let finish: (value: string) => void = () => undefined
    const load = jest
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('old')
      .mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    const { answer, get } = build(load)
    await get()
    answer.invalidate()
    const waiting = get()
    await turns()
    await jest.advanceTimersByTimeAsync(2_000)
    finish('new')
    expect((await waiting).body).toBe('"new"')
  })

  it('is loaded anew in its time when the clock goes back an hour', async () => {
    let count = 0
    const { get } = build(() => Promise.resolve([(count += 1)]))
    await get()
    jest.setSystemTime(Date.now() - 3_600_000)
    await jest.advanceTimersByTimeAsync(5_001)
    expect((await get()).body).toBe('[2]')
  })
})
