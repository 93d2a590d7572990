import { createHmac } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { PreviewClaim } from 'shared-contracts/preview'
import type { Release } from 'shared-contracts/release'
import { readVisitTicket } from 'shared-server/visit-ticket'
import { eventually } from 'shared-server/testing/eventually'
import { OWN_PAGE_HEADERS } from '../pages/security-headers.ts'
import { release, routesAt } from '../testing/make-release.ts'
import { channelsOf, Site, type SiteAnswer } from '../testing/site.ts'

const SECRET = 'a secret of 16 or more'.replaceAll(' ', '-')
const HOUR_MS = 3_600_000

let site: Site

beforeEach(async () => {
  site = await Site.open()
})

afterEach(() => site.close())

/** Presses the button on a link's page. */
const claim = (token: string, headers: Record<string, string> = {}) =>
  site.edge.inject({
    method: 'POST',
    url: '/preview',
    payload: new URLSearchParams({ token }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

const sign = (claim: Omit<PreviewClaim, 'id'> & { id?: string }, secret = SECRET) =>
  signText(JSON.stringify([{ id: 'link-1', ...claim }]), secret)

const signText = (json: string, secret = SECRET) => {
  const text = Buffer.from(json).toString('base64url')
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

/** Changes a token's signed content but not its signature. @throws Error if the text to replace is missing. */
const swap = (token: string, from: RegExp | string, to: string) => {
  const [content = '', signature = ''] = token.split('.')
  const before = Buffer.from(content, 'base64url').toString()
  const after = before.replace(from, to)
  if (after === before) throw new Error(`There is no ${String(from)} in ${before}`)
  return `${Buffer.from(after).toString('base64url')}.${signature}`
}

const cookieOf = ({ cookies }: Pick<SiteAnswer, 'cookies'>, name: string) => {
  const cookie = cookies.find((known) => known.name === name)
  return cookie && { cookie: `${name}=${cookie.value}` }
}

/** What an answer is for people: its words, and where its links lead. */
const pageOf = (headers: OutgoingHttpHeaders, body: string) => {
  expect(headers).toMatchObject(OWN_PAGE_HEADERS)
  return {
    text: textOf(body),
    links: [...body.matchAll(/<a href="([^"]*)">/g)].map(([, href]) => href),
  }
}

/** Extracts the words of a document's body, separated by spaces. */
const textOf = (document: string) =>
  document
    .slice(document.indexOf('<body>'))
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')

describe('a canary', () => {
  it('gives the same visitor the same release, some the canary and some stable, with stable to fall back to', async () => {
    const stable = await site.publish()
    const canary = await site.publish({ version: '1.1.0' })
    site.say(channelsOf(stable, { canary: { ...canary, percent: 50 } }))
    await site.start()
    const seen = new Set<string>()
    for (let visitor = 0; visitor < 40; visitor++) {
      const first = await site.get('/gpl')
      const cookie = cookieOf(first, 'visitor')
      const [, version] = /Home ([\d.]+)/.exec(first.body) ?? []
      seen.add(String(version))
      expect((await site.get('/gpl', cookie)).body).toContain(`Home ${version}`)
      if (version === '1.1.0') expect(first.body).toContain('"fallbacks":{"mfe-gpl":"1.0.0"}')
    }
    expect([...seen].sort()).toEqual(['1.0.0', '1.1.0'])
  })

  it('takes its cookie along when it ends, and not while an edge merely cannot serve it', async () => {
    const stable = await site.publish()
    const canary = { ...(await site.publish({ version: '1.1.0' })), percent: 50 }
    site.say(channelsOf(stable, { canary: { ...canary, digest: 'sha384-another' } }))
    await site.start()
    const cookie = { cookie: `visitor=${'v'.repeat(22)}` }
    expect(cookieOf(await site.get('/gpl', cookie), 'visitor')).toBeUndefined()
    site.say(channelsOf(stable))
    const taken = async () => cookieOf(await site.get('/gpl', cookie), 'visitor')
    await eventually(async () => (await taken()) !== undefined)
    expect((await site.get('/gpl', cookie)).headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^visitor=; Max-Age=0; Path=\//),
    )
    expect(cookieOf(await site.get('/gpl'), 'visitor')).toBeUndefined()
  })

  it('is the only time that a visitor gets a number', async () => {
    site.say(channelsOf(await site.publish()))
    await site.start()
    expect(cookieOf(await site.get('/gpl'), 'visitor')).toBeUndefined()
  })
})

describe('the ticket of a document', () => {
  const ticketOf = ({ body }: SiteAnswer) => /"ticket":(null|"[^"]+")/.exec(body)?.[1] ?? ''
  const read = (answer: SiteAnswer) => readVisitTicket(SECRET, ticketOf(answer).replaceAll('"', ''))

  it('is signed for its visit alone, and names the browser while there is a canary', async () => {
    const stable = await site.publish()
    const canary = await site.publish({ version: '1.1.0' })
    site.say(channelsOf(stable))
    await site.start({ PREVIEW_SECRET: SECRET })
    const [first, second] = [read(await site.get('/gpl')), read(await site.get('/gpl'))]
    expect(first).toMatchObject({ browser: null })
    expect(second?.nonce).not.toBe(first?.nonce)
    site.say(channelsOf(stable, { canary: { ...canary, percent: 50 } }))
    await eventually(async () => cookieOf(await site.get('/gpl'), 'visitor') !== undefined)
    const answer = await site.get('/gpl')
    const again = await site.get('/gpl', cookieOf(answer, 'visitor'))
    expect(read(answer)?.browser).toMatch(/^[\w-]{22}$/)
    expect(read(again)?.browser).toBe(read(answer)?.browser)
  })

  it('is none for a visitor who objects, and without the secret', async () => {
    site.say(channelsOf(await site.publish()))
    await site.start()
    expect(ticketOf(await site.get('/gpl'))).toBe('null')
    await site.edge.close()
    await site.start({ PREVIEW_SECRET: SECRET })
    expect(ticketOf(await site.get('/gpl', { 'sec-gpc': '1' }))).toBe('null')
  })
})

describe('a preview link', () => {
  const open = async (until: Date, secret = SECRET) => {
    const next = await site.publish({ version: '2.0.0' })
    site.say(channelsOf(await site.publish()))
    await site.start({ PREVIEW_SECRET: SECRET })
    const content = { remote: 'mfe-gpl', version: '2.0.0', digest: next.digest }
    return claim(sign({ ...content, until: until.toISOString() }, secret))
  }

  it('shows its release in this browser only, until it is left', async () => {
    const until = new Date(Date.now() + HOUR_MS)
    const opened = await open(until)
    expect(opened.statusCode).toBe(303)
    expect(opened.headers['location']).toBe('/gpl')
    const cookie = cookieOf(opened, 'chosen-release')
    const { body } = await site.get('/gpl', cookie)
    expect(body).toContain('Home 2.0.0')
    expect(textOf(body)).toContain(
      `Preview of mfe-gpl 2.0.0 until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    )
    expect((await site.get('/gpl')).body).toContain('Home 1.0.0')

    const leave = (headers: Record<string, string>) =>
      site.edge.inject({
        method: 'POST',
        url: '/preview/leave',
        headers: { ...cookie, ...headers },
      })
    const foreign = await leave({ origin: 'https://evil.example' })
    expect([foreign.statusCode, foreign.cookies]).toEqual([403, []])
    const left = await leave({ 'content-type': 'application/x-www-form-urlencoded' })
    expect(left.statusCode).toBe(303)
    expect(left.cookies).toMatchObject([{ name: 'chosen-release', value: '' }])
  })

  it('opens nothing once it has expired, whatever cookie a browser kept', async () => {
    const expired = await open(new Date(Date.now() - 1))
    expect(expired.statusCode).toBe(403)
    const { text, links } = pageOf(expired.headers, expired.body)
    expect(text).toContain('This preview link has ended, or was never valid. Ask for a new one.')
    expect(links).toContain('/')
    const content = { remote: 'mfe-gpl', version: '2.0.0', digest: 'sha384-x', until: '2020-01-01' }
    const cookie = { cookie: `chosen-release=${sign(content)}` }
    expect((await site.get('/gpl', cookie)).body).toContain('Home 1.0.0')
  })

  it.each<[number, string, Partial<Release>, NodeJS.ProcessEnv]>([
    [410, 'its release was removed', {}, {}],
    [
      410,
      'this shell cannot run its release',
      { contract: { version: '9.0.0', range: '^9.0.0', imports: {} } },
      {},
    ],
    [
      503,
      'the store is away',
      {},
      { RELEASE_STORE: 's3://releases', RELEASE_STORE_ENDPOINT: 'http://127.0.0.1:9' },
    ],
  ])('answers %d when %s', async (expected, _reason, overrides, environment) => {
    const { version, digest, folder } = await site.publish({ version: '2.0.0', ...overrides })
    if (!overrides.contract) await rm(folder, { recursive: true })
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_REGION: 'us-east-1',
    })
    await site.start({ PREVIEW_SECRET: SECRET, ...environment })
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const link = sign({ remote: 'mfe-gpl', version, digest, until })
    const { statusCode, headers, body, cookies } = await claim(link)
    expect(statusCode).toBe(expected)
    expect(pageOf(headers, body).text).toContain('mfe-gpl 2.0.0 cannot be')
    expect(cookies).toEqual([])
  })

  it.each<[string, Partial<Release>]>([
    ['names another site as its base path', { basePaths: ['//evil.example'] }],
    ['has its first page at another site', { routes: routesAt('//evil.example') }],
    ['leads to a backslash', { basePaths: ['/\\evil.example'] }],
    ['answers where its remote may not', { basePaths: ['/elsewhere'] }],
  ])('leads nowhere when its release %s', async (_reason, overrides) => {
    const { version, digest } = await site.publish({ version: '2.0.0', ...overrides })
    site.say(channelsOf(await site.publish(), { prefixes: ['/gpl'] }))
    await site.start({ PREVIEW_SECRET: SECRET })
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const opened = await claim(sign({ remote: 'mfe-gpl', version, digest, until }))
    expect([opened.statusCode, opened.headers['location'], opened.cookies]).toEqual([
      410,
      undefined,
      [],
    ])
  })

  it('only asks when it is followed: programs that look at links claim nothing', async () => {
    const { digest } = await site.publish({ version: '2.0.0' })
    site.say(channelsOf(await site.publish()))
    await site.start({ PREVIEW_SECRET: SECRET })
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const token = sign({ remote: 'mfe-gpl', version: '2.0.0', digest, until })
    const { status, body, cookies, headers } = await site.get(`/preview/${token}`)
    expect([status, cookies]).toEqual([200, []])
    expect(body).toContain('method="post" action="/preview"')
    expect(body).toContain(`<input type="hidden" name="token" value="${token}" />`)
    expect(headers).toMatchObject(OWN_PAGE_HEADERS)
    const mistyped = await site.get(`/preview/${token}x`)
    expect(mistyped.status).toBe(403)
    expect(pageOf(mistyped.headers, mistyped.body).text).toContain('was never valid')
  })

  it.each<[string, Record<string, string>, number]>([
    ['its own page', { origin: 'https://www.example.org' }, 303],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a page that hides where it is', { origin: 'null' }, 403],
  ])('is claimed by the form of %s, or not', async (_, headers, expected) => {
    const { digest } = await site.publish({ version: '2.0.0' })
    site.say(channelsOf(await site.publish()))
    await site.start({ PREVIEW_SECRET: SECRET })
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const token = sign({ remote: 'mfe-gpl', version: '2.0.0', digest, until })
    const host = 'www.example.org'
    expect((await claim(token, { host, ...headers })).statusCode).toBe(expected)
  })

  it('ends for every browser when the registry closes it, also after a restart without the registry', async () => {
    const { digest } = await site.publish({ version: '2.0.0' })
    const stable = channelsOf(await site.publish())
    site.say(stable)
    await site.start({ PREVIEW_SECRET: SECRET })
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const token = sign({ id: 'closed-1', remote: 'mfe-gpl', version: '2.0.0', digest, until })
    const cookie = cookieOf(await claim(token), 'chosen-release')
    expect((await site.get('/gpl', cookie)).body).toContain('Home 2.0.0')
    site.closePreviews('closed-1')
    await eventually(async () => (await site.get('/gpl', cookie)).body.includes('Home 1.0.0'))
    expect((await claim(token)).statusCode).toBe(403)
    await site.edge.close()
    site.answer = { status: 500, body: '' }
    await site.start({ PREVIEW_SECRET: SECRET })
    expect((await site.get('/gpl', cookie)).body).toContain('Home 1.0.0')
  })

  it('says on every page when it cannot be shown here, over what visitors get', async () => {
    const { digest, folder } = await site.publish({ version: '2.0.0' })
    site.say(channelsOf(await site.publish()))
    await site.start({ PREVIEW_SECRET: SECRET })
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const token = sign({ remote: 'mfe-gpl', version: '2.0.0', digest, until })
    const cookie = cookieOf(await claim(token), 'chosen-release')
    await rm(folder, { recursive: true })
    for (const path of ['/gpl', '/nowhere']) {
      const { body, headers } = await site.get(path, cookie)
      expect(body).toContain('"versions":{"mfe-gpl":"1.0.0"}')
      expect(textOf(body)).toContain(
        'Preview of mfe-gpl 2.0.0 cannot be shown here; this is what visitors get Leave',
      )
      expect(headers['cache-control']).toBe('no-store')
    }
    expect(textOf((await site.get('/gpl')).body)).not.toContain('cannot be shown')
  })

  it('opens releases of several remotes together, on every page of them, and none of them in part', async () => {
    const gpl = await site.publish({ version: '2.0.0' })
    const stable = channelsOf(await site.publish())
    const company = { name: 'mfe-league-company', basePaths: ['/company'] }
    const other = await site.publish({ ...company, version: '3.0.0' })
    const otherStable = channelsOf(await site.publish(company))
    site.say(stable, otherStable)
    await site.start({ PREVIEW_SECRET: SECRET })
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const claims = [
      { id: 'one', remote: 'mfe-gpl', version: '2.0.0', digest: gpl.digest, until },
      { id: 'two', remote: company.name, version: '3.0.0', digest: other.digest, until },
    ]
    const token = signText(JSON.stringify(claims))
    const cookie = cookieOf(await claim(token), 'chosen-release')
    for (const path of ['/gpl', '/company', '/nowhere']) {
      const { body, headers } = await site.get(path, cookie)
      expect(body).toContain('"versions":{"mfe-gpl":"2.0.0","mfe-league-company":"3.0.0"}')
      expect(textOf(body)).toContain('Preview of mfe-gpl 2.0.0, mfe-league-company 3.0.0 until')
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    }
    const script = '/releases/mfe-league-company/3.0.0/page-index.js'
    expect((await site.get(script, cookie)).status).toBe(200)
    expect((await site.get(script)).status).toBe(404)
    site.say(stable, otherStable)
    site.closePreviews('two')
    await eventually(async () => (await site.get('/gpl', cookie)).body.includes('Home 1.0.0'))
    expect((await site.get('/company', cookie)).body).not.toContain('3.0.0')
    expect((await claim(token)).statusCode).toBe(403)
  })

  it('of six releases, with the longest token that there is, is followed', async () => {
    const { digest } = await site.publish({ version: '2.0.0' })
    await site.start({ PREVIEW_SECRET: SECRET })
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const id = 'i'.repeat(22)
    const signature = 's'.repeat(88)
    const claims = Array.from({ length: 6 }, (_, index) => ({
      ...{ id, remote: `mfe-league-company-${index}`, version: '12.34.56-rc.7', digest, signature },
      until,
    }))
    const token = signText(JSON.stringify(claims))
    expect(token.length).toBeGreaterThan(2_500)
    expect((await site.get(`/preview/${token}`)).status).toBe(200)
    expect((await claim(signText(JSON.stringify([...claims, claims[0]])))).statusCode).toBe(403)
  })

  it('opens nothing where two of its releases answer the same address', async () => {
    const shared = { version: '2.0.0', basePaths: ['/gpl', '/shared'] }
    const gpl = await site.publish(shared)
    const other = await site.publish({ ...shared, name: 'mfe-other' })
    site.say(
      channelsOf(await site.publish(), { prefixes: ['/gpl', '/shared'] }),
      channelsOf(await site.publish({ name: 'mfe-other', basePaths: ['/other'] }), {
        prefixes: ['/gpl', '/shared', '/other'],
      }),
    )
    await site.start({ PREVIEW_SECRET: SECRET })
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const claims = [
      { id: 'one', remote: 'mfe-gpl', version: '2.0.0', digest: gpl.digest, until },
      { id: 'two', remote: 'mfe-other', version: '2.0.0', digest: other.digest, until },
    ]
    const opened = await claim(signText(JSON.stringify(claims)))
    expect([opened.statusCode, opened.cookies]).toEqual([410, []])
  })

  it.each<[string, (token: string) => string]>([
    ['another release', (token) => swap(token, '"version":"2.0.0"', '"version":"1.0.0"')],
    ['another remote', (token) => swap(token, '"mfe-gpl"', '"mfe-group"')],
    ['a later end', (token) => swap(token, /"until":"\d+/, '"until":"2999')],
    ['a part more', (token) => `${token}.x`],
    ['no signature', (token) => token.split('.')[0] ?? ''],
  ])('opens nothing with %s in it than what was signed', async (_, forge) => {
    const { digest } = await site.publish({ version: '2.0.0' })
    site.say(channelsOf(await site.publish()))
    await site.start({ PREVIEW_SECRET: SECRET })
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const forged = forge(sign({ remote: 'mfe-gpl', version: '2.0.0', digest, until }))
    expect((await claim(forged)).statusCode).toBe(403)
    const cookie = { cookie: `chosen-release=${forged}` }
    expect((await site.get('/gpl', cookie)).body).toContain('Home 1.0.0')
  })

  it('is nobody’s to count: it reports nothing, draws no lot for a canary, and gets stable of the rest', async () => {
    const { digest } = await site.publish({ version: '2.0.0' })
    const canary = { ...(await site.publish({ version: '1.1.0' })), percent: 99 }
    const company = { name: 'mfe-league-company', basePaths: ['/company'] }
    const otherCanary = { ...(await site.publish({ ...company, version: '1.1.0' })), percent: 99 }
    site.say(
      channelsOf(await site.publish(), { canary }),
      channelsOf(await site.publish(company), { canary: otherCanary }),
    )
    await site.start({ PREVIEW_SECRET: SECRET })
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const token = sign({ remote: 'mfe-gpl', version: '2.0.0', digest, until })
    const cookie = cookieOf(await claim(token), 'chosen-release')
    const { body, cookies, headers } = await site.get('/company', cookie)
    expect(body).toContain('"versions":{"mfe-gpl":"2.0.0","mfe-league-company":"1.0.0"}')
    expect(body).toContain('"telemetryShare":0')
    expect(body).toContain('"ticket":null')
    expect(cookieOf({ cookies }, 'visitor')).toBeUndefined()
    expect(headers['reporting-endpoints']).toBeUndefined()
  })

  it('opens nothing when somebody else signed it', async () => {
    const forged = await open(new Date(Date.now() + HOUR_MS), 'another-secret-of-somebody')
    expect(forged.statusCode).toBe(403)
    expect(forged.cookies).toEqual([])
  })
})

describe('a permanent address', () => {
  const press = (of: string, headers: Record<string, string> = {}) =>
    site.edge.inject({
      method: 'POST',
      url: '/preview/of',
      payload: new URLSearchParams({ of }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: 'other=1; desk=a-session; visitor=2',
        ...headers,
      },
    })
  const answer = (status: number, body: object) =>
    site.answers.set('/api/desk/release-previews', { status, body: JSON.stringify(body) })

  beforeEach(async () => {
    const { digest } = await site.publish({ version: '2.0.0' })
    site.say(channelsOf(await site.publish()))
    await site.start({ PREVIEW_SECRET: SECRET })
    const until = new Date(Date.now() + HOUR_MS).toISOString()
    const token = sign({ remote: 'mfe-gpl', version: '2.0.0', digest, until })
    const releases = [{ id: 'link-1', remote: 'mfe-gpl', version: '2.0.0' }]
    answer(200, { path: `/preview/${token}`, until, releases })
  })

  it('only asks when it is followed, and tells nobody whether there is such a release', async () => {
    const { status, body, cookies, headers } = await site.get('/preview/of/mfe-gpl@9.9.9,checkout')
    expect([status, cookies]).toEqual([200, []])
    expect(body).toContain('<input type="hidden" name="of" value="mfe-gpl@9.9.9,checkout" />')
    expect(textOf(body)).toContain('mfe-gpl 9.9.9 whatever has the tag checkout')
    expect(headers).toMatchObject(OWN_PAGE_HEADERS)
    for (const name of ['<script>', 'a@b@c', '1.0.0', 'mfe-gpl@', 'checkout,,', 'a/b']) {
      const { status, ...answer } = await site.get(`/preview/of/${encodeURIComponent(name)}`)
      expect([name, status]).toEqual([name, 404])
      expect(pageOf(answer.headers, answer.body).links).toContain('/')
    }
  })

  it('shows what it names to who is signed in at the desk', async () => {
    const opened = await press('mfe-gpl@2.0.0')
    expect([opened.statusCode, opened.headers['location']]).toEqual([303, '/gpl'])
    const { body } = await site.get('/gpl', cookieOf(opened, 'chosen-release'))
    expect(body).toContain('Home 2.0.0')
  })

  it.each<[number, string, Record<string, string>]>([
    [401, 'nobody who is signed in', { cookie: 'other=1' }],
    [403, 'another site', { origin: 'https://evil.example' }],
    [403, 'a page that hides where it is', { origin: 'null' }],
    [403, 'a program that says it is of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('answers %d to %s', async (expected, _, headers) => {
    const refused = await press('mfe-gpl@2.0.0', headers)
    expect([refused.statusCode, refused.cookies]).toEqual([expected, []])
    expect(pageOf(refused.headers, refused.body).text).toContain('This preview is not open')
  })

  it('says what the registry says of what it cannot show, and when the API is away', async () => {
    const message = 'mfe-gpl has no tag chekout; did you mean checkout?'
    answer(404, { statusCode: 404, error: 'Not Found', message, requestId: 'a' })
    const refused = await press('mfe-gpl@chekout')
    expect([refused.statusCode, refused.cookies]).toEqual([404, []])
    expect(textOf(refused.body)).toContain(message)
    await site.loseApi()
    expect((await press('mfe-gpl@checkout')).statusCode).toBe(503)
  })
})

describe('an override', () => {
  let server: Server

  beforeEach(async () => {
    server = createServer((request, response) => {
      const isDescription = request.url === '/release.json'
      response.end(
        isDescription ? JSON.stringify(release({ version: '0.0.0-source' })) : 'export {}',
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    site.say(channelsOf(await site.publish()))
    await site.start({
      REMOTE_OVERRIDES: JSON.stringify({ 'mfe-gpl': `http://127.0.0.1:${port}` }),
    })
  })

  afterEach(() => {
    server.close()
  })

  it('serves a remote from source to the browser that chose it, and to no other', async () => {
    const chosen = await site.get('/override/mfe-gpl')
    expect(chosen.status).toBe(303)
    const { body } = await site.get('/gpl', cookieOf(chosen, 'chosen-release'))
    expect(body).toContain('"versions":{"mfe-gpl":"0.0.0-source"}')
    expect(textOf(body)).toContain('mfe-gpl from source')
    expect((await site.get('/releases/mfe-gpl/0.0.0-source/remoteEntry.js')).body).toBe('export {}')
    expect((await site.get('/gpl')).body).toContain('Home 1.0.0')
  })

  it('takes nothing from source that is not offered', async () => {
    for (const remote of ['mfe-group', 'constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const { status, cookies } = await site.get(`/override/${remote}`)
      expect([remote, status, cookies]).toEqual([remote, 404, []])
      const cookie = { cookie: `chosen-release=source:${remote}` }
      const { body } = await site.get('/gpl', cookie)
      expect(body).toContain('Home 1.0.0')
      expect(body).not.toContain('from source')
    }
  })

  it('falls back to the release while the server is not running, and says so', async () => {
    const chosen = await site.get('/override/mfe-gpl')
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    const { body } = await site.get('/gpl', cookieOf(chosen, 'chosen-release'))
    expect(body).toContain('Home 1.0.0')
    expect(textOf(body)).toContain('mfe-gpl from source cannot be shown here')
  })
})
