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
      releasePollMs: 1_000,
      remoteSources: {},
      remoteOverrides: {},
      settings: {},
      telemetryShare: 1,
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ TRUSTED_PROXIES: '', OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual(
      readConfig({}),
    )
  })

  it('finds the API at the port that the API was given', () => {
    expect(readConfig({ API_PORT: '4001' }).apiOrigin).toBe('http://127.0.0.1:4001')
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

  it('is what .env.example explains', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const explained = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(explained).toEqual(expect.arrayContaining(Object.keys(EdgeEnvironment.entries)))
  })
})
