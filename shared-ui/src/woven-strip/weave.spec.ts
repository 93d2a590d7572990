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

it('draws each run of equal threads as one rectangle', () => {
  expect(
    threadPaths(
      [
        [0, 0, 1],
        [2, 2, 2],
      ],
      4,
    ),
  ).toEqual(['M0 0h8v4h-8z', 'M8 0h4v4h-4z', 'M0 4h12v4h-12z', ''])
})
