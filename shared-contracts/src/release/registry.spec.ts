import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { ReleaseDescription } from './registry.ts'
import type { Release } from './release.ts'

const file = { integrity: 'sha384-abc', bytes: 1 }
const release: Release = {
  name: 'mfe-gpl',
  version: '1.0.0',
  commit: 'unknown',
  builtAt: '2026-01-01T00:00:00.000Z',
  theme: 'floodlight',
  contract: { version: '1.0.0', range: '^1.0.0', imports: {} },
  entry: 'remoteEntry.js',
  routes: [],
  files: { 'remoteEntry.js': file, 'fragments/page-index@gpl.json': file },
}
const described = (files: object) => JSON.stringify({ ...release, files })
const isTaken = (text: string) => v.is(ReleaseDescription, text)

describe('the text of a release.json', () => {
  it('is taken as a build writes it', () => {
    expect(isTaken(JSON.stringify(release, null, 2))).toBe(true)
  })

  it.each([
    ['../mfe-group/1.0.0/remoteEntry.js'],
    ['/etc/passwd'],
    ['a/../../b.js'],
    ['./remoteEntry.js'],
    ['a//b.js'],
    ['a/'],
    ['.htaccess'],
    ['a/.git/config'],
    ['a\\b.js'],
    ['a\0.js'],
    ['a%2fb.js'],
    ['a b.js'],
    ['C:b.js'],
    ['release.json'],
    ['RELEASE.JSON'],
    ['x'.repeat(201)],
  ])('is refused with a file named %j', (name) => {
    expect(isTaken(described({ ...release.files, [name]: file }))).toBe(false)
  })

  it('is refused when two files differ by case alone', () => {
    expect(isTaken(described({ 'a.js': file, 'A.js': file }))).toBe(false)
  })

  it.each([
    ['a file', '"a.js":{},"a.js":'],
    ['a file, once with an escape', '"a.js":{},"\\u0061.js":'],
    ['a file, in words that hold quotation marks', '"a.js":{"\\"x\\":":1},"a.js":'],
  ])('is refused when it names %s twice', (_what, doubled) => {
    const text = described({ 'a.js': file })
    expect(isTaken(text)).toBe(true)
    expect(isTaken(text.replace('"a.js":', () => doubled))).toBe(false)
  })

  it('is refused when it names its digest-bearing members twice', () => {
    const text = JSON.stringify(release)
    expect(isTaken(text.replace('"entry":', '"entry":"other.js","entry":'))).toBe(false)
  })

  it('is bounded in letters and files', () => {
    const many = (count: number) =>
      described(Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}.js`, file])))
    expect(isTaken(many(1_000))).toBe(true)
    expect(isTaken(many(1_001))).toBe(false)
    expect(isTaken(JSON.stringify({ ...release, commit: 'x'.repeat(240_000) }))).toBe(false)
  })

  it.each(['', 'null', '[', '['.repeat(100_000), '"'.repeat(99_999)])(
    'is refused when it is no description, without a failure',
    (text) => {
      expect(isTaken(text)).toBe(false)
    },
  )
})
