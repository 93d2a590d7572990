import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { connect as connectHttp2 } from 'node:http2'
import { eventually } from 'shared-server/testing/eventually'
import { ErrorResponse } from 'shared-contracts/api/error'
import { findProgram } from 'shared-server/testing/find-program'
import { withPrograms } from 'shared-server/testing/with-programs'
import * as v from 'valibot'
import { score } from './observatory/observatory.ts'
import { NginxAlone, type EdgeAnswer, type RawAnswer } from './testing/nginx-alone.ts'

const SITE = 'HTTP/1.1\nHost: www.example.com'
const OF_THE_PROGRAMS = {
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=1',
  'cross-origin-opener-policy': 'unsafe-none',
  'cross-origin-resource-policy': 'same-site',
}
const FOR_EVERYBODY = 'public, max-age=31536000, immutable'
/** Header value that names a script that the browser has. */
const HELD = `:${'A'.repeat(43)}=:`
const FOR_ONE = 'private, max-age=3600'

const file = (caching: string): EdgeAnswer => ({
  headers: { ...OF_THE_PROGRAMS, 'cache-control': caching, etag: '"a-file"' },
})

withPrograms('nginx', { nginx: findProgram('nginx') }, ({ nginx }) => {
  let site: NginxAlone
  beforeAll(async () => {
    site = await NginxAlone.start(nginx, (template) =>
      template
        // A flood is five connections here, so that a test can cause one.
        .replace('limit_conn connections 1000;', 'limit_conn connections 5;')
        .replace('limit_conn listeners 2000;', 'limit_conn listeners 20;')
        // As behind another load balancer: visitors may come from any address.
        .replace('#   set_real_ip_from 10.0.0.0/8;', 'set_real_ip_from 127.0.0.0/8;')
        .replace('#   real_ip_header', 'real_ip_header'),
    )
  }, 30_000)
  afterAll(() => site.stop(), 30_000)
  beforeEach(() => {
    site.answer = () => ({ headers: OF_THE_PROGRAMS })
    site.asked.length = 0
  })

  describe('closes what it answers itself', () => {
    const expectClosed = ({ headers }: RawAnswer) => {
      const sent = Object.fromEntries([...headers].map(([name, all]) => [name, all.join(' | ')]))
      expect(sent).toMatchObject({
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'cache-control': 'no-store',
      })
      const { total, findings } = score({ headers: sent, cookies: [], html: '' })
      expect(findings.filter(({ points }) => points < 0)).toEqual([])
      expect(total).toBeGreaterThanOrEqual(125)
    }
    const long = 'x'.repeat(9_000)

    const wrong: [string, number, string, string][] = [
      ['a request without a host', 400, 'GET', 'HTTP/1.1'],
      ['TRACE', 405, 'TRACE', SITE],
      ['a body that is too large', 413, 'POST', `${SITE}\nContent-Length: 2000000`],
      ['a header that is too large', 431, 'GET', `${SITE}\nX-Long: ${long}`],
      [
        'an encoding of the body that it does not know',
        501,
        'POST',
        `${SITE}\nTransfer-Encoding: x`,
      ],
    ]
    it.each(wrong)('%s: %d, as a page', async (_, status, method, rest) => {
      const answer = await site.send(`${method} /gpl ${rest}`)
      expect(answer.status).toBe(status)
      expectClosed(answer)
      expect(answer.headers.get('content-type')).toEqual(['text/html; charset=utf-8'])
      expect(answer.body).toMatch(/^<!doctype html>/)
      expect(answer.body).not.toContain('nginx')
    })

    it.each(wrong)('%s: %d, to a call in the shape of the API', async (_, status, method, rest) => {
      const answer = await site.send(`${method} /api/news ${rest}`)
      expect(answer.status).toBe(status)
      expectClosed(answer)
      expect(answer.headers.get('content-type')).toEqual(['application/json; charset=utf-8'])
      expect(v.parse(ErrorResponse, JSON.parse(answer.body)).statusCode).toBe(status)
    })

    it.each([
      ['an address that is too long', 414, `GET /${long} ${SITE}`],
      ['a version of HTTP that it does not know', 505, 'GET /gpl HTTP/3.0'],
      ['what is no request', 400, 'nonsense'],
    ])('%s: %d', async (_, status, request) => {
      const answer = await site.send(request)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toEqual(['text/plain'])
      expect(answer.body).not.toContain('nginx')
      expectClosed(answer)
    })

    it('http where https is spoken: 400', async () => {
      const answer = await fetch(`http://127.0.0.1:${site.port}/gpl`)
      expect(answer.status).toBe(400)
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await answer.text()).not.toContain('nginx')
    })

    it('a flood: 429, to pages and calls, and when to come again', async () => {
      site.answer = () => 'never'
      const from = { localAddress: '127.0.0.9' }
      const held = await Promise.all(Array.from({ length: 5 }, () => site.connect(from)))
      for (const socket of held) socket.write(`GET /held HTTP/1.1\r\nHost: www.example.com\r\n\r\n`)
      while (site.asked.length < held.length) await new Promise(setImmediate)
      for (const address of ['/gpl', '/api/news']) {
        const answer = await site.send(`GET ${address} ${SITE}`, from)
        expect(answer.status).toBe(429)
        expectClosed(answer)
        expect(answer.headers.get('retry-after')).toEqual(['1'])
      }
      for (const socket of held) socket.destroy()
    })

    it('no streams, of which many of one carrier listen to many, each message at once', async () => {
      site.answer = () => 'stream'
      const from = { localAddress: '127.0.0.10' }
      for (const path of [
        '/api/league/live/stream',
        '/api/league/matches/a-match/stream?after=2',
      ]) {
        const held = await Promise.all(Array.from({ length: 8 }, () => site.connect(from)))
        for (const socket of held) {
          socket.write(`GET ${path} HTTP/1.1\r\nHost: www.example.com\r\n\r\n`)
          let text = ''
          while (!text.includes('data:begun')) text += String((await once(socket, 'data'))[0])
          expect(text).toMatch(/^HTTP\/1\.1 200/)
        }
        for (const socket of held) socket.destroy()
      }
    })

    it('more streams to one sender than a tenth of an edge has room for', async () => {
      site.answer = () => 'stream'
      const path = '/api/league/live/stream'
      const from = { localAddress: '127.0.0.11' }
      const held = await Promise.all(Array.from({ length: 20 }, () => site.connect(from)))
      for (const socket of held) {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: www.example.com\r\n\r\n`)
        await once(socket, 'data')
      }
      site.answer = () => ({ headers: OF_THE_PROGRAMS })
      expect((await site.send(`GET ${path} ${SITE}`, from)).status).toBe(429)
      expect((await site.get(path)).status).toBe(200)
      for (const socket of held) socket.destroy()
    })

    it.each<[string, readonly string[], readonly string[]]>([
      [
        '2001:db8::/64',
        [
          ...['2001:db8::1', '2001:0db8:0000:0000::2', '2001:db8:0:0:3::', '2001:DB8::4:5:6:7'],
          ...['2001:db8:0:0:a:b:c:d', '2001:db8::ffff:192.0.2.1'],
        ],
        ['2001:db8:0:1::1', '2001:db8:1::1', '2001:db8::1:0:0:0:0'],
      ],
      [
        '203.0.113.9',
        [
          ...[
            '203.0.113.9',
            '::ffff:203.0.113.9',
            '::ffff:cb00:7109',
            '0:0:0:0:0:ffff:203.0.113.9',
          ],
          ...['::FFFF:203.0.113.9', '203.0.113.9'],
        ],
        ['203.0.113.10', '::ffff:203.0.113.10', '::1'],
      ],
    ])('a flood from many addresses of %s: 429', async (_, addresses, others) => {
      const [sixth = '', ...five] = addresses
      site.answer = () => 'never'
      const held = await Promise.all(five.map(() => site.connect()))
      for (const [at, socket] of held.entries())
        socket.write(
          `GET /held HTTP/1.1\r\nHost: www.example.com\r\nX-Forwarded-For: ${five[at]}\r\n\r\n`,
        )
      while (site.asked.length < held.length) await new Promise(setImmediate)
      site.answer = () => ({ headers: OF_THE_PROGRAMS })
      const statusFor = async (address: string) =>
        (await site.get('/gpl', `X-Forwarded-For: ${address}`)).status
      expect(await statusFor(sixth)).toBe(429)
      for (const other of others) expect([other, await statusFor(other)]).toEqual([other, 200])
      for (const socket of held) socket.destroy()
    })

    it('what nobody answers: 503, and when to come again', async () => {
      const answer = await site.get('/api/news')
      expect(answer.status).toBe(503)
      expectClosed(answer)
      expect(answer.headers.get('retry-after')).toEqual(['5'])
      expect(v.parse(ErrorResponse, JSON.parse(answer.body))).toMatchObject({
        error: 'Service Unavailable',
      })
    })

    it('what the edges have no business with: 404', async () => {
      const answer = await fetch(`http://127.0.0.1:${site.apiPort}/operations`)
      expect(answer.status).toBe(404)
      expect(v.is(ErrorResponse, await answer.json())).toBe(true)
    })
  })

  it.each([200, 304, 404, 503])('passes %d on with the headers that it has', async (status) => {
    site.answer = () => ({ status, headers: OF_THE_PROGRAMS })
    const answer = await site.get('/gpl')
    expect(answer.status).toBe(status)
    for (const [name, value] of Object.entries(OF_THE_PROGRAMS)) {
      expect(answer.headers.get(name)).toEqual([value])
    }
    expect(answer.headers.has('cache-control')).toBe(false)
    expect(answer.headers.has('retry-after')).toBe(false)
  })

  it.each(['/gpl', '/releases/claims/1.0.0/a.js', '/preview/a-token'])(
    'tells an edge who asks for %s, not what that one claims or what is for the APIs alone',
    async (address) => {
      const claims = {
        'X-Forwarded-Host': 'other.example',
        'X-Forwarded-Proto': 'http',
        'X-Real-IP': '198.51.100.7',
        'X-Proxy-Secret': 'a-claim',
        'X-Request-ID': 'a-claim',
        Forwarded: 'for=198.51.100.7',
        traceparent: 'a-claim',
      }
      await site.get(
        address,
        Object.entries(claims)
          .map((claim) => claim.join(': '))
          .join('\n'),
      )
      expect(site.heard).toMatchObject({
        host: 'www.example.com',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
      })
      for (const name of [
        'x-forwarded-host',
        'x-real-ip',
        'x-proxy-secret',
        'forwarded',
        'traceparent',
      ]) {
        expect(site.heard).not.toHaveProperty(name)
      }
    },
  )

  it.each([
    ['HTTP/1.1\nHost: www.example.com', 'www.example.com'],
    ['HTTP/1.1\nHost: WWW.Example.com:8443', 'www.example.com:8443'],
    ['HTTP/1.1\nHost: www.example.com:', 'www.example.com'],
    ['HTTP/1.1\nHost: [::1]', '[::1]'],
    ['HTTP/1.1\nHost: [::1]:8443', '[::1]:8443'],
    ['HTTP/1.1\nHost: www.example.com:8443@other.example:80', 'www.example.com'],
    ['HTTP/1.0', '_'],
  ])(
    'tells an edge the host of %j with its port, which a form’s origin has too',
    async (how, host) => {
      await site.send(`GET /gpl ${how}`)
      expect(site.heard.host).toBe(host)
    },
  )

  it('tells an edge the port of a host that came over HTTP/2', async () => {
    const socket = await site.connect({ ALPNProtocols: ['h2'] })
    const session = connectHttp2('https://www.example.com:8443', { createConnection: () => socket })
    const request = session.request({ ':path': '/gpl' })
    await once(request.resume(), 'end')
    session.close()
    expect(site.heard.host).toBe('www.example.com:8443')
  })

  describe('behind a load balancer that ends https', () => {
    let behind: NginxAlone
    beforeAll(async () => {
      behind = await NginxAlone.start(nginx, (template) =>
        template
          .replace('#   set_real_ip_from 10.0.0.0/8;', 'set_real_ip_from 127.0.0.1;')
          .replace('#   real_ip_header', 'real_ip_header')
          .replace('#   10.0.0.0/8 1;', '127.0.0.1 1;'),
      )
    }, 30_000)
    afterAll(() => behind.stop(), 30_000)

    it('tells an edge what the balancer says, and believes nobody else', async () => {
      const said = 'GET /gpl HTTP/1.1\nHost: www.example.com\nX-Forwarded-For: 198.51.100.7'
      await behind.send(`${said}\nX-Forwarded-Proto: http`)
      expect(behind.heard).toMatchObject({
        'x-forwarded-for': '198.51.100.7',
        'x-forwarded-proto': 'http',
      })
      await behind.send(`${said}\nX-Forwarded-Proto: http`, { localAddress: '127.0.0.9' })
      expect(behind.heard).toMatchObject({
        'x-forwarded-for': '127.0.0.9',
        'x-forwarded-proto': 'https',
      })
    })
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.9', 'br'],
    ['gzip;q=0.0', undefined],
    ['identity', undefined],
  ])('takes "%s" for %s', async (accepted, passed) => {
    await site.get('/gpl', `Accept-Encoding: ${accepted}`)
    expect(site.heard['accept-encoding']).toBe(passed)
  })

  it.each([
    ['gzip, deflate, br, zstd, dcb, dcz', HELD, { accepted: 'br, dcz', held: HELD }],
    ['br, dcz;q=1', HELD, { accepted: 'br, dcz', held: HELD }],
    ['dcz', HELD, { accepted: ', dcz', held: HELD }],
    ['gzip, br, dcz', '', { accepted: 'br', held: undefined }],
    ['gzip, br', HELD, { accepted: 'br', held: undefined }],
    ['br, dcz;q=0', HELD, { accepted: 'br', held: undefined }],
    ['br, dcz', ':c2hvcnQ=:', { accepted: 'br', held: undefined }],
  ])('takes "%s" with "%s" in hand for what it is', async (accepted, held, passed) => {
    await site.get('/gpl', `Accept-Encoding: ${accepted}\nAvailable-Dictionary: ${held}`)
    const { 'accept-encoding': encodings, 'available-dictionary': dictionary } = site.heard
    expect({ accepted: encodings, held: dictionary }).toEqual(passed)
  })

  it.each([
    '/gpl%0d%0aSet-Cookie:%20a=b',
    '/gpl?q=%0d%0aSet-Cookie:%20a=b',
    '/api/news%0d%0aSet-Cookie:%20a=b',
    '/releases/%0d%0aSet-Cookie:%20a=b',
    '/releases/a.js?retry=1%0d%0aSet-Cookie:%20a=b',
  ])('lets no line break become a header: %s', async (address) => {
    const { headers } = await site.get(address)
    expect(headers.has('set-cookie')).toBe(false)
    expect(site.asked.join()).not.toMatch(/[\r\n]/)
  })

  describe('keeps files', () => {
    it('once, whatever else is in the query', async () => {
      site.answer = () => file(FOR_EVERYBODY)
      for (const query of ['', '?x=1', '?x=2', '?retry=4', '?retry=11', '?retry=', '?RETRY']) {
        expect((await site.get(`/releases/once/1.0.0/a.js${query}`)).status).toBe(200)
      }
      expect(site.asked).toEqual(['/releases/once/1.0.0/a.js'])
    })

    it('once for each attempt of a browser and for each encoding', async () => {
      site.answer = () => file(FOR_EVERYBODY)
      const address = '/releases/attempts/1.0.0/a.js'
      for (const query of ['', '?retry=1', '?x=1&retry=1', '?retry=3']) {
        await site.get(address + query, 'Accept-Encoding: gzip, br')
        await site.get(address + query, 'Accept-Encoding: br')
        await site.get(address + query, 'Accept-Encoding: gzip')
      }
      const each = ['', '?retry=1', '?retry=3'].map((query) => address + query)
      expect(site.asked).toEqual(each.flatMap((one) => [one, one]))
    })

    it("whole alone: what differs from a script in hand is the edge's to say, each time", async () => {
      const address = '/releases/deltas/1.0.0/a.js'
      const whole = () => site.get(address, 'Accept-Encoding: br, dcz')
      const delta = () =>
        site.get(address, `Accept-Encoding: br, dcz\nAvailable-Dictionary: ${HELD}`)
      site.answer = () => file(FOR_EVERYBODY)
      await whole()
      const headers = { ...OF_THE_PROGRAMS, 'cache-control': FOR_EVERYBODY }
      site.answer = () => ({ headers: { ...headers, 'content-encoding': 'dcz' } })
      const encodings = [await delta(), await delta(), await whole()].map(
        (answer) => answer.headers.get('content-encoding')?.[0],
      )
      expect(encodings).toEqual(['dcz', 'dcz', undefined])
      expect(site.asked).toEqual([address, address, address])
    })

    it('apart, where an address only looks like an attempt', async () => {
      site.answer = () => file(FOR_EVERYBODY)
      await site.get('/releases/apart/1.0.0/a.js?retry=1')
      await site.get('/releases/apart/1.0.0/a.js%3Fretry=1')
      expect(site.asked).toHaveLength(2)
    })

    it.each([FOR_ONE, 'no-store', 'private, no-cache'])(
      'that are "%s" for nobody else',
      async (caching) => {
        const address = `/releases/private/${caching.length}.0.0/a.js`
        site.answer = () => file(caching)
        expect((await site.get(address, 'Cookie: preview=1')).headers.get('cache-control')).toEqual(
          [caching],
        )
        site.answer = () => ({ status: 404, headers: OF_THE_PROGRAMS })
        expect((await site.get(address)).status).toBe(404)
      },
    )

    it('no longer than it says, though browsers may for a year', async () => {
      site.answer = () => file(FOR_EVERYBODY)
      const address = '/releases/taken-back/1.0.0/a.js'
      expect((await site.get(address)).headers.get('cache-control')).toEqual([FOR_EVERYBODY])
      await site.endKeeping()
      site.answer = () => ({ status: 404, headers: OF_THE_PROGRAMS })
      expect((await site.get(address)).status).toBe(404)
    })
  })

  // These run last: a server that breaks off is skipped for two seconds.
  describe('writes down', () => {
    const TOKEN = 'a-token-that-nobody-may-read'
    /** Reads the last log line of a path. nginx answers first, and writes the line afterwards. */
    const lineOf = async (requestedPath: string) => {
      let found: { path: string } | undefined
      await eventually(async () => {
        const { access } = await site.logs()
        found = access
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as { path: string })
          .findLast(({ path }) => path.startsWith(requestedPath))
        return found !== undefined
      })
      return found
    }

    it.each([
      ['a preview', `/preview/${TOKEN}`],
      ['a preview with escapes', `/%70review%2f${TOKEN}`],
      ['a preview with two slashes', `//preview//${TOKEN}`],
      ['a preview in capitals', `/PREVIEW/${TOKEN}`],
      ['a preview that seems below another folder', `/gpl/../preview/${TOKEN}`],
      ['a preview whose slash is escaped twice', `/preview%252f${TOKEN}`],
    ])('%s that nobody answers, without the token', async (_, address) => {
      site.answer = () => null
      expect((await site.get(address, `Referer: https://www.example.com${address}`)).status).toBe(
        503,
      )
      expect(await lineOf('/preview…')).toMatchObject({ status: 503, path: '/preview…' })
    })

    it.each([
      '/api/newsletter/confirm',
      '/api/newsletter/unsubscribe',
      '/api/data-request/open',
      '//api/newsletter/%63onfirm',
    ])('%s that nobody answers, without its query', async (address) => {
      expect((await site.get(`${address}?token=${TOKEN}`)).status).toBe(503)
      expect(await lineOf('/api/')).toMatchObject({ status: 503 })
    })

    it.each([
      ['an invitation to the desk', '/desk/invitation', 'token'],
      ['a story that is not published', '/news/a-story', 'preview'],
    ])('%s that nobody answers, without its query', async (_, path, name) => {
      expect((await site.get(`${path}?${name}=${TOKEN}`)).status).toBe(503)
      expect(await lineOf(path)).toMatchObject({ status: 503, path })
    })

    it.each([
      ['203.0.113.9', '203.0.113.0'],
      ['::ffff:203.0.113.9', '203.0.113.0'],
      ['2001:db8:a:b:c:d:e:f', '2001:db8:a::'],
      ['2001:db8:a::f', '2001:db8:a::'],
      ['2001:db8::f', '2001:db8::'],
      ['2001::f', '2001::'],
      ['::1', '::'],
    ])('of the visitor %s the network %s', async (visitor, network) => {
      await site.get(`/of/${network}`, `X-Forwarded-For: ${visitor}`)
      expect(await lineOf(`/of/${network}`)).toMatchObject({ network })
      expect((await site.logs()).access).not.toContain(`"${visitor}"`)
    })

    it('no token at all, nor in the other log who asked', async () => {
      const { access, error } = await site.logs()
      expect(access + error).not.toContain(TOKEN)
      expect(error).not.toContain('client:')
    })
  })
})
