import { describe, expect, it } from '@jest/globals'
import { incompatibilities, versionMistakes } from './compatibility.ts'

const host = (version: string) => ({ version, exports: { 'shared-ui': ['Button', 'Title'] } })
const needs = (range: string, imports: Record<string, string[]> = {}) => ({
  version: '1.0.0',
  range,
  imports,
})

describe('incompatibilities', () => {
  it.each([
    ['1.2.3', '^1.2.3'],
    ['1.2.4', '^1.2.3'],
    ['1.10.0', '^1.9.9'],
    ['1.3.0-rc.1', '^1.2.3'],
  ])('finds none between a host with %s and a remote that needs %s', (version, range) => {
    expect(incompatibilities(needs(range), host(version))).toEqual([])
  })

  it.each([
    ['1.2.2', '^1.2.3'],
    ['1.9.9', '^1.10.0'],
    ['2.0.0', '^1.2.3'],
    ['2.0.0-rc.1', '^1.2.3'],
    ['1.9.9', '^2.0.0'],
  ])('says that a host with %s is not what a remote that needs %s needs', (version, range) => {
    expect(incompatibilities(needs(range), host(version))).toEqual([
      `it needs contracts ${range}, and the host has ${version}`,
    ])
  })

  it('names the exports that the host lacks', () => {
    const imports = { 'shared-ui': ['Button', 'Gauge'], 'shared-maps': ['Map'] }
    expect(incompatibilities(needs('^1.0.0', imports), host('1.0.0'))).toEqual([
      'it imports Gauge from shared-ui, which the host lacks',
      'it imports Map from shared-maps, which the host lacks',
    ])
  })
})

describe('a version for a new release', () => {
  it.each([
    '1.4.0',
    '10.0.0',
    '1.4.0-rc.1',
    '1.4.0-0',
    '1.4.0-20261127.t0915',
    '1.4.0-0a1b2c3',
    '1.4.0--',
  ])('%s has no mistake', (version) => {
    expect(versionMistakes(version)).toEqual([])
  })

  it.each([
    '01.4.0',
    '1.4.0-rc.01',
    '1.4.0-0123456',
    '1.4.0-20261127.0915',
    '1.4.0-a..b',
    '1.4.0-a.',
    '99999999999999999.0.0',
  ])('%s has no place in the order of versions', (version) => {
    expect(versionMistakes(version)).toEqual([
      `${version} is not a valid semver, so it cannot be ordered: write no number with a leading zero or more than 15 digits, and leave no part empty, as in 1.4.0-rc.1`,
    ])
  })
})
