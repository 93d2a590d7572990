import { describe, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Config, parseConfig } from './config.ts'

const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')
/** Variables of the API's section, which ends at the next heading. */
const section = /^## API$([^]*?)(?=^## |$(?![^]))/m.exec(example)?.[1] ?? ''

const PROVIDER = {
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'desk',
  OIDC_CLIENT_SECRET: 'a secret of both',
}

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(parseConfig({})).toEqual({
      DATABASE_URL: undefined,
      DATABASE_CA: undefined,
      DATA_DIR: resolve('.data'),
      API_PORT: 3001,
      API_HOST: '127.0.0.1',
      RELEASES_TOKEN: undefined,
      OIDC_LABEL: 'your organisation',
      PREVIEW_SECRET: undefined,
      LEAGUE_DATA_LICENCE: {
        name: 'CC BY 4.0',
        url: 'https://creativecommons.org/licenses/by/4.0/',
      },
      API_DOCS: false,
      TRUSTED_PROXIES: ['loopback'],
      SITE_ORIGINS: [],
      INTAKE_LIMIT_PER_ADDRESS: 120,
      INTAKE_LIMIT_PER_EMAIL: 60,
      SMTP_URL: undefined,
      MAIL_FROM: 'info@fbcpartners.example',
      NOTIFY_TO: 'info@fbcpartners.example',
      PUSH_SERVICES: [
        ...['fcm.googleapis.com', 'updates.push.services.mozilla.com'],
        ...['*.push.apple.com', '*.notify.windows.com'],
      ],
      RETENTION_DAYS: {
        messages: 730,
        applications: 365,
        unconfirmed: 30,
        mails: 90,
        repeats: 7,
        requests: 1,
        erasures: 730,
        alerts: 400,
        telemetry: 30,
      },
      ERASURE_LEDGER: undefined,
      ERASURE_LEDGER_ENDPOINT: undefined,
      ERASURE_KEY: undefined,
      MEDIA_STORE: undefined,
      MEDIA_STORE_ENDPOINT: undefined,
      PRICE_SOURCES: {},
      REDIS_URL: undefined,
      LIVE_LISTENERS: 20_000,
      OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
      LOG_LEVEL: 'info',
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(parseConfig({ DATABASE_URL: '', API_PORT: '' })).toEqual(parseConfig({}))
  })

  it('says every mistake in a line of its own and repeats no value', () => {
    const attempt = () =>
      parseConfig({
        DATABASE_URL: 'postgres://u:secret@h/d',
        API_PORT: '70000',
        RELEASES_TOKEN: 'secret',
        API_DOCS: 'yes',
      })
    expect(attempt).toThrow(
      'DATABASE_URL must read like mysql://user:password@host:3306/name\n' +
        'API_PORT must be a port from 0 to 65535\n' +
        'RELEASES_TOKEN must be at least 16 visible ASCII characters\n' +
        'API_DOCS must be true or false',
    )
    expect(attempt).not.toThrow('secret')
  })

  it.each([
    ['TRUSTED_PROXIES', 'loopback, 10.0.0.0/8, 2001:db8::/32, 192.0.2.1', 'loopback, 10.0.0.0/33'],
    [
      'LEAGUE_DATA_LICENCE',
      'ODbL 1.0 https://opendatacommons.org/licenses/odbl/1-0/',
      'https://opendatacommons.org/licenses/odbl/1-0/',
    ],
    ['TRUSTED_PROXIES', 'uniquelocal', 'everybody'],
    ['DATABASE_CA', 'system', '/no/such/file.pem'],
    ['ERASURE_LEDGER', 's3://ledgers/site', 's3:///site'],
    ['ERASURE_LEDGER', '../ledger', 'https://ledger.example'],
    ['MEDIA_STORE', 's3://pictures/site', '../pictures'],
    ['REDIS_URL', 'rediss://:secret@cache.example:6380/1', 'http://cache.example'],
    ['PUBLIC_ORIGIN', 'https://www.example.com/', 'mailto:desk@example.com'],
    ['PUBLIC_ORIGIN', 'http://127.0.0.1:3000', 'https://www.example.com/desk'],
    ['SITE_ORIGINS', 'https://www.example.com,http://127.0.0.1:3000', 'https://www.example.com/'],
    ['INTAKE_LIMIT_PER_ADDRESS', '0', '-1'],
  ])('takes %s=%s and refuses %s', (name, good, bad) => {
    expect(() => parseConfig({ [name]: good })).not.toThrow()
    expect(() => parseConfig({ [name]: bad })).toThrow(new RegExp(`^${name} must`))
  })

  it.each([
    ['0', 'RETENTION_DAYS must name days by kind, such as {"messages":365}'],
    ['730', 'RETENTION_DAYS must name days by kind, such as {"messages":365}'],
    ['two years', 'RETENTION_DAYS must be JSON'],
    ['{"letters":5}', 'RETENTION_DAYS.letters must name days by kind'],
    ['{"messages":0}', 'RETENTION_DAYS.messages must be from 1 to 730 days'],
    ['{"messages":1.5}', 'RETENTION_DAYS.messages must be from 1 to 730 days'],
    ['{"messages":731}', 'RETENTION_DAYS.messages must be from 1 to 730 days'],
    ['{"telemetry":-1}', 'RETENTION_DAYS.telemetry must be from 1 to 30 days'],
  ])('refuses to keep by RETENTION_DAYS=%s', (days, line) => {
    expect(() => parseConfig({ RETENTION_DAYS: days })).toThrow(line)
  })

  it('keeps one kind for less than the policy says, and the others as before', () => {
    expect(parseConfig({ RETENTION_DAYS: '{"messages":30}' }).RETENTION_DAYS).toEqual({
      ...parseConfig({}).RETENTION_DAYS,
      messages: 30,
    })
  })

  it('says which part of the price sources is wrong', () => {
    const sources = { metals: { url: 'ftp://x', source: 'sample', delay: 'soon' } }
    expect(() => parseConfig({ PRICE_SOURCES: JSON.stringify(sources) })).toThrow(
      'PRICE_SOURCES.metals.url must be an address of http, https or file\n' +
        'PRICE_SOURCES.metals.source is reserved for prices that are no market’s\n' +
        'PRICE_SOURCES.metals.delay must be one of live, daily, monthly',
    )
    expect(() => parseConfig({ PRICE_SOURCES: 'gold' })).toThrow('PRICE_SOURCES must be JSON')
  })

  it('takes a provider whole or not at all, and speaks to none in the clear but one of this machine', () => {
    expect(parseConfig(PROVIDER)).toMatchObject(PROVIDER)
    expect(() => parseConfig({ OIDC_ISSUER: PROVIDER.OIDC_ISSUER })).toThrow(
      'OIDC_ISSUER goes with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
    )
    const at = (OIDC_ISSUER: string) => () => parseConfig({ ...PROVIDER, OIDC_ISSUER })
    expect(at('http://login.example.org')).toThrow('OIDC_ISSUER must be an address of https')
    expect(at('http://127.0.0.1:9999')).not.toThrow()
  })

  it('is documented in .env.example variable by variable', () => {
    const documented = [...section.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(documented.sort()).toEqual(Object.keys(Config.entries).sort())
  })

  it('accepts what .env.example shows, but for the secrets, which everybody can read there', () => {
    const shown = [...section.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => ({
        name,
        value,
      }),
    )
    const refused = shown.filter(({ name, value }) => {
      try {
        parseConfig({ ...(name.startsWith('OIDC_') && PROVIDER), [name]: value })
        return false
      } catch (error) {
        expect(error).toMatchObject({ message: `${name} must not hold the secret of the example` })
        return true
      }
    })
    expect(refused.map(({ name }) => name)).toEqual([
      'DATABASE_URL',
      'RELEASES_TOKEN',
      'PREVIEW_SECRET',
      'PROXY_SECRET',
      'DESK_KEY',
      'DESK_KEY_BEFORE',
      'OIDC_CLIENT_SECRET',
      'RELEASE_KEYS',
      'SMTP_URL',
      'ERASURE_KEY',
    ])
  })

  it.each(['mysql://ghana:a%b@h/name', 'mysql://g%:secret@h/name', 'mysql://g:secret@h/name%zz'])(
    'refuses the database address %s, in which a percent sign is not written %%25',
    (address) => {
      expect(() => parseConfig({ DATABASE_URL: address })).toThrow(
        'DATABASE_URL must have %25 for the percent sign of a name or password',
      )
    },
  )

  it.each([
    ['SMTP_URL', 'smtp://office:a%b@mail.example:587'],
    ['SMTP_URL', 'smtps://o%:secret@mail.example'],
    ['REDIS_URL', 'redis://cache:a%b@cache.example:6379'],
    ['REDIS_URL', 'rediss://:secret%@cache.example/1'],
  ])('refuses %s=%s, in which a percent sign is not written %%25', (name, address) => {
    const attempt = () => parseConfig({ [name]: address })
    expect(attempt).toThrow(`${name} must have %25 for the percent sign of a name or password`)
    expect(attempt).not.toThrow(address)
  })

  it.each(['?ssl-mode=REQUIRED', '?ssl={}', '#tls', '/more'])(
    'refuses a database address that ends with %s, which would go unheard',
    (ending) => {
      expect(() => parseConfig({ DATABASE_URL: `mysql://u:secret@h:3306/name${ending}` })).toThrow(
        /^DATABASE_URL must (end with the name; TLS is asked for by DATABASE_CA|read like)/,
      )
    },
  )
})
