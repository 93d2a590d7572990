import { describe, expect, it } from '@jest/globals'
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js'
import { SameSiteGuard } from './same-site.guard.ts'

/** @param host of the request, according to trusted proxies. */
const isTaken = (
  SITE_ORIGINS: string[],
  headers: Record<string, string>,
  host = 'www.site.example',
) => {
  const context = new ExecutionContextHost([{ headers, host }])
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
