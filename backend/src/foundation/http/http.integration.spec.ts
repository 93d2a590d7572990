import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { ErrorResponse } from 'shared-contracts/api/error'
import * as v from 'valibot'
import { Validator } from '@seriousme/openapi-schema-validator'
import { configIn, testFolders } from '../database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../database/testing/test-app.ts'
import { validatorOf } from '../openapi/testing/documented-answers.ts'

const Content = v.looseObject({
  content: v.optional(v.record(v.string(), v.object({ schema: v.looseObject({}) }))),
})
const Document = v.looseObject({
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.looseObject({
        parameters: v.array(
          v.looseObject({ name: v.string(), in: v.string(), schema: v.looseObject({}) }),
        ),
        requestBody: v.optional(Content),
        responses: v.record(v.string(), Content),
      }),
    ),
  ),
})

describe('HTTP', () => {
  const newFolder = testFolders()
  const warn = jest.spyOn(process, 'emitWarning')
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(configIn(await newFolder(), { API_DOCS: 'true' }))
  }, 60_000)
  afterAll(() => api.app.close())

  it('starts without a warning of deprecation', () =>
    expect(warn.mock.calls.map(([warning]) => String(warning))).toEqual([]))

  const post = (payload: string, type = 'application/json') =>
    api.inject({ method: 'POST', url: '/api/contact', payload, headers: { 'content-type': type } })

  it.each([
    ['malformed JSON', () => post('{"firstName":'), 400],
    ['an empty body', () => post(''), 400],
    ['a body that is no object', () => post('[]'), 400],
    ['a prototype key', () => post('{"__proto__":{"admin":true}}'), 400],
    ['a body over 256 KiB', () => post(JSON.stringify('x'.repeat(256 * 1024))), 413],
    ['a form of files', () => post('a=1', 'multipart/form-data; boundary=a'), 415],
    ['plain text', () => post('hello', 'text/plain'), 415],
    ['an unknown path', () => api.inject('/api/nothing'), 404],
    ['an unknown path outside the API', () => api.inject('/nothing'), 404],
    ['a path that cannot be decoded', () => api.inject('/api/%zz'), 400],
  ])('answers %s in the one shape of errors', async (_, send, status) => {
    const response = await send()
    expect(response.statusCode).toBe(status)
    expect(v.parse(ErrorResponse, response.json())).toMatchObject({ statusCode: status })
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(response.body).not.toMatch(/node_modules|\.ts:|\.js:|select .+ from|insert into/i)
  })

  it('says what is wrong with each field, in the words of the form', async () => {
    const response = await post('{"email":"nobody","message":"short","lastName":"Ofori"}')
    expect(v.parse(ErrorResponse, response.json()).fieldErrors).toEqual({
      firstName: ['First name is required'],
      email: ['Please enter a valid email address'],
      subsidiary: ['Please select a subsidiary'],
      message: ['Message must be at least 10 characters long'],
    })
  })

  it('takes over the request id of the edge, and makes one for anything else', async () => {
    const idFor = async (id: string) => {
      const response = await api.inject({ url: '/api/none', headers: { 'x-request-id': id } })
      return v.parse(ErrorResponse, response.json()).requestId
    }
    await expect(idFor('edge-0123456789')).resolves.toBe('edge-0123456789')
    await expect(idFor('a"} forged {"')).resolves.toMatch(/^[\da-f-]{36}$/)
  })

  it.each(['/api/subsidiaries', '/api/news', '/api/metals-prices', '/healthz'])(
    'sends the security headers with %s',
    async (url) => {
      const { headers } = await api.inject(url)
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
    },
  )

  it('answers HEAD without a body', async () => {
    const response = await api.inject({ method: 'HEAD', url: '/api/news' })
    expect([response.statusCode, response.body]).toEqual([200, ''])
  })

  it('describes itself by a valid OpenAPI document, whose every schema is one', async () => {
    const document = v.parse(Document, (await api.inject('/api/docs-json')).json())
    await expect(new Validator().validate(structuredClone(document))).resolves.toEqual({
      valid: true,
    })
    const schemas = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ requestBody, parameters, responses }) => [
        ...[requestBody ?? {}, ...Object.values(responses)]
          .flatMap(({ content }) => Object.values(content ?? {}))
          .map(({ schema }) => schema),
        ...parameters.map(({ schema }) => schema),
      ])
    expect(schemas.length).toBeGreaterThan(100)
    for (const schema of schemas) validatorOf(schema)
  })

  it('describes what endpoints take in their query', async () => {
    const { paths } = v.parse(Document, (await api.inject('/api/docs-json')).json())
    expect(paths['/api/audit-log']?.['get']?.parameters).toEqual([
      expect.objectContaining({ name: 'before', in: 'query', required: false }),
    ])
    expect(paths['/api/release-prefixes']?.['delete']?.parameters).toEqual([
      expect.objectContaining({ name: 'prefix', in: 'query', required: true }),
      expect.objectContaining({ name: 'remote', in: 'query', required: true }),
    ])
  })

  it('names each parameter of an endpoint once, a header in whatever case', async () => {
    const { paths } = v.parse(Document, (await api.inject('/api/docs-json')).json())
    for (const { parameters } of Object.values(paths).flatMap((path) => Object.values(path))) {
      const names = parameters.map((one) => `${one.in} ${one.name.toLowerCase()}`)
      expect(names).toEqual([...new Set(names)])
    }
    expect(paths['/api/contact']?.['post']?.parameters).toContainEqual(
      expect.objectContaining({ name: 'idempotency-key', in: 'header', required: false }),
    )
  })

  it('describes every endpoint by OpenAPI behind its flag', async () => {
    const { paths } = v.parse(Document, (await api.inject('/api/docs-json')).json())
    // Routes of the desk are tested against their table of roles.
    const others = Object.keys(paths).filter((path) => !path.startsWith('/api/desk/'))
    expect(others.sort()).toEqual([
      '/api/audit-log',
      '/api/careers/apply',
      '/api/commodities-prices',
      '/api/company',
      '/api/contact',
      '/api/ghana-market-data',
      '/api/host-contract',
      '/api/league/alerts',
      '/api/league/alerts/key',
      '/api/league/articles',
      '/api/league/articles-pages',
      '/api/league/articles/{article}',
      '/api/league/calendars/{club}.ics',
      '/api/league/changes',
      '/api/league/clubs',
      '/api/league/clubs/{club}',
      '/api/league/clubs/{club}/meetings/{other}',
      '/api/league/competitions',
      '/api/league/days',
      '/api/league/feeds/news.atom',
      '/api/league/feeds/results.atom',
      '/api/league/grounds',
      '/api/league/live',
      '/api/league/live/stream',
      '/api/league/matches',
      '/api/league/matches/{fixture}',
      '/api/league/matches/{fixture}/stream',
      '/api/league/players',
      '/api/league/players/{player}',
      '/api/league/products',
      '/api/league/reports',
      '/api/league/reports/{kind}/{slug}',
      '/api/league/rounds',
      '/api/league/seasons',
      '/api/league/seasons/{season}',
      '/api/league/seasons/{season}/assists',
      '/api/league/seasons/{season}/export.csv',
      '/api/league/seasons/{season}/export.json',
      '/api/league/seasons/{season}/export.txt',
      '/api/league/seasons/{season}/fixtures',
      '/api/league/seasons/{season}/players',
      '/api/league/seasons/{season}/scorers',
      '/api/league/seasons/{season}/standings',
      '/api/league/topics',
      '/api/metals-prices',
      '/api/news',
      '/api/news-pages',
      '/api/news/{slug}',
      '/api/newsletter',
      '/api/openings',
      '/api/people',
      '/api/policy-reports',
      '/api/price-history/{list}',
      '/api/release-edges',
      '/api/release-prefixes',
      '/api/release-previews',
      '/api/release-tags',
      '/api/release-tokens',
      '/api/release-tokens/{actor}',
      '/api/release-tokens/{actor}/rotate',
      '/api/releases',
      '/api/releases/{name}',
      '/api/releases/{name}/canary',
      '/api/releases/{name}/disable',
      '/api/releases/{name}/enable',
      '/api/releases/{name}/history',
      '/api/releases/{name}/previews',
      '/api/releases/{name}/previews/{id}',
      '/api/releases/{name}/promote',
      '/api/releases/{name}/prune',
      '/api/releases/{name}/rollback',
      '/api/releases/{name}/sign',
      '/api/releases/{name}/tags/{tag}',
      '/api/releases/{name}/{version}',
      '/api/subsidiaries',
      '/api/subsidiaries/{slug}',
      '/api/telemetry',
      '/rendering-reports',
    ])
    const closed = await startTestApp(configIn(await newFolder()))
    await expect(closed.inject('/api/docs-json')).resolves.toMatchObject({ statusCode: 404 })
    await closed.app.close()
  })

  it('tells keep-alive clients to go when it stops, and cuts nobody off', async () => {
    const { app } = await startTestApp(configIn(await newFolder()))
    await app.listen(0, '127.0.0.1')
    const origin = await app.getUrl()
    const agent = new Agent({ keepAlive: true })
    await connectionHeader(`${origin}/api/news`, agent)
    const closing = app.close()
    await untilNotReady(origin, agent)
    await expect(connectionHeader(`${origin}/api/news`, agent)).resolves.toBe('close')
    await expect(connectionHeader(`${origin}/healthz`, agent)).resolves.toBe('close')
    await closing
    await expect(connectionHeader(`${origin}/healthz`, agent)).rejects.toThrow('ECONNREFUSED')
    agent.destroy()
  }, 10_000)
})

async function answerOf(url: string, agent: Agent): Promise<IncomingMessage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject)
  })
  answer.resume()
  await once(answer, 'end')
  return answer
}

async function connectionHeader(url: string, agent: Agent): Promise<string | undefined> {
  return (await answerOf(url, agent)).headers.connection
}

async function untilNotReady(origin: string, agent: Agent): Promise<void> {
  while ((await answerOf(`${origin}/readyz`, agent)).statusCode === 200);
}
