import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
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
    const homeOf = async (url: string) =>
      /href="([^"]*)">/.exec((await site.get(url)).body.split('404')[1] ?? '')?.[1]
    expect(await homeOf('/fbcpartners/nonsense')).toBe('/fbcpartners')
    expect(await homeOf('/nonsense')).toBe('/')
    expect(await homeOf('/gpl/nonsense')).toBe('/gpl')
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
