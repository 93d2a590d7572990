import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import type { Release } from 'shared-contracts/release'
import { readConfig } from './config.ts'
import { createEdge } from './edge.ts'
import { fragment, release, writeReleaseFolder } from './testing/make-release.ts'

/** A real HTTP server in the API's place, which says what a test wants. */
let registry: Server
let answer: { status: number; body: string }
let folder: string
let edge: FastifyInstance

const releasesDir = () => join(folder, 'data/releases')
const mapOf = (...stable: Release[]) =>
  JSON.stringify({
    revision: 1,
    remotes: stable.map((live) => ({ name: live.name, stable: live })),
  })

async function startEdge(environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const { port } = registry.address() as AddressInfo
  const config = readConfig({
    API_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: join(folder, 'data'),
    RELEASE_POLL_MS: '20',
    LOG_LEVEL: 'silent',
    PUBLIC_ORIGIN: 'https://example.org',
    ...environment,
  })
  edge = await createEdge(config, {
    shellBuild: join(folder, 'shell'),
    public: join(folder, 'public'),
  })
  await edge.ready()
}

async function get(url: string) {
  const response = await edge.inject({ url, headers: { 'accept-encoding': 'identity' } })
  return { status: response.statusCode, body: response.body, headers: response.headers }
}

async function eventually(condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('It never came to pass')
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edge-'))
  for (const path of ['shell/browser', 'public/media', 'public/icons', 'data/releases']) {
    await mkdir(join(folder, path), { recursive: true })
  }
  const theme = {
    styles: 'html{}',
    fonts: ['/assets/shell/f.woff2'],
    notFound: fragment({ html: '<h1>404 Page Not Found</h1>' }),
  }
  await writeFile(
    join(folder, 'shell/document.json'),
    JSON.stringify({
      script: { href: '/assets/shell/shell.js', integrity: 'sha384-shell' },
      contractVersion: '1.2.0',
      themes: { loom: theme, floodlight: theme, premiership: theme },
    }),
  )
  answer = { status: 200, body: mapOf() }
  registry = createServer((request, response) => {
    const isMap = request.url === '/api/releases'
    response.writeHead(isMap ? answer.status : 200, { 'content-type': 'application/json' })
    response.end(
      isMap
        ? answer.body
        : JSON.stringify({ path: request.url, id: request.headers['x-request-id'] }),
    )
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  await edge.close()
  registry.closeAllConnections()
  await new Promise((resolve) => registry.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

describe('the edge', () => {
  it('answers a page with its fragment, preloads and the release inlined', async () => {
    await writeReleaseFolder(releasesDir(), release())
    answer.body = mapOf(release())
    await startEdge()
    const { status, body, headers } = await get('/gpl')
    expect(status).toBe(200)
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    expect(body).toContain(`<style nonce="${nonce}" data-emotion="css a">.css-a{color:red}</style>`)
    expect(body).toContain(
      '<div id="slot"><div data-fragment><main><h1>Home 1.0.0</h1></main></div></div>',
    )
    expect(body).toContain(
      '<link rel="modulepreload" href="/releases/mfe-gpl/1.0.0/remoteEntry.js" integrity="sha384-entry">',
    )
    expect(body).toContain(
      '<link rel="preload" as="fetch" href="/api/news" crossorigin="use-credentials">',
    )
    expect(body).toContain('"versions":{"mfe-gpl":"1.0.0"}')
  })

  it("tells pages the address of the operator's stream, and lets them play from its origin", async () => {
    await writeReleaseFolder(releasesDir(), release())
    answer.body = mapOf(release())
    await startEdge({ LIVE_STREAM_URL: 'https://media.example.org:8443/gpl/live.m3u8?key=a' })
    const { body, headers } = await get('/gpl')
    expect(body).toContain(
      '"settings":{"liveStreamUrl":"https://media.example.org:8443/gpl/live.m3u8?key=a"}',
    )
    expect(String(headers['content-security-policy']).split('; ')).toContain(
      "media-src 'self' blob: https://media.example.org:8443",
    )
  })

  it('plays from no other origin when the operator has no stream', async () => {
    await startEdge()
    const { body, headers } = await get('/gpl')
    expect(body).toContain('"settings":{}')
    expect(headers['content-security-policy']).toContain("media-src 'self' blob:;")
  })

  it('answers an address without a page with the not-found screen and status 404', async () => {
    await startEdge()
    for (const url of ['/nonsense', '/gpl/nonsense', '/gpl']) {
      const { status, body } = await get(url)
      expect(status).toBe(404)
      expect(body).toContain('404 Page Not Found')
    }
  })

  it('serves a promoted release without being started again', async () => {
    await writeReleaseFolder(releasesDir(), release())
    answer.body = mapOf(release())
    await startEdge()
    await writeReleaseFolder(releasesDir(), release({ version: '1.1.0' }))
    answer.body = mapOf(release({ version: '1.1.0' }))
    await eventually(async () => (await get('/gpl')).body.includes('Home 1.1.0'))
  })

  it.each([
    [
      'needs newer contracts than the shell has',
      { contract: { version: '1.3.0', range: '^1.3.0' } },
    ],
    ['has a file missing', { integrity: { 'missing.js': 'sha384-x' } }],
  ])('keeps the last good release when the next one %s', async (_reason, overrides) => {
    await writeReleaseFolder(releasesDir(), release())
    answer.body = mapOf(release())
    await startEdge()
    const bad = release({ version: '2.0.0', ...overrides })
    await writeReleaseFolder(releasesDir(), bad)
    const good = release({ name: 'mfe-group', theme: 'loom' })
    await writeReleaseFolder(releasesDir(), good)
    answer.body = mapOf(bad, good)
    await eventually(async () => (await get('/readyz')).body.includes('mfe-group@1.0.0'))
    expect((await get('/gpl')).body).toContain('Home 1.0.0')
  })

  it.each([
    ['is away', 500, ''],
    ['answers garbage', 200, '<html>'],
    ['answers a map that is none', 200, '{"revision":"x"}'],
  ])('starts from the kept releases when the registry %s', async (_reason, status, body) => {
    await writeReleaseFolder(releasesDir(), release())
    answer.body = mapOf(release())
    await startEdge()
    await edge.close()
    answer = { status, body }
    await startEdge()
    expect((await get('/gpl')).body).toContain('Home 1.0.0')
  })

  it('is alive without a release, and ready with one', async () => {
    await startEdge()
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
    await writeReleaseFolder(releasesDir(), release())
    answer.body = mapOf(release())
    await eventually(async () => (await get('/readyz')).status === 200)
  })

  it('passes calls on to the API with a request id', async () => {
    await startEdge()
    const { body } = await get('/api/news?x=1')
    expect(JSON.parse(body)).toEqual({
      path: '/api/news?x=1',
      id: expect.stringMatching(/^[\w-]{36}$/),
    })
  })

  it('answers 503 as JSON while the API is away', async () => {
    await startEdge()
    registry.closeAllConnections()
    await new Promise((resolve) => registry.close(resolve))
    const { status, body } = await get('/api/news')
    expect(status).toBe(503)
    expect(JSON.parse(body)).toMatchObject({ statusCode: 503, error: 'Service Unavailable' })
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  })

  it('refuses a map with text that could leave its place in the document', async () => {
    const hostile = release()
    const [route] = hostile.routes
    if (!route) throw new Error('The builder makes one route')
    await writeReleaseFolder(releasesDir(), hostile)
    answer.body = mapOf({ ...hostile, routes: [{ ...route, data: ['/api/"><script>'] }] })
    await startEdge()
    expect((await get('/gpl')).status).toBe(404)
  })
})
