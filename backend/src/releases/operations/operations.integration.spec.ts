import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { TokenResponse } from 'shared-contracts/registry'
import * as v from 'valibot'
import { configIn, testFolders } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { OutboxEntry } from '../../intake/mail/outbox-entry.entity.ts'
import { signedIn } from '../../accounts/testing/desk-client.ts'
import { registryClient } from '../registry/testing/registry-client.ts'
import { RenderingReports } from '../rendering/rendering-reports.ts'
import { TelemetryCounts } from '../telemetry/telemetry-counts.ts'
import { reportVisits, VISIT_SECRET } from '../telemetry/testing/visits.ts'

const TOKEN = 'a-token-for-this-suite'
const basic = (password: string) => `Basic ${Buffer.from(`anyone:${password}`).toString('base64')}`

describe('operations page', () => {
  const newFolder = testFolders()
  let api: TestApp
  const registry = registryClient(() => api, TOKEN)
  beforeAll(async () => {
    api = await startTestApp(
      configIn(await newFolder(), { RELEASES_TOKEN: TOKEN, PREVIEW_SECRET: VISIT_SECRET }),
    )
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish('mfe-a', version)
    await registry.promote('mfe-a', '1.0.0')
    await registry.promote('mfe-a', '1.1.0', { reason: '<script>alert(1)</script>' })
    await registry.canary('mfe-a', '1.2.0', 5)
    await reportVisits(api, { remote: 'mfe-a', version: '1.1.0' }, { good: 18, failed: 2 })
    await api.app.get(TelemetryCounts).flush()
  }, 60_000)
  afterAll(() => api.app.close())

  const get = (url: string, authorization = basic(TOKEN)) =>
    api.inject({ url, headers: { authorization } })
  it('has no icon, and answers browsers that ask for one', async () => {
    const answer = await api.inject('/favicon.ico')
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
  })

  const submit = (
    verb: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => submitAs({ authorization: basic(TOKEN), ...headers }, verb, fields)
  const submitAs = async (
    headers: Record<string, string>,
    verb: string,
    fields: Record<string, string>,
  ) => {
    const { revision } = await registry.map()
    return api.inject({
      method: 'POST',
      url: `/operations/mfe-a/${verb}`,
      payload: new URLSearchParams({
        revision: String(revision),
        confirmed: 'yes',
        ...fields,
      }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'api.example:3001',
        origin: 'http://api.example:3001',
        ...headers,
      },
    })
  }

  it('shows how much mail waits, since when, and what was given up', async () => {
    const add = (ageMs: number, failedAt: Date | null) =>
      api.dataSource.manager.insert(OutboxEntry, {
        kind: 'contact',
        recordId: 1,
        attempts: 0,
        dueAt: new Date(),
        lastError: null,
        failedAt,
        messageId: randomUUID(),
        createdAt: new Date(Date.now() - ageMs),
      })
    await add(3 * 3_600_000, null)
    await add(0, null)
    await add(0, new Date())
    const { body } = await get('/operations')
    expect(textOf(body)).toContain(
      'Mail Server None configured : mails wait until SMTP_URL names one Waiting 2 Oldest 3 h Given up 1',
    )
  })

  it.each(['', 'Bearer ' + TOKEN, basic('wrong'), 'Basic !'])(
    'asks who comes with "%s" to sign in',
    async (authorization) => {
      const response = await get('/operations', authorization)
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Basic realm="Operations", charset="UTF-8"')
    },
  )

  it('shows every remote with its channels and its health', async () => {
    const { body, headers } = await get('/operations')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    })
    expect(body).toContain('href="/operations/mfe-a"')
    expect(body.replaceAll(/<[^<>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ')).toMatch(
      /Stable 1\.1\.0 Canary 1\.2\.0 for 5 percent Previous 1\.0\.0 .*20 visits, 10% failed, loaded in 475 ms/,
    )
  })

  it('tells how loads of a remote failed, and who has to act', async () => {
    const { body } = await get('/operations/mfe-a')
    expect(body.replaceAll(/<[^<>]+>|\s+/g, ' ').replaceAll(/ +/g, ' ')).toContain(
      'Version Stage Failure Who acts Loads 1.1.0 stable entry invalid the remote’s team 2 ',
    )
  })

  it('runs no script, and shows what people wrote as text', async () => {
    const { body, headers } = await get('/operations/mfe-a')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'/)
    expect(body).not.toMatch(/<script|style="| on\w+="/)
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).toMatch(/<svg[^>]+aria-label="Load time: 1\.1\.0 475 ms"/)
  })

  it('makes each change by the services of the API, and leads back', async () => {
    const done = await submit('canary', { version: '1.2.0', percent: '30', reason: 'calm' })
    expect([done.statusCode, done.headers.location]).toEqual([
      303,
      `/operations/mfe-a?changed=${(await registry.map()).revision}`,
    ])
    expect((await get(String(done.headers.location))).body).toMatch(/Done: canary 1\.2\.0/)
    await submit('rollback')
    // A rolled-back release is only served again on purpose, and is not preselected.
    await expect(submit('promote', { version: '1.2.0' })).resolves.toMatchObject({
      statusCode: 422,
    })
    expect((await get('/operations/mfe-a')).body).not.toMatch(/value="1\.2\.0"\s+selected/)
    await submit('promote', { version: '1.2.0', again: 'yes' })
    await submit('disable', { message: 'Back at noon' })
    await submit('enable')
    const events = await registry.history('mfe-a')
    expect(events.slice(0, 5).map(({ kind, actor }) => [kind, actor])).toEqual(
      ['enable', 'disable', 'promote', 'rollback', 'canary'].map((kind) => [kind, 'platform']),
    )
    expect(events[4]).toMatchObject({ percent: 30, reason: 'calm' })
  })

  it('asks before it changes anything, and names what visitors would get', async () => {
    const before = await registry.map()
    const asked = await submit('promote', { version: '1.0.0', reason: '"calm"', confirmed: 'no' })
    expect(asked.statusCode).toBe(200)
    expect(textOf(asked.body)).toMatch(
      /Give 1\.0\.0 of mfe-a to all visitors\? It takes the place of 1\.2\.0\. Yes, promote 1\.0\.0/,
    )
    expect(asked.body).toContain('name="reason" value="&quot;calm&quot;"')
    const rollback = await submit('rollback', { confirmed: '' })
    expect(textOf(rollback.body)).toContain('Roll mfe-a back from 1.2.0 to 1.1.0?')
    await expect(registry.map()).resolves.toEqual(before)
    const { body } = await get('/operations/mfe-a')
    expect(body.indexOf('Roll back to 1.1.0')).toBeLessThan(body.indexOf('>Promote<'))
  })

  it('shows what is wrong first, what was changed and what edges serve, and hides no reason', async () => {
    const serving = {
      revision: 1,
      store: null,
      remotes: [
        {
          remote: 'mfe-a',
          stable: '1.1.0',
          canary: null,
          refused: [{ version: '1.2.0', reason: 'home.js <b>is missing' }],
        },
      ],
    }
    const edge = randomUUID()
    const counted = { starts: 0, heldPages: 0, heldBytes: 0, releases: [] }
    await api.app.get(RenderingReports).save({ edge, ...counted, serving })
    const of = { remote: 'mfe-a', version: '1.2.0' }
    await reportVisits(api, of, { good: 12, failed: 6 })
    await api.app.get(TelemetryCounts).flush()
    const text = textOf((await get('/operations')).body)
    expect(text).toMatch(
      /Wrong now mfe-a 1\.2\.0 fails for 33\.33% of visits 6 of 18 visits of the last 15 minutes failed/,
    )
    expect(text).toMatch(/mfe-a 1\.2\.0 is refused by the edge home\.js &lt;b&gt;is missing/)
    const order = ['Wrong now', 'Recent changes', 'Remotes', 'Edges', 'Rendering', 'Mail']
    const places = order.map((heading) => text.indexOf(` ${heading} `))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text).toMatch(new RegExp(`${edge.slice(0, 8)} Heard of \\d+ s ago, knows revision 1 of`))
    expect(text).toMatch(/Recent changes .+ ago mfe-a enable 1\.2\.0 platform/)
    expect(textOf((await get('/operations/mfe-a')).body)).toContain('Wrong now mfe-a 1.2.0 fails')
  })

  it('takes a change of another team for no conflict', async () => {
    const { revision } = await registry.map()
    await registry.publish('mfe-other', '1.0.0')
    await registry.promote('mfe-other', '1.0.0')
    const done = await submit('disable', { revision: String(revision), message: 'At noon' })
    expect(done.statusCode).toBe(303)
    await submit('enable')
  })

  it('tells a page that is stale, and changes nothing', async () => {
    const before = await registry.map()
    const response = await submit('rollback', { revision: String(before.revision - 1) })
    expect(response.statusCode).toBe(409)
    expect(response.body).toMatch(
      /role="alert"[^]+mfe-a was changed since this page was shown: \w+ [\d.]+ by platform/,
    )
    await expect(registry.map()).resolves.toEqual(before)
  })

  it('says what is wrong with a field', async () => {
    const response = await submit('canary', { version: '1.0.0', percent: '100' })
    expect(response.statusCode).toBe(400)
    expect(response.body).toMatch(/role="alert"[^]+percent: /)
    await expect(submit('explode')).resolves.toMatchObject({ statusCode: 404 })
  })

  it.each<[string, Record<string, string>]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['that hides where it comes from', { origin: 'null' }],
    ['of another port', { origin: 'http://api.example:3000' }],
  ])('refuses a form %s', async (_, headers) => {
    const before = await registry.map()
    await expect(submit('enable', {}, headers)).resolves.toMatchObject({ statusCode: 403 })
    await expect(registry.map()).resolves.toEqual(before)
  })

  it("lets a team see everything and change its own remote's channels only", async () => {
    const make = await registry.send('POST', '/api/release-tokens', { actor: 'b', remote: 'mfe-b' })
    const { token } = v.parse(TokenResponse, make.json())
    expect((await get('/operations/mfe-a', basic(token))).body).not.toContain('<form')
    await expect(submit('enable', {}, { authorization: basic(token) })).resolves.toMatchObject({
      statusCode: 403,
    })
  })

  it('takes the session of an administrator of the desk, whose name it notes, and no other', async () => {
    const administrator = await signedIn(() => api, { name: 'Ama Admin' })
    const page = await administrator.send('GET', '/operations/mfe-a')
    expect([page.statusCode, page.body.includes('signed in as Ama Admin')]).toEqual([200, true])
    const cookie = `desk=${administrator.cookies.get('desk')}`
    const post = (headers: Record<string, string>) =>
      submitAs({ cookie, ...headers }, 'disable', { message: 'At noon', reason: 'calm' })
    expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await post({})).statusCode).toBe(303)
    const [last] = await registry.history('mfe-a')
    expect(last).toMatchObject({ kind: 'disable', actor: 'Ama Admin' })
    for (const role of ['office', 'group-editor'] as const) {
      const other = await signedIn(() => api, { name: `The ${role}`, role })
      expect((await other.send('GET', '/operations')).statusCode).toBe(401)
    }
  })

  it('shows tags and releases with the permanent address that opens them', async () => {
    await registry.publish('mfe-b', '2.0.0', {}, ['checkout'])
    await registry.send('PUT', '/api/releases/mfe-a/tags/checkout', { version: '1.0.0' })
    const overview = (await get('/operations')).body
    expect(overview).toContain('href="http://127.0.0.1:3000/preview/of/checkout">checkout</a>')
    expect(overview).toContain('mfe-a 1.0.0, mfe-b 2.0.0')
    const remote = (await get('/operations/mfe-b')).body
    for (const name of ['mfe-b@2.0.0', 'mfe-b@checkout']) {
      expect(remote).toContain(`href="http://127.0.0.1:3000/preview/of/${name}"`)
    }
  })

  it('shows the audit log to the platform team, and to no other', async () => {
    const { body } = await get('/operations/-/audit')
    expect(textOf(body)).toMatch(
      /platform 127\.0\.0\.1 token created b, for mfe-b, until \S+ intact .+ prefix given \/mfe-a to mfe-a intact/,
    )
    expect((await get('/operations/-/audit?before=2')).body).not.toContain('token created')
    const make = await registry.send('POST', '/api/release-tokens', { actor: 'c', remote: 'mfe-c' })
    const { token } = v.parse(TokenResponse, make.json())
    expect((await get('/operations/-/audit', basic(token))).statusCode).toBe(403)
  })
})

/** Returns the text of a page, without its elements. */
function textOf(page: string): string {
  const texts = page.split('<').map((part) => part.slice(part.indexOf('>') + 1))
  return texts.join(' ').replaceAll(/\s+/g, ' ')
}
