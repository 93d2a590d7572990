import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ErrorResponse, type ContactRequest } from 'shared-contracts'
import { ReleaseEvent, ReleaseMap } from 'shared-contracts/registry'
import * as v from 'valibot'
import { findMariaDb, startMariaDb } from '../../backend/src/database/testing/mariadb.ts'
import { release, writeRelease } from '../../shell/server/testing/make-release.ts'
import { eventually } from '../../shell/server/testing/site.ts'
import { writeShell } from '../../shell/server/testing/write-shell.ts'
import { runStep } from '../workspace/build-step.ts'
import { programsStep } from '../workspace/programs-step.ts'
import { freePort } from './testing/free-port.ts'
import { configureNginx, examineConfiguration, findNginx, startNginx } from './testing/nginx.ts'
import { selfSigned } from './testing/self-signed.ts'
import { migrate, startProgram, type RunningProgram } from './testing/running-program.ts'
import { Visitor } from './testing/visitor.ts'

const TOKEN = 'a-token-for-this-suite'
const LIMIT = 4
const ENTRY = '/releases/mfe-gpl/1.0.0/remoteEntry.js'

const message = (text: string): ContactRequest => ({
  firstName: 'Ama',
  lastName: 'Ofori',
  email: `${text.replaceAll(' ', '.').toLowerCase()}@visitor.example`,
  subsidiary: 'gold',
  message: `Please call me about ${text}.`,
})

const nginx = findNginx()
const mariadb = findMariaDb()

