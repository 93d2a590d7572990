import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { networkForLog, pathForLog, requestForLog } from './request-for-log.ts'
import { routableUrl } from './routable-url.ts'

describe('the log', () => {
  let lines: string[]
  let edge: FastifyInstance

  beforeEach(() => {
    lines = []
    edge = Fastify({
      logger: {
        serializers: { req: requestForLog },
        stream: { write: (line: string) => void lines.push(line) },
      },
      rewriteUrl: ({ url }) => routableUrl(url),
    })
    edge.get('/*', () => '')
  })
  afterEach(() => edge.close())

  it('holds neither queries nor the tokens of previews', async () => {
    await edge.inject({ url: '/search?q=ama', remoteAddress: '192.0.2.77' })
    await edge.inject('/preview/a.secret?x=ama')
    const log = lines.join('')
    expect(log).toContain('"path":"/search"')
    expect(log).toContain('"path":"/preview/…"')
    expect(log).toContain('"network":"192.0.2.0"')
    expect(log).not.toMatch(/ama|secret|192\.0\.2\.77/)
  })

  it.each([
    '/%70review/a.secret',
    '/%50REVIEW/a.secret',
    '/Preview/a.secret',
    '//preview/a.secret',
    '/preview/%61.secret/more',
    '/previe%77/a.secret?x=%',
    'http://example.org/%70review/a.secret',
  ])('holds no token of a preview that is spelt %s', async (url) => {
    await edge.inject(url)
    expect(lines.join('')).not.toContain('secret')
    expect(pathForLog(url)).not.toContain('secret')
  })
})

describe('an address', () => {
  it.each([
    ['/%70review/%2e%7E%5f%2D%41', '/preview/.~_-A'],
    ['/a%2fb%20c%25%3f%40', '/a%2fb%20c%25%3f%40'],
    ['/%c3%a9', '/%c3%a9'],
    ['/a%', '/a%25'],
    ['/%61?q=%61', '/a?q=%61'],
  ])('%s is read as %s', (url, read) => {
    expect(routableUrl(url)).toBe(read)
  })
})

it.each([
  // Some proxies name the port as well.
  ['192.0.2.77:50123', '192.0.2.0'],
  ['[2001:db8:1:2:3:4:5:6]:50123', '2001:db8:1::'],
  ['192.0.2.77', '192.0.2.0'],
  ['::ffff:192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::6', '2001:db8::'],
  ['::1', '::'],
])('the log says of %s no more than %s', (address, network) => {
  expect(networkForLog(address)).toBe(network)
})
