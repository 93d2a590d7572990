import { describe, expect, it } from '@jest/globals'
import { RESERVED_PREFIXES } from 'shared-contracts/addresses'
import { newRemote, refuseTakenPrefix } from './new-remote.ts'

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

  const others = [
    {
      remote: 'mfe-group',
      basePaths: ['', '/fbcpartners'],
      patterns: ['/', '/about', '/news/:slug'],
    },
    { remote: 'mfe-gpl', basePaths: ['/gpl'], patterns: ['/', '/live'] },
    { remote: 'mfe-desk', basePaths: ['/desk'], patterns: ['/*'] },
  ]

  it.each([
    ['/gpl', 'mfe-gpl'],
    ['/about', 'mfe-group'],
    ['/news', 'mfe-group'],
    ['/fbcpartners', 'mfe-group'],
    ['/desk', 'mfe-desk'],
  ])('is refused the prefix %s, where %s has pages', (prefix, owner) => {
    expect(() => refuseTakenPrefix(prefix, others)).toThrow(
      `${prefix} is taken: ${owner} has pages there`,
    )
  })

  it('may have a prefix that only begins like another one', () => {
    expect(() => refuseTakenPrefix('/gp', others)).not.toThrow()
    expect(() => refuseTakenPrefix('/gpl-youth', others)).not.toThrow()
  })
})
