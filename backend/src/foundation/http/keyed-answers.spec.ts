import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fastify } from 'fastify'
import { KeyedAnswers } from './keyed-answers.ts'
import { prepareAnswer } from './prepared-answer.ts'

/** More keys than are held of one sort. */
const MANY = 250

describe('answers by key', () => {
  const load = jest.fn((key: string) => Promise.resolve(`answer to ${key}`))
  const build = () => {
    const answers = new KeyedAnswers({
      ...{ name: 'test', load, maxAgeMs: 60_000, cacheControl: 'no-cache' },
      isFiltered: (key) => key.includes('?'),
      isDraining: () => false,
    })
    const server = fastify()
    server.get('/*', (request, reply) => answers.send(request.url, request, reply))
    return { answers, get: async (url: string) => (await server.inject(url)).json<string>() }
  }
  beforeEach(() => {
    load.mockClear()
  })

  it('are loaded once for each key', async () => {
    const { get } = build()
    for (const key of ['/a', '/b', '/a', '/a?on=1', '/a?on=1'])
      expect(await get(key)).toBe(`answer to ${key}`)
    expect(load.mock.calls.flat()).toEqual(['/a', '/b', '/a?on=1'])
  })

  it('stay however many others somebody filters', async () => {
    const { get } = build()
    await get('/a')
    for (let day = 0; day < MANY; day += 1) await get(`/a?on=${day}`)
    load.mockClear()
    await get('/a')
    await get(`/a?on=${MANY - 1}`)
    expect(load).not.toHaveBeenCalled()
    await get('/a?on=0')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('are loaded anew after a change, filtered or not', async () => {
    const { answers, get } = build()
    for (const key of ['/a', '/a?on=1']) await get(key)
    answers.invalidate()
    load.mockClear()
    for (const key of ['/a', '/a?on=1']) await get(key)
    expect(load.mock.calls.flat()).toEqual(['/a', '/a?on=1'])
  })
})

describe('an answer that a visitor filters', () => {
  it('is compressed with less effort than one that many ask for', async () => {
    const rows = Array.from({ length: 300 }, (_, row) => ({ row, text: String(Math.sin(row)) }))
    const sizes = async (isFiltered: boolean) => {
      const headers = { 'cache-control': 'no-cache', 'content-type': 'application/json' }
      const answer = await prepareAnswer(JSON.stringify(rows), headers, isFiltered)
      return ['br', 'gzip'].map((encoding) => answer.variantFor(encoding).body.length)
    }
    const [common, filtered] = [await sizes(false), await sizes(true)]
    expect(filtered[0]).toBeGreaterThan(common[0] ?? Infinity)
    expect(filtered[1]).toBeGreaterThan(common[1] ?? Infinity)
  })
})
