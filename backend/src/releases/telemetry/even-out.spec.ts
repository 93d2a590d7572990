import { describe, expect, it } from '@jest/globals'
import { evenOut, isSpread } from './even-out.ts'

const networks = (...failures: number[]) =>
  failures.map((count) => ({ visits: 100, failures: count }))

describe('networks evened out', () => {
  it('are added up where none stands out', () => {
    expect(evenOut(networks(...Array<number>(20).fill(3)))).toEqual({
      visits: 2_000,
      failures: 60,
      networks: 20,
    })
  })

  it('have no more than a tenth each, however much one of them reports', () => {
    const { failures } = evenOut(networks(...Array<number>(18).fill(1), 1_000))
    expect(failures).toBe(20)
    expect(
      evenOut([...networks(...Array<number>(18).fill(1)), { visits: 1e6, failures: 0 }]),
    ).toEqual({ visits: 2_000, failures: 18, networks: 18 })
  })

  it('count once each where they are few, and do not decide', () => {
    const few = evenOut(networks(40, 30, 0))
    expect(few).toMatchObject({ failures: 2, networks: 2 })
    expect(isSpread(few)).toBe(false)
    expect(isSpread(evenOut(networks(...Array<number>(10).fill(1))))).toBe(true)
  })

  it('are nothing where there are none', () => {
    expect(evenOut([])).toEqual({ visits: 0, failures: 0, networks: 0 })
  })
})
