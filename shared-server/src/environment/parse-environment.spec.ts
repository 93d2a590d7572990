import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { parseEnvironment } from './parse-environment.ts'
import { listOf, LogLevel, Port, ProxyList, ProxySecret, Secret, Url } from './values.ts'

const Schema = v.object({
  PORT: v.optional(Port, '3000'),
  TOKEN: v.optional(Secret),
  ORIGIN: v.optional(Url),
  PROXIES: v.optional(ProxyList, 'loopback'),
  LOG_LEVEL: v.optional(LogLevel, 'info'),
  // These have no messages of their own, so the library's are used.
  ORIGINS: v.optional(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))),
  NAMES: v.optional(
    v.pipe(v.string(), v.transform(listOf), v.array(v.pipe(v.string(), v.maxLength(4)))),
  ),
})

const failure = (environment: Record<string, string>): string => {
  try {
    parseEnvironment(Schema, environment)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

describe('the environment', () => {
  it('is read by its schema', () => {
    expect(parseEnvironment(Schema, { PORT: '0', TOKEN: 'a-token-of-this-suite' })).toMatchObject({
      PORT: 0,
      TOKEN: 'a-token-of-this-suite',
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(parseEnvironment(Schema, { PORT: '', TOKEN: '' })).toEqual(parseEnvironment(Schema, {}))
  })

  it('says every mistake in one line', () => {
    expect(failure({ PORT: '70000', LOG_LEVEL: 'loud', NAMES: 'all,false,wrong' })).toBe(
      'PORT must be a port from 0 to 65535\n' +
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent\n' +
        'NAMES must be <=4',
    )
  })

  it.each(['PORT', 'TOKEN', 'ORIGIN', 'PROXIES', 'LOG_LEVEL', 'ORIGINS', 'NAMES'])(
    'never prints the value of %s',
    (name) => {
      const message = failure({ [name]: 's3cret words' })
      expect(message).toMatch(new RegExp(`^${name} `))
      expect(message).not.toMatch(/s3cret|words/)
    },
  )

  it('never prints a value inside JSON', () => {
    expect(failure({ ORIGINS: '"s3cret"' })).toBe('ORIGINS must be Object')
    expect(failure({ ORIGINS: '{"mfe-gpl":["s3cret"]}' })).toBe('ORIGINS.mfe-gpl must be string')
  })
})

describe('a list of proxies', () => {
  it.each([
    ['loopback, 10.0.0.0/8, 2001:db8::/32, 192.0.2.1'],
    ['uniquelocal,linklocal'],
    ['10.0.0.0/255.0.0.0'],
  ])('is %s', (list) => {
    expect(v.is(ProxyList, list)).toBe(true)
  })

  it.each(['everybody', '10.0.0.0/33', '10.0.0.0/0', 'loopback, nginx.example'])(
    'is not %s, which Fastify would refuse at start',
    (list) => {
      expect(v.is(ProxyList, list)).toBe(false)
    },
  )
})

describe('a secret of proxies', () => {
  it.each(['abcdefghijklmnop', 'tr2c/+Zm9vYmFyYmF6cXV4=='])('may be %s', (secret) => {
    expect(v.is(ProxySecret, secret)).toBe(true)
  })

  it.each([
    'too-short',
    'change-me-change-me',
    'a"secret;of{this}suite',
    'a-$secret-of-this-suite',
  ])('may not be %s', (secret) => {
    expect(v.is(ProxySecret, secret)).toBe(false)
  })
})
