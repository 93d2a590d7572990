import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { channelsOf, Site } from '../testing/site.ts'

let site: Site

beforeEach(async () => {
  site = await Site.open()
})
afterEach(() => site.close())

const policyOf = async (headers: Record<string, string> = {}) =>
  String((await site.get('/', headers)).headers['content-security-policy']).split('; ')

describe('the policy of a document', () => {
  it('lets pictures come from the site, and from where the operator says', async () => {
    await site.start()
    expect(await policyOf()).toContain("img-src 'self' data:")
    await site.edge.close()
    await site.start({ PICTURE_ORIGINS: 'https://a.example, https://b.example:8443' })
    expect(await policyOf()).toContain(
      "img-src 'self' data: https://a.example https://b.example:8443",
    )
  })

  it("lets no text become script but by the host's rules", async () => {
    await site.start()
    expect(await policyOf()).toEqual(
      expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types default']),
    )
  })

  it('is reported on, but not by a visitor who objects to being counted', async () => {
    await site.start()
    const reported = ['report-uri /api/policy-reports', 'report-to policy']
    expect(await policyOf()).toEqual(expect.arrayContaining(reported))
    expect((await site.get('/')).headers['reporting-endpoints']).toBe(
      'policy="/api/policy-reports"',
    )
    const objecting = { 'sec-gpc': '1' }
    expect((await policyOf(objecting)).join()).not.toContain('report')
    expect((await site.get('/', objecting)).headers['reporting-endpoints']).toBeUndefined()
  })

  it('takes every powerful feature from pages that none of them uses', async () => {
    await site.start()
    const features = String((await site.get('/')).headers['permissions-policy']).split(', ')
    for (const feature of [
      'camera',
      'usb',
      'serial',
      'midi',
      'browsing-topics',
      'display-capture',
    ]) {
      expect(features).toContain(`${feature}=()`)
    }
    expect(new Set(features.map((feature) => feature.split('=')[0])).size).toBe(features.length)
  })

  it('names no feature that a browser in use does not know, and warns of on every page', async () => {
    await site.start()
    expect((await site.get('/')).headers['permissions-policy']).not.toContain('speaker-selection')
  })

  it.each(['picture-in-picture', 'publickey-credentials-create', 'publickey-credentials-get'])(
    'leaves %s to its own pages, which use it',
    async (feature) => {
      await site.start()
      const features = String((await site.get('/')).headers['permissions-policy']).split(', ')
      expect(features).toContain(`${feature}=(self)`)
    },
  )

  it('names features on no file, which has none', async () => {
    await site.start()
    const { status, headers } = await site.get('/robots.txt')
    expect([status, headers['permissions-policy']]).toEqual([200, undefined])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})

it('leads to the icon whoever asks where browsers have always asked', async () => {
  await site.start()
  const { status, headers } = await site.get('/favicon.ico')
  expect([status, headers['location'], headers['cache-control']]).toEqual([
    302,
    '/icons/loom-192.png',
    'public, max-age=86400',
  ])
})

describe('security.txt', () => {
  const url = '/.well-known/security.txt'

  it('is not there where nobody is named', async () => {
    await site.start()
    expect((await site.get(url)).status).toBe(404)
  })

  it('says whom to tell of a hole, and until when that holds', async () => {
    const expires = new Date(Date.now() + 60_000).toISOString()
    await site.start({ SECURITY_CONTACT: 'mailto:security@example.org', SECURITY_EXPIRES: expires })
    const { status, body, headers } = await site.get(url)
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toBe(
      `Contact: mailto:security@example.org\nExpires: ${expires}\nPreferred-Languages: en\n` +
        'Canonical: https://example.org/.well-known/security.txt\n',
    )
  })
})

describe('an answer that nothing is there', () => {
  it('repeats no address, which may be the key to a preview', async () => {
    site.say(channelsOf(await site.publish()))
    await site.start()
    const response = await site.edge.inject({ method: 'PUT', url: '/preview/a.secret' })
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('secret')
  })
})
