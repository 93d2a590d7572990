import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { channelsOf, Site } from '../testing/site.ts'

const PROXY = '10.1.2.3'
const STRANGER = '203.0.113.9'
const CLAIMED = {
  'x-forwarded-for': '198.51.100.7, 192.0.2.44',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'www.example.org',
  'x-request-id': '0123456789abcdef0123456789abcdef',
  'x-real-ip': '198.51.100.7',
  forwarded: 'for=198.51.100.7',
}

/** Request as the API received it. */
const Heard = v.object({ id: v.string(), headers: v.record(v.string(), v.unknown()) })

let site: Site
beforeEach(async () => {
  site = await Site.open()
  await site.start({ TRUSTED_PROXIES: '10.0.0.0/8' })
})
afterEach(() => site.close())

const heardFrom = async (address: string) => {
  const { id, headers } = v.parse(
    Heard,
    JSON.parse((await site.get('/api/news', CLAIMED, address)).body),
  )
  return { id, address: headers['x-forwarded-for'], headers }
}

describe('behind a proxy, the edge', () => {
  it('tells the API the one address that the proxy vouches for, and nothing that a client claims', async () => {
    const { id, address, headers } = await heardFrom(PROXY)
    expect({ id, address }).toEqual({ id: CLAIMED['x-request-id'], address: '192.0.2.44' })
    expect(headers).toMatchObject({
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'www.example.org',
    })
    expect(headers).not.toHaveProperty('forwarded')
    expect(headers).not.toHaveProperty('x-real-ip')
  })

  it('believes a proxy that is named with a port', async () => {
    const hops = '198.51.100.7, 192.0.2.44, 10.9.9.9:49152, [::ffff:10.9.9.8]:443'
    const { body } = await site.get('/api/news', { 'x-forwarded-for': hops }, PROXY)
    const { headers } = v.parse(Heard, JSON.parse(body))
    expect(headers['x-forwarded-for']).toBe('192.0.2.44')
  })

  it('believes nothing that a stranger claims', async () => {
    const { id, address, headers } = await heardFrom(STRANGER)
    expect(address).toBe(STRANGER)
    expect(id).not.toBe(CLAIMED['x-request-id'])
    expect(headers).toMatchObject({
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'localhost:80',
    })
  })

  it('shows the API its own secret, whatever a client claims, and tells no client', async () => {
    const claim = { 'x-proxy-secret': 'a-claim' }
    const heard = async () => {
      const { body, headers } = await site.get('/api/news', claim)
      expect(headers).not.toHaveProperty('x-proxy-secret')
      return v.parse(Heard, JSON.parse(body)).headers['x-proxy-secret']
    }
    expect(await heard()).toBeUndefined()
    await site.edge.close()
    await site.start({ PROXY_SECRET: 'a-secret-of-this-suite' })
    expect(await heard()).toBe('a-secret-of-this-suite')
    expect(site.pollHeaders['x-proxy-secret']).toBe('a-secret-of-this-suite')
  })

  it('makes an id of its own where the proxy sends none that is fit for a log', async () => {
    const { body } = await site.get('/api/news', { 'x-request-id': 'a" forged="' }, PROXY)
    expect(v.parse(Heard, JSON.parse(body)).id).toMatch(/^[\da-f-]{36}$/)
  })

  it('marks cookies as secure when the visitor came by https, by the word of the proxy alone', async () => {
    const published = await site.publish()
    const { version, digest } = published
    site.say(channelsOf(published, { canary: { version, digest, percent: 50 } }))
    await site.edge.close()
    await site.start({ TRUSTED_PROXIES: '10.0.0.0/8' })
    const cookiesFor = async (from: string) =>
      (await site.get('/gpl', CLAIMED, from)).headers['set-cookie']
    expect(await cookiesFor(PROXY)).toEqual([
      expect.stringMatching(/^__Host-revision=2; .*Secure/),
      expect.stringMatching(
        /^__Host-visitor=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
    expect(await cookiesFor(STRANGER)).toEqual([
      expect.stringMatching(/^revision=(?!.*Secure)/),
      expect.stringMatching(/^visitor=(?!.*Secure)/),
    ])
  })

  it('reads by https the cookies alone that nobody else can set, and by http those without the prefix', async () => {
    const painted = async (from: string, cookie: string) =>
      /data-scheme="(\w+)"/.exec((await site.get('/', { ...CLAIMED, cookie }, from)).body)?.[1]
    const both = 'scheme=dark; __Host-scheme=light'
    expect(await painted(PROXY, both)).toBe('light')
    expect(await painted(PROXY, 'scheme=dark')).toBeUndefined()
    expect(await painted(STRANGER, both)).toBe('dark')
    expect(await painted(STRANGER, '__Host-scheme=light')).toBeUndefined()
  })
})
