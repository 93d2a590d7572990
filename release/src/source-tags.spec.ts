import { expect, it } from '@jest/globals'
import { tagOf } from './source-tags.ts'

it.each<['branch' | 'author', string, string | null]>([
  ['branch', 'main', 'branch-main'],
  ['branch', 'feature/New_Header#2', 'branch-feature-new-header-2'],
  ['author', 'Abena Ofosuá', 'author-abena-ofosua'],
  ['author', '陈', null],
  ['branch', '', null],
  ['branch', 'x'.repeat(100), `branch-${'x'.repeat(57)}`],
])('a release of the %s %j has the tag %s', (kind, name, expected) => {
  expect(tagOf(kind, name)).toBe(expected)
})
