import { describe, expect, it } from '@jest/globals'
import { Breaker } from './breaker.ts'

const failTimes = (breaker: Breaker, times: number, now = 0) => {
  for (let time = 0; time < times; time += 1) breaker.failed(now)
}

describe('breaker', () => {
  it('opens at the third failure in a row, for a minute', () => {
    const breaker = new Breaker()
    failTimes(breaker, 2)
    expect(breaker.allows(0)).toBe(true)
    failTimes(breaker, 1)
    expect([breaker.allows(59_999), breaker.allows(60_000)]).toEqual([false, true])
  })

  it('doubles the pause with each failed probe, up to fifteen minutes', () => {
    const breaker = new Breaker()
    failTimes(breaker, 4)
    expect([breaker.allows(119_999), breaker.allows(120_000)]).toEqual([false, true])
    failTimes(breaker, 60)
    expect([breaker.allows(899_999), breaker.allows(900_000)]).toEqual([false, true])
  })

  it('forgets failures at a success', () => {
    const breaker = new Breaker()
    failTimes(breaker, 3)
    breaker.succeeded()
    failTimes(breaker, 2)
    expect(breaker.allows(0)).toBe(true)
  })

  it('lets a probe through when the clock goes back an hour, and pauses anew by that clock', () => {
    const breaker = new Breaker()
    const hour = 3_600_000
    failTimes(breaker, 3, hour)
    expect(breaker.allows(hour + 59_999)).toBe(false)
    expect(breaker.allows(30_000)).toBe(true)
    breaker.failed(30_000)
    expect([breaker.allows(149_999), breaker.allows(150_000)]).toEqual([false, true])
  })
})
