import { describe, expect, it } from '@jest/globals'
import { bucketOf, DURATION_BOUNDS, quantile, SHIFT_BOUNDS } from './buckets.ts'

describe('buckets', () => {
  it.each([
    [0, '25'],
    [25, '25'],
    [25.1, '50'],
    [2_500, '2500'],
    [30_001, '+Inf'],
  ])('take %d ms into %s', (value, bucket) => {
    expect(bucketOf(value, DURATION_BOUNDS)).toBe(bucket)
  })

  it('take a layout shift into its own bounds', () => {
    expect(bucketOf(0.0999, SHIFT_BOUNDS)).toBe('0.1')
  })
})

describe('quantile', () => {
  const p75 = (counts: Record<string, number>) =>
    quantile(new Map(Object.entries(counts)), DURATION_BOUNDS, 0.75)

  it.each<[string, Record<string, number>, number | null]>([
    ['nothing', {}, null],
    ['one bucket', { 1000: 4 }, 950],
    ['a bucket whose end it is', { 1000: 3, 2000: 1 }, 1_000],
    ['the second of two buckets', { 1000: 2, 2000: 2 }, 1_900],
    ['what is above the last bound', { '+Inf': 5 }, 30_000],
  ])('of %s', (_, counts, value) => {
    expect(p75(counts)).toBe(value)
  })
})
