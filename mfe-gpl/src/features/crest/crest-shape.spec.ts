import { expect, it } from '@jest/globals'
import { initialsOf } from './crest-shape.ts'

it.each([
  ['Hearts of Oak', 'HO'],
  ['asante kotoko', 'AK'],
  ['Dreams', 'D'],
  ['⚽ Stars', '⚽S'],
  ['🦁 Lions', '🦁L'],
  ['', ''],
])('"%s" has the initials "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
