import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { ErrorResponse } from 'shared-contracts/api/error'
import type { ContactRequest } from 'shared-contracts/api/contact'
import * as v from 'valibot'
import { findMariaDb } from 'shared-server/testing/mariadb'
import { findProgram } from 'shared-server/testing/find-program'
import { withPrograms } from 'shared-server/testing/with-programs'
import { eventually } from 'shared-server/testing/eventually'
import { runStep } from 'tooling/workspace/build-step'
import { programsStep } from 'tooling/workspace/programs-step'
import { Follower } from './testing/follower.ts'
import { PROXY_HEADERS, SiteBehindNginx } from './testing/site-behind-nginx.ts'

const LIMIT = 4
const Matches = v.array(v.object({ slug: v.string(), status: v.string() }))
const StoredEvents = v.object({ events: v.array(v.object({ type: v.string() })) })
const ENTRY = '/releases/mfe-gpl/1.0.0/remoteEntry.js'

const message = (text: string): ContactRequest => ({
  firstName: 'Ama',
  lastName: 'Ofori',
  email: `${text.replaceAll(' ', '.').toLowerCase()}@visitor.example`,
  subsidiary: 'gold',
  message: `Please call me about ${text}.`,
})

const programs = {
  nginx: findProgram('nginx'),
  mariadbd: findMariaDb(),
  'redis-server': findProgram('redis-server'),
}

