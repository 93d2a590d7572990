import { describe, expect, it } from '@jest/globals'
import { familySites } from './family-sites.ts'

const at = (basePath: string) =>
  familySites(basePath).map(({ href, isOwn }) => (isOwn ? `[${href}]` : href))

describe('the sites of the family', () => {
  it('lead from each to all others', () => {
    expect(at('')).toEqual(['[/]', '[/#subsidiaries]', '/gpl', '/ghanapremiership'])
    expect(at('/gpl')).toEqual(['/', '/#subsidiaries', '[/gpl]', '/ghanapremiership'])
    expect(at('/ghanapremiership')).toEqual(['/', '/#subsidiaries', '/gpl', '[/ghanapremiership]'])
  })

  it('keep the prefix under which the group was opened', () => {
    expect(at('/fbcpartners').slice(0, 2)).toEqual([
      '[/fbcpartners]',
      '[/fbcpartners#subsidiaries]',
    ])
  })
})
