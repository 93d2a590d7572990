import { describe, expect, it } from '@jest/globals'
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js'
import { SameSiteGuard } from './same-site.guard.ts'

/** @param host of the request, according to trusted proxies. */
const isTaken = (
  SITE_ORIGINS: string[],
  headers: Record<string, string>,
  host = 'www.site.example',
) => {
  const context = new ExecutionContextHost([{ headers, host, body: {} }])
  try {
    return new SameSiteGuard({ SITE_ORIGINS }).canActivate(context)
  } catch {
    return false
  }
}

describe('a call that a browser sends, by default', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['a page of the host that was asked for', { origin: 'https://www.site.example' }, true],
    ['a page of another site', { origin: 'https://evil.example' }, false],
    ['a page of another port', { origin: 'https://www.site.example:8443' }, false],
    ['a page of a site below', { origin: 'https://evil.www.site.example' }, false],
    ['a page that hides where it is', { origin: 'null' }, false],
    ['nobody knows where, and it is cross-site', { 'sec-fetch-site': 'cross-site' }, false],
    ['a client that is no browser', {}, true],
  ])('from %s: %j is taken: %s', (_, headers, isOurs) => {
    expect(isTaken([], headers)).toBe(isOurs)
  })
})

describe('a call where the origins of the site are configured', () => {
  it.each<[Record<string, string>, boolean]>([
    [{ origin: 'https://site.example' }, true],
    [{ origin: 'https://www.site.example' }, false],
    [{ origin: 'null' }, false],
    [{}, true],
  ])('with %j is taken: %s', (headers, isOurs) => {
    expect(isTaken(['https://site.example'], headers)).toBe(isOurs)
  })
})

describe('a form that a browser posts without scripts', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['a page of the site', { origin: 'https://www.site.example' }, true],
    ['a page of the site that hides its origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['a neighbour below the same domain', { 'sec-fetch-site': 'same-site' }, false],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['a client that is no browser', {}, true],
  ])('from %s: %j is taken: %s', (_, headers, isOurs) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(isTaken([], { ...headers, ...type })).toBe(isOurs)
  })

  it('is not what a script sends, which asks first from a neighbour', () => {
    expect(isTaken([], { 'sec-fetch-site': 'same-site' })).toBe(true)
  })
})

it('says why a page is refused', () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const context = new ExecutionContextHost([{ headers, host: 'www.site.example', body: {} }])
  expect(() => new SameSiteGuard({ SITE_ORIGINS: [] }).canActivate(context)).toThrow(
    'This form belongs to another site',
  )
})
