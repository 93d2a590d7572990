import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ErrorResponse } from 'shared-contracts/api/error'
import * as v from 'valibot'
import { configIn, testFolders } from '../database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../database/testing/test-app.ts'

const PROXY_SECRET = 'a-secret-of-this-suite'

describe('an API with a secret of its proxies', () => {
  const newFolder = testFolders()
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(configIn(await newFolder(), { PROXY_SECRET }))
  }, 60_000)
  afterAll(() => api.app.close())

  const ask = (url: string, secret?: string) =>
    api.inject({ url, headers: secret === undefined ? {} : { 'x-proxy-secret': secret } })

  it.each(['/api/news', '/api/nothing', '/api/releases'])('answers %s to them', async (url) => {
    expect((await ask(url, PROXY_SECRET)).statusCode).toBe(url === '/api/nothing' ? 404 : 200)
  })

  it.each([
    '/api/news',
    '/api/releases',
    '/api/nothing',
    '/%61pi/news',
    '/api/news?x=/healthz',
    '/healthz/../api/news',
    '/operationsx',
    '/nothing',
    '/',
  ])('refuses %s to everybody else', async (url) => {
    for (const secret of [undefined, '', 'a-guess', `${PROXY_SECRET} `, PROXY_SECRET.slice(1)]) {
      const answer = await ask(url, secret)
      expect(answer.statusCode).toBe(403)
      expect(v.parse(ErrorResponse, answer.json()).statusCode).toBe(403)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
      expect(answer.body).not.toContain(PROXY_SECRET)
    }
  })

  it('refuses a form before it is read', async () => {
    const answer = await api.inject({ method: 'POST', url: '/api/contact', payload: '{' })
    expect(answer.statusCode).toBe(403)
  })

  it.each([
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 200],
    ['/operations', 401],
  ])('answers %s by its own rules', async (url, status) => {
    expect((await ask(url)).statusCode).toBe(status)
  })
})
