import { describe, expect, it } from '@jest/globals'
import { RESERVED_PREFIXES } from 'shared-contracts/addresses'
import { newRemote } from './new-remote.ts'

describe('a new remote', () => {
  it('is known by its name, its prefix, a theme and a title', () => {
    expect(newRemote('youth-academy', '/academy', 'loom')).toEqual({
      name: 'mfe-youth-academy',
      prefix: '/academy',
      theme: 'loom',
      title: 'Youth academy',
      port: expect.any(Number),
    })
  })

  it.each([...RESERVED_PREFIXES, '/Academy', '/a/b', 'academy', ''])(
    'is refused the prefix %j, which is no prefix or is not free',
    (prefix) => {
      expect(() => newRemote('academy', prefix, 'loom')).toThrow('a prefix')
    },
  )
})
