import { describe, expect, it } from '@jest/globals'
import { newReference } from './reference.ts'

describe('reference', () => {
  it('can be read out: a letter for the kind and two groups of four', () =>
    expect(newReference('C')).toMatch(/^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/))

  it('does not repeat in a thousand', () =>
    expect(new Set(Array.from({ length: 1_000 }, () => newReference('A'))).size).toBe(1_000))
})