if (nginx && mariadb) {
  describe('behind nginx, two edges and two APIs on one database', () => {
    let folder: string
    let apis: RunningProgram[]
    let edges: RunningProgram[]
    let visitor: Visitor
    /** How everything that was started ends. */
    const ends: (() => Promise<void>)[] = []
    const startOwn = async (...args: Parameters<typeof startProgram>) => {
      const program = await startProgram(...args)
      ends.push(() => program.kill())
      return program
    }

    beforeAll(async () => {
      await runStep(programsStep)
      folder = await mkdtemp(join(tmpdir(), 'deploy-'))
      // The workers of nginx are another user's.
      await chmod(folder, 0o755)
      const database = await startMariaDb(mariadb)
      ends.push(() => database.stop())
      const apiEnv = {
        DATABASE_URL: await database.createDatabase(),
        DATA_DIR: join(folder, 'api'),
        RELEASES_TOKEN: TOKEN,
        PREVIEW_SECRET: 'a-secret-for-this-suite',
        INTAKE_LIMIT_PER_ADDRESS: String(LIMIT),
        TRUSTED_PROXIES: '127.0.0.1',
      }
      await migrate(apiEnv)
      apis = await Promise.all([startOwn('api', apiEnv), startOwn('api', apiEnv)])

      await writeShell(join(folder, 'shell'))
      const [listen, apiListen] = [await freePort(), await freePort()]
      const ports = await Promise.all([freePort(), freePort()])
      const file = await configureNginx({
        LISTEN: `127.0.0.1:${listen}`,
        API_LISTEN: `127.0.0.1:${apiListen}`,
        EDGE_1: `127.0.0.1:${ports[0]}`,
        EDGE_2: `127.0.0.1:${ports[1]}`,
        API_1: `127.0.0.1:${apis[0]?.port}`,
        API_2: `127.0.0.1:${apis[1]?.port}`,
        STATE_DIR: join(folder, 'nginx'),
      })
      const origin = `http://127.0.0.1:${listen}`
      ends.push(await startNginx(nginx, file, origin))
      visitor = new Visitor(origin)
      ends.push(() => visitor.leave())
      edges = await Promise.all(
        ports.map((port, index) =>
          startOwn(
            'edge',
            {
              PORT: String(port),
              API_ORIGIN: `http://127.0.0.1:${apiListen}`,
              DATA_DIR: join(folder, `edge-${index}`),
              SHELL_BUILD: join(folder, 'shell'),
              TRUSTED_PROXIES: '127.0.0.1',
            },
            '/healthz',
          ),
        ),
      )
      await promote(await publish('1.0.0'))
      await eventually(async () => {
        const ready = await Promise.all(edges.map((edge) => fetch(`${edge.origin}/readyz`)))
        return ready.every(({ ok }) => ok)
      }, 10_000)
      // nginx found nobody at their ports before, and asks again after a while only.
      await eventually(async () => (await visitor.ask('/gpl')).status === 200, 10_000)
    }, 180_000)

    afterAll(async () => {
      await Promise.all(ends.map((end) => end()))
      await rm(folder, { recursive: true, force: true })
    }, 30_000)

    const authorization = { authorization: `Bearer ${TOKEN}` }
    const post = (path: string, body: object, headers = {}, from?: string) =>
      visitor.ask(path, { method: 'POST', body, headers, ...(from !== undefined && { from }) })
    const mapOf = async (api: RunningProgram) =>
      v.parse(ReleaseMap, await (await fetch(`${api.origin}/api/releases`)).json())
    const stableOf = (map: ReleaseMap) => map.remotes[0]?.stable?.version

    /** Into the folders of both edges, as a bucket or a shared volume does it, and into the registry. */
    async function publish(version: string): Promise<ReleaseEvent> {
      const described = release({ version })
      await writeRelease(join(folder, 'edge-0/releases'), described)
      const { folder: at } = await writeRelease(join(folder, 'edge-1/releases'), described)
      const description = await readFile(join(at, 'release.json'), 'utf8')
      const answer = await post('/api/releases', { description }, authorization)
      return v.parse(ReleaseEvent, JSON.parse(answer.body))
    }

    /** On the revision of the publish: the other API may hear of it up to a second later. */
    async function promote({ version, revision }: ReleaseEvent): Promise<void> {
      const body = { version, revision }
      const answer = await post('/api/releases/mfe-gpl/promote', body, authorization)
      expect(answer.status).toBeLessThan(300)
    }

    it('answer pages, calls and files, which say nothing of what answers them', async () => {
      const page = await visitor.ask('/gpl')
      expect(page).toMatchObject({ status: 200, body: expect.stringContaining('Home 1.0.0') })
      expect(page.headers['cache-control']).toBe('private, no-cache')
      const news = await visitor.ask('/api/news')
      expect(news).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
      const entry = await visitor.ask(ENTRY)
      expect(entry.headers['cache-control']).toContain('immutable')
      for (const { headers } of [page, news, entry]) {
        expect(headers.server).toBe('nginx')
        expect(headers).not.toHaveProperty('x-powered-by')
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    })

    it('share the limit of one visitor, whose address no header changes', async () => {
      const statuses: number[] = []
      for (let count = 0; count < LIMIT + 2; count += 1) {
        const forged = { 'x-forwarded-for': `198.51.100.${count}`, 'x-real-ip': '198.51.100.9' }
        const { status } = await post('/api/contact', message(`lot ${count}`), forged, '127.0.0.5')
        statuses.push(status)
      }
      expect(statuses).toEqual([201, 201, 201, 201, 429, 429])
      const other = await post('/api/contact', message('a lot of another'), {}, '127.0.0.6')
      expect(other.status).toBe(201)
    })

    it('count for one visitor whichever API it is that hears of them, at once', async () => {
      const from = { 'x-forwarded-for': '192.0.2.77', 'content-type': 'application/json' }
      const statuses: number[] = []
      for (let count = 0; count <= LIMIT; count += 1) {
        const { origin } = apis[count % 2] ?? { origin: '' }
        const body = JSON.stringify(message(`bar ${count}`))
        const answer = await fetch(`${origin}/api/contact`, { method: 'POST', headers: from, body })
        statuses.push(answer.status)
      }
      expect(statuses).toEqual([201, 201, 201, 201, 429])
    })

    it('agree on what visitors get within a second, and both edges show it within five', async () => {
      const published = await publish('1.1.0')
      await Promise.all(apis.map(mapOf))
      await promote(published)
      const promoted = performance.now()
      await eventually(async () =>
        (await Promise.all(apis.map(mapOf))).every((map) => stableOf(map) === '1.1.0'),
      )
      expect(performance.now() - promoted).toBeLessThan(1_200)
      await eventually(async () => {
        const pages = await Promise.all(edges.map(({ origin }) => fetch(`${origin}/gpl`)))
        const texts = await Promise.all(pages.map((page) => page.text()))
        return texts.every((text) => text.includes('Home 1.1.0'))
      }, 5_000)
    }, 20_000)

    it('go on answering when one edge and one API are killed, all but what was under way', async () => {
      let killedAt = Infinity
      const failures: { path: string; began: number; status: number }[] = []
      let answered = 0
      const paths = ['/gpl', '/api/news', '/api/subsidiaries', '/gpl/nonsense', ENTRY]
      const ask = async (path: string, from: string) => {
        const began = performance.now()
        const { status } = await visitor.ask(path, { from }).catch(() => ({ status: 0 }))
        answered += 1
        if (status !== (path === '/gpl/nonsense' ? 404 : 200))
          failures.push({ path, began, status })
      }
      const isOver = () => performance.now() > killedAt + 3_000
      const browsing = Array.from({ length: 8 }, async (_, index) => {
        for (let turn = index; !isOver(); turn += 1)
          await ask(paths[turn % paths.length] ?? '/gpl', `127.0.1.${index + 1}`)
      })
      await eventually(() => Promise.resolve(answered > 200))
      killedAt = performance.now()
      await Promise.all([edges[0]?.kill(), apis[0]?.kill()])
      await Promise.all(browsing)
      expect(failures.filter(({ began }) => began > killedAt)).toEqual([])
      expect(failures.length).toBeLessThanOrEqual(8)
      expect(answered).toBeGreaterThan(500)
      for (let count = 0; count < 3; count += 1) {
        const sent = await post('/api/contact', message(`case ${count}`), {}, '127.0.0.8')
        expect(sent.status).toBe(201)
      }
    }, 30_000)

    it('are missed where nobody is left: files stay, the rest says so in its own form', async () => {
      await visitor.ask(ENTRY)
      await edges[1]?.kill()
      expect(await visitor.ask(ENTRY)).toMatchObject({
        status: 200,
        body: "export const entry = '1.0.0'",
      })
      const page = await visitor.ask('/gpl')
      expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
      expect(page.body).toContain('Back in a moment')
      await apis[1]?.kill()
      const call = await visitor.ask('/api/contact', { method: 'POST', body: message('nothing') })
      expect(call.status).toBe(503)
      expect(v.parse(ErrorResponse, JSON.parse(call.body))).toMatchObject({ statusCode: 503 })
    }, 20_000)
  })

  it('the lines for a certificate are fit for use as they stand', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'deploy-tls-'))
    const { key, cert } = await selfSigned(folder)
    const file = await configureNginx(
      {
        LISTEN: '127.0.0.1:8443',
        API_LISTEN: '127.0.0.1:8080',
        EDGE_1: '127.0.0.1:3000',
        EDGE_2: '127.0.0.1:3000',
        API_1: '127.0.0.1:3001',
        API_2: '127.0.0.1:3001',
        STATE_DIR: folder,
      },
      (text) =>
        text
          .replace(/^ +listen 127\.0\.0\.1:8443;$/m, '')
          .replaceAll('#TLS ', '')
          .replace('/etc/nginx/tls/fullchain.pem', cert)
          .replace('/etc/nginx/tls/privkey.pem', key),
    )
    expect(await examineConfiguration(nginx, file)).toBe('')
    await rm(folder, { recursive: true })
  })
} else if (process.env['CI'] === 'true') {
  it('behind nginx, two edges and two APIs on one database', () => {
    throw new Error('CI needs nginx and mariadbd on the PATH')
  })
} else {
  process.stderr.write('NOT RUN: two edges and two APIs behind nginx (no nginx or no mariadbd)\n')
}
