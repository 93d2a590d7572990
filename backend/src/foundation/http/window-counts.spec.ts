import { describe, expect, it } from '@jest/globals'
import { WindowCounts } from './window-counts.ts'

describe('counts of a window of time', () => {
  it('count by key and begin anew with the next window', () => {
    const counts = new WindowCounts(60_000)
    expect(counts.add('a', 0)).toEqual({ count: 1, leftMs: 60_000 })
    expect(counts.add('a', 15_000)).toEqual({ count: 2, leftMs: 45_000 })
    expect(counts.add('b', 15_000)).toEqual({ count: 1, leftMs: 45_000 })
    expect(counts.add('a', 60_000)).toEqual({ count: 1, leftMs: 60_000 })
  })

  it('are read without counting', () => {
    const counts = new WindowCounts(60_000)
    counts.add('a', 0)
    expect([counts.read('a', 0).count, counts.read('a', 0).count]).toEqual([1, 1])
  })

  it('are taken back one by one, and never below none', () => {
    const counts = new WindowCounts(60_000)
    counts.add('a', 0)
    counts.add('a', 0)
    counts.takeBack('a', 0)
    expect(counts.read('a', 0).count).toBe(1)
    for (let time = 0; time < 2; time += 1) counts.takeBack('a', 0)
    counts.takeBack('b', 0)
    expect([counts.read('a', 0).count, counts.read('b', 0).count]).toEqual([0, 0])
  })

  it('keep 20,000 keys in mind, and hold nobody up for the keys of others', () => {
    const counts = new WindowCounts(60_000)
    for (let key = 0; key < 20_000; key += 1) counts.add(`key ${key}`, 0)
    counts.add('key 0', 0)
    expect(counts.add('one more', 0).count).toBe(1)
    expect(counts.read('key 0', 0).count).toBe(2)
    expect(counts.read('key 1', 0).count).toBe(0)
  })

  it('are not forgotten for keys that somebody invents', () => {
    const counts = new WindowCounts(60_000)
    for (let time = 0; time < 20; time += 1) counts.add('victim', 0)
    for (let key = 0; key < 40_000; key += 1) counts.add(`invented ${key}`, 0)
    expect(counts.add('victim', 0).count).toBe(21)
    expect(counts.read('invented 39999', 0).count).toBe(1)
  })

  it('have room again for what was taken back', () => {
    const counts = new WindowCounts(60_000)
    counts.add('first', 0)
    for (let key = 0; key < 40_000; key += 1) {
      counts.add(`right ${key}`, 0)
      counts.takeBack(`right ${key}`, 0)
    }
    expect(counts.read('first', 0).count).toBe(1)
  })

  it('begin anew when the clock goes back an hour', () => {
    const counts = new WindowCounts(60_000)
    counts.add('a', 3_600_000)
    expect(counts.add('a', 1_000)).toEqual({ count: 1, leftMs: 60_000 })
  })
})
