import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { EdgeEnvironment, readConfig } from './config.ts'

describe('the configuration of the edge', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      trustedProxies: ['loopback'],
      apiOrigin: 'http://127.0.0.1:3001',
      publicOrigin: 'http://127.0.0.1:3000',
      isRendering: true,
      pageMemory: 96 * 1024 * 1024,
      documentMemory: 32 * 1024 * 1024,
      releasePollMs: 1_000,
      remoteSources: new Map(),
      remoteOverrides: new Map(),
      settings: { publicOrigin: 'http://127.0.0.1:3000' },
      telemetryShare: 1,
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ TRUSTED_PROXIES: '', OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual(
      readConfig({}),
    )
  })

  it.each([
    ['::1', 'http://[::1]:3000'],
    ['::', 'http://[::]:3000'],
    ['localhost', 'http://localhost:3000'],
  ])('has an address of the site that browsers can read when it listens at %s', (HOST, origin) => {
    expect(readConfig({ HOST }).publicOrigin).toBe(origin)
  })

  it('finds the API at the port that the API was given', () => {
    expect(readConfig({ API_PORT: '4001' }).apiOrigin).toBe('http://127.0.0.1:4001')
  })

  it('finds the API at an address with or without a slash at its end', () => {
    expect(readConfig({ API_ORIGIN: 'http://api:3001/' }).apiOrigin).toBe('http://api:3001')
    expect(readConfig({ API_ORIGIN: 'http://api:3001' }).apiOrigin).toBe('http://api:3001')
  })

  it.each(['http://api:3001/api', 'redis://api:3001', 'api:3001'])(
    'takes no address of the API such as %s',
    (address) => {
      expect(() => readConfig({ API_ORIGIN: address })).toThrow('API_ORIGIN must be an address')
    },
  )

  it('asks the registry at intervals that are not zero', () => {
    expect(readConfig({ RELEASE_POLL_MS: '20' }).releasePollMs).toBe(20)
    for (const value of ['0', '000', '-1', 'soon']) {
      expect(() => readConfig({ RELEASE_POLL_MS: value })).toThrow('RELEASE_POLL_MS must be')
    }
  })

  it.each([
    'http://media.example.org/live.m3u8',
    'media.example.org',
    "javascript:alert('https://')",
  ])('takes no stream from %s', (address) => {
    expect(() => readConfig({ LIVE_STREAM_URL: address })).toThrow(
      'LIVE_STREAM_URL must be an address such as https://media.example.org/live.m3u8',
    )
  })

  it('has no address of the site of its own in production', () => {
    const production = { NODE_ENV: 'production' }
    expect(() => readConfig(production)).toThrow('PUBLIC_ORIGIN must be set in production')
    const PUBLIC_ORIGIN = 'https://www.example.org/'
    expect(readConfig({ ...production, PUBLIC_ORIGIN })).toMatchObject({
      publicOrigin: 'https://www.example.org',
      settings: { publicOrigin: 'https://www.example.org' },
    })
  })

  it.each([
    'https://example.org/site',
    'javascript:alert(1)',
    'https://a@example.org',
    'https://a/?b',
  ])('takes no address of the site such as %s', (address) => {
    expect(() => readConfig({ PUBLIC_ORIGIN: address })).toThrow('PUBLIC_ORIGIN must be')
  })

  it.each([
    'https:',
    'http://a.example',
    'https://a.example/x',
    "https://a.example;script-src 'unsafe-inline'",
    '*',
  ])('takes no pictures from %s', (origin) => {
    expect(() => readConfig({ PICTURE_ORIGINS: origin })).toThrow('PICTURE_ORIGINS must list')
  })

  it('names whom to tell of a hole by a contact and a time to come, both or neither', () => {
    const contact = 'mailto:security@example.org'
    const SECURITY_EXPIRES = '2999-01-01T00:00:00Z'
    expect(readConfig({}).security).toBeNull()
    expect(readConfig({ SECURITY_CONTACT: contact, SECURITY_EXPIRES }).security).toEqual({
      contact,
      expires: SECURITY_EXPIRES,
    })
    for (const [variable, value] of [
      ['SECURITY_EXPIRES', '2020-01-01T00:00:00Z'],
      ['SECURITY_EXPIRES', 'soon'],
      ['SECURITY_CONTACT', 'security@example.org'],
      ['SECURITY_CONTACT', `${contact}\nExpires: 2999-01-01T00:00:00Z`],
      ['SECURITY_CONTACT', ''],
    ] as const) {
      const given = { SECURITY_CONTACT: contact, SECURITY_EXPIRES, [variable]: value }
      expect(() => readConfig(given)).toThrow(variable)
    }
  })

  it('takes proxies by address, network and name of a range', () => {
    const list = 'loopback, 10.0.0.0/8, 2001:db8::/32, 192.0.2.1'
    expect(readConfig({ TRUSTED_PROXIES: list }).trustedProxies).toEqual([
      'loopback',
      '10.0.0.0/8',
      '2001:db8::/32',
      '192.0.2.1',
    ])
  })

  it('believes no proxy whose name Fastify does not know', () => {
    expect(() => readConfig({ TRUSTED_PROXIES: 'everybody' })).toThrow(
      /^TRUSTED_PROXIES must list addresses/,
    )
  })

  it('says every mistake in a line of its own and repeats no value', () => {
    const attempt = () =>
      readConfig({ PORT: 'eighty', PUBLIC_ORIGIN: 'example', PREVIEW_SECRET: 's3cret' })
    expect(attempt).toThrow(
      /^PORT must be a port from 0 to 65535\nPUBLIC_ORIGIN must be an address such as https:\/\/example.org\nPREVIEW_SECRET must be at least 16 visible ASCII characters$/,
    )
  })

  it('refuses the secret that .env.example shows', () => {
    expect(() => readConfig({ PREVIEW_SECRET: 'change-me-change-me' })).toThrow(
      /^PREVIEW_SECRET must not hold the secret of the example$/,
    )
  })

  it('is documented in .env.example variable by variable', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const section = /^## EDGE$([^]*?)(?=^## |$(?![^]))/m.exec(example)?.[1] ?? ''
    const documented = [...section.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(documented.sort()).toEqual(Object.keys(EdgeEnvironment.entries).sort())
  })
})
