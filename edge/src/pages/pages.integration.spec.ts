import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from 'shared-server/testing/eventually'
import { routesAt } from '../testing/make-release.ts'
import { channelsOf, Site } from '../testing/site.ts'

let site: Site

beforeEach(async () => {
  site = await Site.open()
})

afterEach(() => site.close())

describe('an address', () => {
  it.each(['//about', '//x/gold', '//gpl', '//', '//[', '/%', '/gpl/%ff', '/%?q=%', '/gpl//'])(
    'that no page has, %s, is answered with the not-found screen',
    async (url) => {
      site.say(channelsOf(await site.publish()))
      await site.start()
      const { status, body, headers } = await site.request(url)
      expect(status).toBe(404)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(body).toContain('404 Page Not Found')
    },
  )

  it.each(['/g%70l', 'http://site.example/g%70%6c'])(
    'that escapes letters without need, %s, leads to the one that scripts know',
    async (address) => {
      site.say(channelsOf(await site.publish()))
      await site.start()
      const { status, headers } = await site.request(`${address}?season=2024-25`)
      expect([status, headers['location']]).toEqual([301, '/gpl?season=2024-25'])
      expect((await site.request(`${address}/nowhere`)).status).toBe(404)
    },
  )

  it('that a proxy gave with its origin is answered by its path', async () => {
    site.say(channelsOf(await site.publish()))
    await site.start()
    expect((await site.request('http://example.org/gpl?q=1')).status).toBe(200)
  })

  it('of the API that cannot be decoded is left to the API', async () => {
    await site.start()
    expect(JSON.parse((await site.request('/api/news/%')).body)).toMatchObject({
      path: '/api/news/%25',
    })
  })
})

describe('the not-found screen', () => {
  it('leads to the home of the site that the visitor was looking for', async () => {
    const group = { name: 'mfe-group', routes: routesAt('', '/fbcpartners') }
    site.say(channelsOf(await site.publish(group)), channelsOf(await site.publish()))
    await site.start()
    const waysOf = async (url: string) =>
      [...((await site.get(url)).body.split('404')[1] ?? '').matchAll(/href="([^"]*)">/g)].map(
        ([, href]) => href,
      )
    expect(await waysOf('/fbcpartners/nonsense')).toEqual(['/fbcpartners', '/fbcpartners/about'])
    expect(await waysOf('/nonsense')).toEqual(['/', '/about'])
    expect(await waysOf('/gpl/nonsense')).toEqual(['/gpl', '/gpl/about'])
  })
})

it('gives a page that the build made its canonical address with the site, as the host does', async () => {
  const head = '<title>Home</title><link rel="canonical" href="/gpl"/>'
  site.say(channelsOf(await site.publish({}, { head })))
  await site.start()
  const { body } = await site.get('/gpl')
  expect(body).toContain('<link rel="canonical" href="https://example.org/gpl"/>')
  expect(body.match(/rel="canonical"/g)).toHaveLength(1)
})

describe('a remote that nothing leads to', () => {
  const desk = {
    name: 'mfe-desk',
    basePaths: ['/desk'],
    routes: routesAt('/desk'),
    isUnlisted: true,
  }
  /** Gets a document without its random values. */
  const documentAt = async (url: string) =>
    (await site.get(url)).body
      .replaceAll(/nonce="[^"]*"/g, 'nonce')
      .replaceAll(/"nonce":"[^"]*"/g, 'nonce')

  it.each(['/gpl', '/nonsense', '/gpl/nonsense'])(
    'costs the visitors of %s not one byte',
    async (url) => {
      const portal = channelsOf(await site.publish())
      site.say(portal)
      await site.start()
      const before = await documentAt(url)
      const { version, digest } = await site.publish(desk)
      const previous = await site.publish({ ...desk, version: '0.9.0' })
      site.say(portal, channelsOf({ name: desk.name, version, digest }, { previous }))
      await eventually(async () => (await site.get('/desk')).status === 200)
      expect(await documentAt(url)).toBe(before)
    },
  )

  it('is named with all others in its own documents', async () => {
    site.say(channelsOf(await site.publish()), channelsOf(await site.publish(desk)))
    await site.start()
    const document = await documentAt('/desk')
    expect(document).toContain('{"remote":"mfe-desk","basePaths":["/desk"]}')
    expect(document).toContain('{"remote":"mfe-gpl","basePaths":["/gpl"]}')
  })
})
