import { describe, expect, it } from '@jest/globals'
import { threadPaths, weave } from './weave.ts'

describe('weave', () => {
  it('weaves the same cloth for the same seed and another for another', () => {
    expect(weave('gold', 3)).toEqual(weave('gold', 3))
    expect(weave('gold', 3)).not.toEqual(weave('agricol', 3))
  })

  it('has as many rows as asked for, of eight threads a panel', () => {
    expect(weave('gold', 4, 5).map((row) => row.length)).toEqual([40, 40, 40, 40])
  })
})

describe('threadPaths', () => {
  it('draws each run of equal threads as one line', () => {
    const cloth = [
      [0, 0, 1],
      [2, 2, 2],
    ]
    expect(threadPaths(cloth)).toEqual(['M0 .5h2', 'M0 .5m2 0h1', 'M0 .5m0 1h3', ''])
  })

  it('draws equal panels alike, each from its own corner', () => {
    const row = [0, 1, 1, 0, 1, 1, 0, 1]
    expect(threadPaths([[...row, ...row]])[1]).toBe(
      'M0 .5m1 0h2m1 0h2m1 0h1M8 .5m1 0h2m1 0h2m1 0h1',
    )
  })
})
