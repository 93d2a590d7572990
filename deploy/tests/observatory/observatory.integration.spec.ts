import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from 'shared-server/testing/eventually'
import { startSmallSite, type SmallSite } from '../testing/small-site.ts'
import type { ScannedAnswer } from './finding.ts'
import { score } from './observatory.ts'

describe('by the rules of the Observatory', () => {
  let site: SmallSite
  beforeAll(async () => {
    site = await startSmallSite()
  }, 120_000)
  afterAll(() => site.close(), 30_000)

  /** Requests a page over https, as reported to the edge by the proxy in front. */
  const scan = async (path: string): Promise<ScannedAnswer> => {
    const answer = await fetch(site.edge.origin + path, {
      headers: { 'x-forwarded-proto': 'https' },
    })
    const isDocument = answer.headers.get('content-type')?.startsWith('text/html')
    const text = await answer.text()
    return {
      headers: Object.fromEntries(answer.headers),
      cookies: answer.headers.getSetCookie(),
      html: isDocument ? text : '',
    }
  }

  it.each([
    ['a page', '/gpl', 135],
    ['the not-found screen', '/gpl/nonsense', 135],
    ['a call', '/api/news', 125],
    ['a call without an answer', '/api/nothing', 125],
    ['a file of a release', '/releases/mfe-gpl/1.0.0/remoteEntry.js', 125],
    ['a file that is not there', '/releases/mfe-gpl/1.0.0/nothing.js', 125],
    ['the list of pages', '/sitemap.xml', 125],
  ])('%s scores enough', async (_, path, least) => {
    const { total, findings } = score(await scan(path))
    expect(findings.filter(({ points }) => points < 0)).toEqual([])
    expect(total).toBeGreaterThanOrEqual(least)
  })

  it('a page that sets a cookie scores more, because the cookie is closed', async () => {
    await site.publish('1.1.0')
    await site.change('canary', { version: '1.1.0', percent: 50 })
    await eventually(async () => (await scan('/gpl')).cookies.length > 0)
    expect(score(await scan('/gpl')).total).toBe(140)
  })
})
