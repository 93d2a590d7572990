import { describe, expect, it } from '@jest/globals'
import { missingExports } from './missing-exports.ts'

const host = { version: '1.0.0', exports: { 'shared-ui': ['Button', 'Title'] } }
const importing = (imports: Record<string, string[]>) => ({
  version: '1.0.0',
  range: '^1.0.0',
  imports,
})

describe('missing exports', () => {
  it('are none when the host provides every import', () => {
    expect(missingExports(importing({ 'shared-ui': ['Title'] }), host)).toEqual([])
  })

  it('are named by module', () => {
    const imports = { 'shared-ui': ['Button', 'Gauge'], 'shared-maps': ['Map'] }
    expect(missingExports(importing(imports), host)).toEqual([
      'it imports Gauge from shared-ui, which the host lacks',
      'it imports Map from shared-maps, which the host lacks',
    ])
  })

  it('are those of a module that is named as a member of every object', () => {
    expect(missingExports(importing({ toString: ['call'] }), host)).toEqual([
      'it imports call from toString, which the host lacks',
    ])
  })
})
