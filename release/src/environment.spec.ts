import { describe, expect, it } from '@jest/globals'
import { readEnvironment } from './environment.ts'

describe('the environment of the release command', () => {
  it.each([
    ['change-me-change-me', 'not hold the secret of the example'],
    ['too-short', 'be at least 16 visible ASCII characters'],
  ])('refuses the token %s by its name alone', (token, reason) => {
    expect(() => readEnvironment({ RELEASES_TOKEN: token })).toThrow(
      new RegExp(`^RELEASES_TOKEN must ${reason}$`),
    )
  })

  it('takes the address of the API with or without a slash at its end', () => {
    expect(readEnvironment({ API_ORIGIN: 'http://api:3001/' }).API_ORIGIN).toBe('http://api:3001')
    expect(() => readEnvironment({ API_ORIGIN: 'http://api:3001/api' })).toThrow(
      'API_ORIGIN must be an address such as https://example.org',
    )
  })
})
