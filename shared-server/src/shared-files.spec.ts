import { expect, it } from '@jest/globals'
import { otherSharedFiles } from './shared-files.ts'

const file = (letters: string) => ({ integrity: `sha384-${letters}`, bytes: 1 })
const SHARED = 'files/page.0123456789ab.js'

it.each([
  ['another content under a shared name', file('b'), true, [SHARED]],
  ['the same content', file('a'), true, []],
  ['another content that the other does not share', file('b'), false, []],
])('%s', (_case, other, hasSharedFiles, expected) => {
  const release = { files: { [SHARED]: file('a'), 'remoteEntry.js': file('a') } }
  const earlier = { files: { [SHARED]: other, 'remoteEntry.js': file('b') }, hasSharedFiles }
  expect(otherSharedFiles(release, earlier)).toEqual(expected)
})

it('finds nothing among names that one of both lacks', () => {
  const earlier = { files: { 'files/other.js': file('a') }, hasSharedFiles: true }
  expect(otherSharedFiles({ files: { [SHARED]: file('b') } }, earlier)).toEqual([])
})
