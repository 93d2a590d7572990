import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Release } from 'shared-contracts/release'
import { FRAGMENT_FILE, release, routesAt } from './testing/make-release.ts'
import { integrityOf, shortIntegrityOf } from 'shared-server/integrity'
import { SlowClient } from 'shared-server/testing/slow-client'
import { eventually } from 'shared-server/testing/eventually'
import { channelsOf, Site } from './testing/site.ts'

let site: Site

beforeEach(async () => {
  site = await Site.open()
})

afterEach(() => site.close())

describe('the edge', () => {
  it('answers a page with its fragment, preloads and the release inlined', async () => {
    site.say(channelsOf(await site.publish()))
    await site.start()
    const { status, body, headers } = await site.get('/gpl')
    expect(status).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(body).toContain(`"nonce":"${/'nonce-([^']+)'/.exec(policy)?.[1]}"`)
    for (const styles of ['html{}', '.css-a{color:red}']) {
      expect(policy).toContain(` 'sha256-${createHash('sha256').update(styles).digest('base64')}'`)
    }
    const entry = shortIntegrityOf("export const entry = '1.0.0'")
    expect(body).toContain('<style data-emotion="css" data-names="">.css-a{color:red}</style>')
    expect(body).toContain(
      '<div id="slot"><div data-fragment><main><h1>Home 1.0.0</h1></main></div></div>',
    )
    expect(body).toContain(
      `<link rel="modulepreload" fetchpriority="low" href="/releases/mfe-gpl/1.0.0/remoteEntry.js" integrity="${entry}">`,
    )
    expect(body).toContain(
      '<link rel="preload" as="fetch" href="/api/news" crossorigin="use-credentials">',
    )
    expect(body).toContain('"versions":{"mfe-gpl":"1.0.0"}')
  })

  it("tells pages the address of the operator's stream, and lets them play from its origin", async () => {
    site.say(channelsOf(await site.publish()))
    await site.start({ LIVE_STREAM_URL: 'https://media.example.org:8443/gpl/live.m3u8?key=a' })
    const { body, headers } = await site.get('/gpl')
    expect(body).toContain('"liveStreamUrl":"https://media.example.org:8443/gpl/live.m3u8?key=a"')
    expect(String(headers['content-security-policy']).split('; ')).toContain(
      "media-src 'self' blob: https://media.example.org:8443",
    )
  })

  it('plays from no other origin when the operator has no stream', async () => {
    await site.start()
    const { body, headers } = await site.get('/gpl')
    expect(body).not.toContain('liveStreamUrl')
    expect(headers['content-security-policy']).toContain("media-src 'self' blob:;")
  })

  it('paints the document in the colours that the visitor chose, and in no others that a cookie says', async () => {
    site.say(channelsOf(await site.publish()))
    await site.start()
    const painted = async (cookie: string) =>
      /<html[^>]*>/.exec((await site.get('/gpl', { cookie })).body)?.[0]
    expect(await painted('')).toBe('<html lang="en" data-theme="floodlight">')
    expect(await painted('scheme=dark')).toContain(' data-scheme="dark">')
    expect(await painted('scheme=light')).toContain(' data-scheme="light">')
    expect(await painted('scheme=%22%3E%3Cscript%3E')).not.toContain('data-scheme')
  })

  it("gives the browser's bars the page's colour, the chosen scheme's in either system", async () => {
    await site.start()
    const colours = async (cookie: string) =>
      [
        ...(await site.get('/', { cookie })).body.matchAll(
          /<meta name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)\)">/g,
        ),
      ].map(([, colour, scheme]) => `${scheme} ${colour}`)
    expect(await colours('')).toEqual(['light #FFFFFF', 'dark #000000'])
    expect(await colours('scheme=dark')).toEqual(['light #000000', 'dark #000000'])
  })

  it('gives the bars of a site that does not follow the system its usual colour, until the visitor chooses', async () => {
    site.say(channelsOf(await site.publish()))
    await site.start()
    const colours = async (cookie: string) =>
      [
        ...(await site.get('/gpl', { cookie })).body.matchAll(/"theme-color" content="(#\w+)"/g),
      ].map(([, colour]) => colour)
    expect(await colours('')).toEqual(['#000000', '#000000'])
    expect(await colours('scheme=light')).toEqual(['#FFFFFF', '#FFFFFF'])
  })

  it('describes a page for those with whom its address is shared, by whole addresses', async () => {
    const [page] = release().routes
    const title = 'Boats & "goods" <abroad>'
    const fragments = { '': FRAGMENT_FILE, '/fbcpartners': FRAGMENT_FILE }
    const routes = page
      ? [{ ...page, path: '/gold', title, fragments, card: '/icons/card-gold.png' }]
      : []
    const remote = { name: 'mfe-subsidiaries', theme: 'loom', routes } as const
    site.say(channelsOf(await site.publish(remote, { head: '' })))
    await site.start()
    const { body } = await site.get('/fbcpartners/gold')
    for (const tag of [
      '<meta property="og:title" content="Boats &amp; &quot;goods&quot; &lt;abroad>">',
      '<meta property="og:description" content="The portal">',
      '<meta property="og:url" content="https://example.org/gold">',
      '<meta property="og:image" content="https://example.org/icons/card-gold.png">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<link rel="manifest" href="/icons/loom.webmanifest">',
    ]) {
      expect(body).toContain(tag)
    }
    expect((await site.get('/nonsense')).body).not.toContain('og:title')
  })

  it('describes a page by what it says of itself, before what its route says', async () => {
    const head = '<title>Rain &amp; sun</title><meta name="description" content="Of today"/>'
    site.say(channelsOf(await site.publish({}, { head })))
    await site.start()
    const { body } = await site.get('/gpl')
    expect(body).toContain('<meta property="og:title" content="Rain &amp; sun">')
    expect(body).toContain('<meta property="og:description" content="Of today">')
  })

  it('answers an address without a page with the not-found screen and status 404', async () => {
    await site.start()
    for (const url of ['/nonsense', '/gpl/nonsense', '/gpl']) {
      const { status, body } = await site.get(url)
      expect(status).toBe(404)
      expect(body).toContain('404 Page Not Found')
    }
  })

  it('serves a promoted release without being started again', async () => {
    site.say(channelsOf(await site.publish()))
    await site.start()
    site.say(channelsOf(await site.publish({ version: '1.1.0' })))
    await eventually(async () => (await site.get('/gpl')).body.includes('Home 1.1.0'))
  })

  it.each<[string, Partial<Release>, (folder: string) => Promise<void>]>([
    [
      'needs newer contracts than the shell has',
      { contract: { version: '1.3.0', range: '^1.3.0', imports: {} } },
      () => Promise.resolve(),
    ],
    [
      'imports what the shell does not export',
      { contract: { version: '1.0.0', range: '^1.0.0', imports: { 'shared-ui': ['Gauge'] } } },
      () => Promise.resolve(),
    ],
    [
      'has a file missing',
      { files: { 'missing.js': { integrity: integrityOf(''), bytes: 0 } } },
      () => Promise.resolve(),
    ],
    [
      'runs a script that it does not describe',
      { routes: release().routes.map((route) => ({ ...route, scripts: ['lost.js'] })) },
      () => Promise.resolve(),
    ],
    ['has a changed script', {}, (at) => writeFile(join(at, 'page-index.js'), 'export { }')],
    ['has a changed fragment', {}, (at) => writeFile(join(at, FRAGMENT_FILE), '{}')],
    ['has a changed description', {}, (at) => writeFile(join(at, 'release.json'), '{}')],
    ['has lost its folder', {}, (at) => rm(at, { recursive: true })],
  ])('keeps the last good release when the next one %s', async (_reason, overrides, damage) => {
    const first = await site.publish()
    site.say(channelsOf(first))
    await site.start()
    const bad = await site.publish({ version: '2.0.0', ...overrides })
    await damage(bad.folder)
    const other = await site.publish({ name: 'mfe-group', theme: 'loom', routes: routesAt('') })
    site.say(channelsOf(bad), channelsOf(other))
    await eventually(async () => (await site.get('/readyz')).body.includes('mfe-group@1.0.0'))
    expect((await site.get('/gpl')).body).toContain('Home 1.0.0')
  })

  it.each([
    ['is away', 500, ''],
    ['answers garbage', 200, '<html>'],
    ['answers a map that is none', 200, '{"revision":"x"}'],
  ])('starts from the kept releases when the registry %s', async (_reason, status, body) => {
    site.say(channelsOf(await site.publish()))
    await site.start()
    await site.edge.close()
    site.answer = { status, body }
    await site.start()
    expect((await site.get('/gpl')).body).toContain('Home 1.0.0')
  })

  it('answers a request that was under way when it was told to stop, and then closes the connection', async () => {
    site.say(channelsOf(await site.publish()))
    await site.start()
    await site.edge.listen({ host: '127.0.0.1', port: 0 })
    const { port } = site.edge.server.address() as AddressInfo
    const accepted = once(site.edge.server, 'connection') as Promise<[Socket]>
    const visitor = connect(port, '127.0.0.1')
    visitor.write('GET /gpl HTTP/1.1\r\nhost: site.example\r\n')
    const [connection] = await accepted
    await eventually(() => connection.bytesRead > 0)
    const closing = site.edge.close()
    await eventually(() => !site.edge.server.listening)
    visitor.write('\r\n')
    const answer = await text(visitor)
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    await closing
  })

  it('keeps the releases as soon as the disk works again, and starts from them', async () => {
    site.say(channelsOf(await site.publish()))
    await site.start()
    const isKept = async (version: string) =>
      (await readFile(site.keptMap, 'utf8').catch(() => '')).includes(version)
    await eventually(() => isKept('1.0.0'))
    await mkdir(`${site.keptMap}.new`)
    site.say(channelsOf(await site.publish({ version: '1.1.0' })))
    await eventually(async () => (await site.get('/gpl')).body.includes('Home 1.1.0'))
    site.answer = { status: 304, body: '' }
    await rm(`${site.keptMap}.new`, { recursive: true })
    await eventually(() => isKept('1.1.0'))
    await site.edge.close()
    site.answer = { status: 500, body: '' }
    await site.start()
    expect((await site.get('/gpl')).body).toContain('Home 1.1.0')
  })

  it('drops a kept map that the disk brings after the newer one of the registry', async () => {
    const slow = `${dirname(site.keptMap)}.slow`
    const old = { revision: 1, remotes: [channelsOf(await site.publish())] }
    site.say(channelsOf(await site.publish({ version: '1.1.0' })))
    await mkdir(dirname(site.keptMap), { recursive: true })
    // Whoever reads a pipe waits until something is written.
    await promisify(execFile)('mkfifo', [slow])
    await link(slow, site.keptMap)
    await site.start({ RELEASE_POLL_MS: '60000' })
    expect((await site.get('/gpl')).body).toContain('Home 1.1.0')
    await writeFile(slow, JSON.stringify(old))
    // Nothing tells that the old map was read and dropped, so this waits for as long as its releases would take.
    await delay(300)
    expect((await site.get('/gpl')).body).toContain('Home 1.1.0')
  })

  it('is alive without a release, and ready with one', async () => {
    await site.start()
    expect((await site.get('/healthz')).status).toBe(200)
    expect((await site.get('/readyz')).status).toBe(503)
    site.say(channelsOf(await site.publish()))
    await eventually(async () => (await site.get('/readyz')).status === 200)
  })

  it('passes calls on to the API with a request id', async () => {
    await site.start()
    const { body } = await site.get('/api/news?x=1')
    expect(JSON.parse(body)).toMatchObject({
      path: '/api/news?x=1',
      id: expect.stringMatching(/^[\w-]{36}$/),
    })
  })

  it('passes pictures on: those of the desk to read, and to the desk those of who may be signed in', async () => {
    await site.start()
    const read = await site.edge.inject('/media/desk/0123456789abcdef-640.avif')
    expect(read.json()).toMatchObject({ path: '/api/media/0123456789abcdef-640.avif' })
    const send = (bytes: number, url: string, cookie: string) =>
      site.edge.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'image/jpeg', cookie },
        payload: Buffer.alloc(bytes),
      })
    const picture = 15_000_000
    const sent = await send(picture, '/api/desk/media?name=a.jpg', 'a=b; desk=token')
    expect(sent.json()).toMatchObject({ path: '/api/desk/media?name=a.jpg' })
    await expect(send(picture, '/api/desk/media', 'a=b')).resolves.toMatchObject({
      statusCode: 401,
    })
    const tooLarge = await send(20_000_001, '/api/desk/media', '__Host-desk=token')
    expect(tooLarge.statusCode).toBe(413)
    expect((await send(picture, '/api/desk/stories', 'desk=token')).statusCode).toBe(413)
  })

  it('waits longer for a picture or a file of a season, which take their time, than for another call', async () => {
    await site.start()
    const late = { delayMs: 12_000 }
    const paths = ['/api/desk/media', '/api/desk/league/import', '/api/desk/stories']
    for (const path of paths) site.answers.set(path, late)
    const headers = { 'content-type': 'application/json', cookie: 'desk=token' }
    const answers = paths.map((url) =>
      site.edge.inject({ method: 'POST', url, headers, payload: '{}' }),
    )
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 200, 504])
  }, 60_000)

  it('says that the API is away, not that a large file is refused', async () => {
    await site.start()
    site.answers.set('/api/desk/session', { status: 500 })
    const { statusCode } = await site.edge.inject({
      method: 'POST',
      url: '/api/desk/media',
      headers: { 'content-type': 'image/jpeg', cookie: 'desk=token' },
      payload: Buffer.alloc(600_000),
    })
    expect(statusCode).toBe(503)
  })

  it('passes files of seasons on, of who may be signed in', async () => {
    await site.start()
    const send = (bytes: number, url: string, cookie: string) =>
      site.edge.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', cookie },
        payload: Buffer.alloc(bytes, ' '),
      })
    for (const path of ['/api/desk/league/import', '/api/desk/league/import/check']) {
      const sent = await send(6_000_000, path, 'desk=token')
      expect(sent.json()).toMatchObject({ path })
      expect((await send(6_000_000, path, 'a=b')).statusCode).toBe(401)
      expect((await send(8_000_001, path, 'desk=token')).statusCode).toBe(413)
    }
    expect((await send(600_000, '/api/desk/league/seasons', 'desk=token')).statusCode).toBe(413)
  })

  it('passes a file of prices on up to the size that the API takes', async () => {
    await site.start()
    const send = (path: string, bytes: number) =>
      site.edge.inject({
        method: 'POST',
        url: `/api/desk/prices/ghana/${path}`,
        headers: { 'content-type': 'application/json', cookie: 'desk=token' },
        payload: Buffer.alloc(bytes, ' '),
      })
    for (const path of ['check', 'upload']) {
      expect((await send(path, 1024 * 1024)).statusCode).toBe(200)
      expect((await send(path, 1024 * 1024 + 1)).statusCode).toBe(413)
    }
    const { body } = await site.get('/api/desk/prices', { cookie: 'desk=token' })
    expect(JSON.parse(body)).toMatchObject({ path: '/api/desk/prices' })
  })

  describe('with a slow client', () => {
    let client: SlowClient
    const others: SlowClient[] = []
    beforeEach(async () => {
      await site.start()
      await site.edge.listen({ host: '127.0.0.1', port: 0 })
      client = await SlowClient.connect(site.edge.server)
    })
    afterEach(() => {
      for (const one of [client, ...others.splice(0)]) one.close()
    })

    /** Sends a picture at once. */
    const send = (bytes: number, remoteAddress: string) =>
      site.edge.inject({
        method: 'POST',
        url: '/api/desk/media',
        remoteAddress,
        headers: { 'content-type': 'image/jpeg', cookie: 'desk=token' },
        payload: Buffer.alloc(bytes),
      })

    it('takes in a picture as long as it comes', async () => {
      await client.begin('/api/desk/media', 250_001)
      for (let part = 0; part < 5; part += 1) {
        await client.send(50_000)
        client.wait(10_000)
      }
      client.hurry()
      await client.send(1)
      await expect(client.beginning).resolves.toMatch(/^HTTP\/1.1 200 /)
      // The server measures with its own clock.
      expect(site.edge.server.requestTimeout).toBeGreaterThan(10 * 60_000)
    })

    it('receives only a few large files at once from one address, and others again when they are in', async () => {
      for (let other = 0; other < 3; other += 1)
        others.push(await SlowClient.connect(site.edge.server))
      for (const sender of [client, ...others]) await sender.begin('/api/desk/media', 600_000)
      client.hurry()
      // What has begun is only counted once its sender is known to be signed in.
      const ofOne = () => send(600_000, '127.0.0.1')
      await eventually(async () => (await ofOne()).statusCode === 429)
      expect((await ofOne()).json()).toMatchObject({ statusCode: 429 })
      expect((await send(500_000, '127.0.0.1')).statusCode).toBe(200)
      expect((await send(600_000, '192.0.2.1')).statusCode).toBe(200)
      await client.send(600_000)
      await expect(client.beginning).resolves.toMatch(/^HTTP\/1.1 200 /)
      expect((await ofOne()).statusCode).toBe(200)
    })

    it('keeps no place for who only has a cookie like a session', async () => {
      site.answers.set('/api/desk/session', { status: 401 })
      for (let other = 0; other < 4; other += 1)
        others.push(await SlowClient.connect(site.edge.server))
      client.hurry()
      for (const sender of others) await sender.begin('/api/desk/media', 600_000)
      for (const sender of others)
        await expect(sender.beginning).resolves.toMatch(/^HTTP\/1.1 401 /)
      site.answers.delete('/api/desk/session')
      await client.begin('/api/desk/media', 600_000)
      await client.send(600_000)
      await expect(client.beginning).resolves.toMatch(/^HTTP\/1.1 200 /)
    })

    it('keeps no place for who leaves while the API is asked', async () => {
      site.answers.set('/api/desk/session', { delayMs: 300 })
      for (let other = 0; other < 8; other += 1)
        others.push(await SlowClient.connect(site.edge.server))
      client.hurry()
      for (const sender of others) await sender.begin('/api/desk/media', 600_000)
      for (const other of others) other.close()
      await eventually(async () => (await send(600_000, '127.0.0.1')).statusCode === 200)
      await client.begin('/api/desk/media', 600_000)
      await client.send(600_000)
      await expect(client.beginning).resolves.toMatch(/^HTTP\/1.1 200 /)
    })

    it('gives a picture up that does not come on', async () => {
      await client.begin('/api/desk/media', 250_000)
      await client.send(50_000)
      client.wait(20_000)
      await expect(client.answer).resolves.toMatch(/^HTTP\/1.1 408 /)
    })

    it('gives anything else up after 15 s', async () => {
      await client.begin('/api/desk/stories', 250_000)
      await client.send(50_000)
      client.wait(14_000)
      await client.send(50_000)
      client.wait(1_000)
      await expect(client.answer).resolves.toMatch(/^HTTP\/1.1 408 /)
    })
  })

  it('takes in a body of a client that first asks whether it is wanted', async () => {
    await site.start()
    const sent = await site.edge.inject({
      method: 'POST',
      url: '/api/desk/media',
      headers: { 'content-type': 'image/jpeg', cookie: 'desk=token', expect: '100-continue' },
      payload: Buffer.alloc(2_000_000),
    })
    expect(sent.json()).toMatchObject({ path: '/api/desk/media' })
  })

  it('promises the same headers of calls as of everything, whatever the API says', async () => {
    await site.start()
    site.apiHeaders = { 'x-content-type-options': 'sniff', 'content-security-policy': '*' }
    expect((await site.get('/api/news')).headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('answers 503 as JSON while the API is away', async () => {
    await site.start()
    await site.loseApi()
    const { status, body } = await site.get('/api/news')
    expect(status).toBe(503)
    expect(JSON.parse(body)).toMatchObject({ statusCode: 503, error: 'Service Unavailable' })
  })

  it('gives a form back with what was typed while the API is away', async () => {
    await site.start()
    await site.loseApi()
    const post = (url: string) =>
      site.edge.inject({
        method: 'POST',
        url,
        payload: 'firstName=Ama&message=Please+call+%3Cb%3E&idempotencyKey=k1&returnTo=%2Fgold',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const form = await post('/api/contact')
    expect(form.statusCode).toBe(503)
    expect(form.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    for (const part of ['value="Ama"', 'Please call &lt;b&gt;', 'value="k1"', 'href="/gold"']) {
      expect(form.body).toContain(part)
    }
    expect((await post('/api/other')).json()).toMatchObject({ statusCode: 503 })
  })

  it('refuses a release with text that could leave its place in the document', async () => {
    const [route] = release().routes
    if (!route) throw new Error('The builder makes one route')
    site.say(channelsOf(await site.publish({ routes: [{ ...route, data: ['/api/"><script>'] }] })))
    await site.start()
    expect((await site.get('/gpl')).status).toBe(404)
  })

  it('serves on when the registry has forgotten everything', async () => {
    site.say(channelsOf(await site.publish()))
    await site.start()
    site.say()
    const polled = site.polls
    await eventually(() => Promise.resolve(site.polls > polled + 1))
    expect((await site.get('/gpl')).body).toContain('Home 1.0.0')
  })

  it('has the browser verify every script of the release, under each address of the entry', async () => {
    site.say(channelsOf(await site.publish()))
    await site.start()
    const { body, headers } = await site.get('/gpl')
    const [, json = ''] = /<script type="importmap">(.+?)<\/script>/.exec(body) ?? []
    const hash = createHash('sha256').update(json).digest('base64')
    expect(String(headers['content-security-policy'])).toMatch(
      new RegExp(
        `script-src 'self' 'nonce-[\\w+/]{22}==' 'sha256-${hash.replaceAll('+', '\\+')}';`,
      ),
    )
    const entry = shortIntegrityOf("export const entry = '1.0.0'")
    const folder = '/releases/mfe-gpl/1.0.0'
    expect(JSON.parse(json)).toEqual({
      integrity: {
        [`${folder}/remoteEntry.js`]: entry,
        [`${folder}/remoteEntry.js?retry=1`]: entry,
        [`${folder}/remoteEntry.js?retry=2`]: entry,
        [`${folder}/remoteEntry.js?retry=3`]: entry,
        [`${folder}/page-index.js`]: shortIntegrityOf('export {}'),
      },
    })
    expect(body.indexOf('importmap')).toBeLessThan(body.indexOf('type="module"'))
  })

  it('names the last good release for browsers that cannot load this one', async () => {
    const { version, digest } = await site.publish()
    const next = await site.publish({ version: '1.1.0' })
    site.say(channelsOf(next, { previous: { version, digest } }))
    await site.start()
    const { body } = await site.get('/gpl')
    expect(body).toContain('"versions":{"mfe-gpl":"1.1.0"},"fallbacks":{"mfe-gpl":"1.0.0"}')
  })

  it('answers pages of a remote that is switched off with its message, status 503 and nothing of it', async () => {
    site.say(channelsOf(await site.publish(), { disabled: 'Back at <noon> & better' }))
    await site.start()
    const { status, body } = await site.get('/gpl')
    expect(status).toBe(503)
    expect(body).toContain('<p>Back at &lt;noon> &amp; better</p><a href="/">')
    expect(body).toContain('"versions":{}')
    expect((await site.get('/sitemap.xml')).body).not.toContain('/gpl')
  })

  it('counts no visitor who objects to it', async () => {
    site.say(channelsOf(await site.publish()))
    await site.start({ TELEMETRY_SHARE: '0.5' })
    expect((await site.get('/gpl')).body).toContain('"telemetryShare":0.5')
    expect((await site.get('/gpl', { 'sec-gpc': '1' })).body).toContain('"telemetryShare":0,')
  })
})
