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
})