withPrograms(
  'behind nginx, two edges and two APIs on one database and one Redis',
  programs,
  (found) => {
    let site: SiteBehindNginx
    beforeAll(async () => {
      await runStep(programsStep)
      site = await SiteBehindNginx.start(found, { INTAKE_LIMIT_PER_ADDRESS: String(LIMIT) })
    }, 180_000)
    afterAll(() => site.stop(), 30_000)

    const visit = (path: string) => site.visitor.ask(path)

    it('answer pages, calls and files, which say nothing of what answers them', async () => {
      const page = await visit('/gpl')
      expect(page).toMatchObject({ status: 200, body: expect.stringContaining('Home 1.0.0') })
      expect(page.headers['cache-control']).toBe('private, no-cache')
      const news = await visit('/api/news')
      expect(news).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
      const entry = await visit(ENTRY)
      expect(entry.headers['cache-control']).toContain('immutable')
      for (const { headers } of [page, news, entry]) {
        expect(headers.server).toBe('nginx')
        expect(headers).not.toHaveProperty('x-powered-by')
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    })

    it('are known by their secret, which no answer tells and no visitor can give', async () => {
      const [api, edge] = [site.apis[0]?.origin, site.edges[0]?.origin]
      const refused = await fetch(`${api}/api/news`, { headers: { 'x-proxy-secret': 'a-guess' } })
      expect(refused.status).toBe(403)
      expect(v.parse(ErrorResponse, await refused.json()).statusCode).toBe(403)
      for (const origin of [site.visitor.origin, edge]) {
        const answer = await fetch(`${origin}/api/news`, {
          headers: { 'x-proxy-secret': 'a-claim' },
        })
        expect(answer.status).toBe(200)
        const said = JSON.stringify([...answer.headers]) + (await answer.text())
        expect(said).not.toContain(PROXY_HEADERS['x-proxy-secret'])
      }
    })

    it('are told what edges render by the edges alone', async () => {
      const report = { edge: randomUUID(), starts: 1, heldPages: 0, heldBytes: 0, releases: [] }
      const told = await fetch(`${site.apisOrigin}/rendering-reports`, {
        method: 'POST',
        headers: { ...PROXY_HEADERS, 'content-type': 'application/json' },
        body: JSON.stringify(report),
      })
      expect(told.status).toBe(204)
      for (const path of [
        '/rendering-reports',
        '/api/rendering-reports',
        '/api/../rendering-reports',
      ]) {
        const { status } = await site.post(path, report, { headers: PROXY_HEADERS })
        expect([path, status]).toEqual([path, 404])
      }
    })

    it('tell Prometheus of themselves, each at its own port', async () => {
      for (const { origin } of [...site.apis, ...site.edges]) {
        const answer = await fetch(`${origin}/metrics`)
        expect(await answer.text()).toContain('process_resident_memory_bytes')
      }
      const edge = String(site.edges[0]?.origin)
      const passedOn = await fetch(`${edge}/metrics`, {
        headers: { 'x-forwarded-for': '192.0.2.1' },
      })
      expect(passedOn.status).toBe(404)
    })

    it.each([
      ['/metrics', 404],
      ['/%6detrics', 404],
      ['//metrics', 404],
      ['/operations', 404],
      ['/operations/', 404],
      ['//operations', 404],
      ['/api/../operations', 404],
      ['/api/%2e%2e/metrics', 404],
      ['/api/docs', 404],
      ['/api/docs-json', 404],
      ['/releases/', 404],
      ['/releases/mfe-gpl/1.0.0/', 404],
      ['/assets/shell/', 404],
      ['/media/', 403],
      ['/icons/', 403],
      ['/.env', 404],
      ['/.git/config', 404],
      ['/healthz', 200],
    ])('show visitors nothing of their own at %s: %d', async (path, status) => {
      const answer = await visit(path)
      expect(answer.status).toBe(status)
      expect(answer.body).not.toMatch(/process_|Index of|password|"openapi"/)
      if (status === 200) expect(JSON.parse(answer.body)).toEqual({ status: 'ok' })
    })

    it.each([
      '/gpl%0d%0aSet-Cookie:%20a=b',
      '/gpl?q=%0d%0aSet-Cookie:%20a=b',
      '/gpl/?q=%0d%0aSet-Cookie:%20a=b',
      '/api/news?q=%0d%0aSet-Cookie:%20a=b',
      '/preview/%0d%0aSet-Cookie:%20a=b',
      '/override/mfe-gpl%0d%0aSet-Cookie:%20a=b',
    ])('make no header of a line break in %s', async (path) => {
      const { headers } = await visit(path)
      expect(JSON.stringify(headers['set-cookie'] ?? [])).not.toContain('a=b')
    })

    it.each(['/gpl', '/api/news', ENTRY])('repeat no request to who traces %s', async (path) => {
      const answer = await site.visitor.ask(path, { method: 'TRACE', headers: { 'x-own': 'own' } })
      expect(answer.status).toBe(405)
      expect(answer.body).not.toContain('own')
    })

    it('share the limit of one visitor, whose address no header changes', async () => {
      const statuses: number[] = []
      for (let count = 0; count < LIMIT + 2; count += 1) {
        const headers = { 'x-forwarded-for': `198.51.100.${count}`, 'x-real-ip': '198.51.100.9' }
        const from = '127.0.0.5'
        const { status } = await site.post('/api/contact', message(`lot ${count}`), {
          headers,
          from,
        })
        statuses.push(status)
      }
      expect(statuses).toEqual([201, 201, 201, 201, 429, 429])
      const other = await site.post('/api/contact', message('a lot of another'), {
        from: '127.0.0.6',
      })
      expect(other.status).toBe(201)
    })

    it('count for one visitor whichever API it is that hears of them, at once', async () => {
      const headers = {
        ...PROXY_HEADERS,
        'x-forwarded-for': '192.0.2.77',
        'content-type': 'application/json',
      }
      const statuses: number[] = []
      for (let count = 0; count <= LIMIT; count += 1) {
        const { origin } = site.apis[count % 2] ?? { origin: '' }
        const body = JSON.stringify(message(`bar ${count}`))
        const answer = await fetch(`${origin}/api/contact`, { method: 'POST', headers, body })
        statuses.push(answer.status)
      }
      expect(statuses).toEqual([201, 201, 201, 201, 429])
    })

    it('count wrong tokens of one address together', async () => {
      const from = '127.0.0.7'
      const headers = { authorization: 'Bearer a-wrong-token' }
      const statuses: number[] = []
      for (let guess = 0; guess < 32; guess += 1) {
        const { status } = await site.post('/api/releases', {}, { headers, from })
        statuses.push(status)
      }
      expect(statuses).toEqual([...Array<number>(30).fill(401), 429, 429])
    })

    it('agree on what visitors get, and both edges show it within five seconds', async () => {
      const published = await site.publish('1.1.0')
      await site.stableVersions()
      await site.promote(published)
      await eventually(async () =>
        (await site.stableVersions()).every((version) => version === '1.1.0'),
      )
      await eventually(async () => {
        const pages = await Promise.all(site.edges.map(({ origin }) => fetch(`${origin}/gpl`)))
        const texts = await Promise.all(pages.map((page) => page.text()))
        return texts.every((text) => text.includes('Home 1.1.0'))
      }, 5_000)
    }, 20_000)

    it('tell a match as it goes on, also to who listened to an edge that is replaced', async () => {
      const listed = await visit('/api/league/seasons/2024-25/fixtures')
      const finished = v
        .parse(Matches, JSON.parse(listed.body))
        .find(({ status }) => status === 'finished')
      const { slug, over } = await site.playAgain(String(finished?.slug), 600)
      const followers = Array.from({ length: 6 }, () => new Follower(site.visitor.origin, slug))
      const following = followers.map((follower) => follower.follow())
      const heard = () => followers.map((follower) => follower.heard)
      await eventually(() => Promise.resolve(heard().every(({ length }) => length > 0)), 10_000)
      const early = Math.max(...heard().map(({ length }) => length))
      await site.restartEdge(0)
      await Promise.all([over, ...following])
      const { body } = await visit(`/api/league/matches/${slug}`)
      const { events } = v.parse(StoredEvents, JSON.parse(body))
      // If nginx buffered the stream, all of them would have come at the end.
      expect(early).toBeLessThan(events.length)
      for (const numbers of heard()) expect(numbers).toEqual(events.map((_, at) => at + 1))
      expect(followers.some(({ streams }) => streams > 1)).toBe(true)
    }, 60_000)

    it('go on answering when one edge and one API are killed, all but what was under way', async () => {
      let killedAt = Infinity
      const failures: { path: string; began: number; status: number }[] = []
      let answered = 0
      const paths = ['/gpl', '/api/news', '/api/subsidiaries', '/gpl/nonsense', ENTRY]
      const ask = async (path: string, from: string) => {
        const began = performance.now()
        const { status } = await site.visitor.ask(path, { from }).catch(() => ({ status: 0 }))
        answered += 1
        if (status !== (path === '/gpl/nonsense' ? 404 : 200))
          failures.push({ path, began, status })
      }
      const isOver = () => performance.now() > killedAt + 3_000 && answered > 500
      const browsing = Array.from({ length: 8 }, async (_, index) => {
        for (let turn = index; !isOver(); turn += 1)
          await ask(paths[turn % paths.length] ?? '/gpl', `127.0.1.${index + 1}`)
      })
      await eventually(() => Promise.resolve(answered > 200))
      killedAt = performance.now()
      await Promise.all([site.edges[0]?.kill(), site.apis[0]?.kill()])
      await Promise.all(browsing)
      expect(failures.filter(({ began }) => began > killedAt)).toEqual([])
      expect(failures.length).toBeLessThanOrEqual(8)
      for (let count = 0; count < 3; count += 1) {
        const sent = await site.post('/api/contact', message(`case ${count}`), {
          from: '127.0.0.8',
        })
        expect(sent.status).toBe(201)
      }
    }, 30_000)

    it('are missed where nobody is left: files stay, the rest says so in its own form', async () => {
      await visit(ENTRY)
      await site.edges[1]?.kill()
      expect(await visit(ENTRY)).toMatchObject({
        status: 200,
        body: "export const entry = '1.0.0'",
      })
      const page = await visit('/gpl')
      expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
      expect(page.body).toContain('Back in a moment')
      await site.apis[1]?.kill()
      const call = await site.post('/api/contact', message('nothing'))
      expect(call.status).toBe(503)
      expect(v.parse(ErrorResponse, JSON.parse(call.body))).toMatchObject({ statusCode: 503 })
    }, 20_000)
  },
)
