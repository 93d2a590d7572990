import { describe, expect, it } from '@jest/globals'
import { AddressLimit } from './address-limit.ts'

describe('a limit by address', () => {
  it('hears as much a minute from one address as it is told, and says when it hears more', () => {
    const limit = new AddressLimit(600)
    for (let count = 0; count < 600; count += 1) expect(limit.admit('192.0.2.1', 0)).toBe(0)
    expect(limit.admit('192.0.2.1', 15_000)).toBe(45)
    expect(limit.admit('192.0.2.2', 15_000)).toBe(0)
    expect(limit.admit('192.0.2.1', 60_000)).toBe(0)
  })

  it('takes the addresses of one IPv6 household for one', () => {
    const limit = new AddressLimit(600)
    for (let host = 1; host <= 600; host += 1) limit.admit(`2001:db8::${host.toString(16)}`, 0)
    expect(limit.admit('2001:db8::ffff', 0)).toBe(60)
    expect(limit.admit('2001:db8:0:1::1', 0)).toBe(0)
  })

  it('keeps no more than 20,000 addresses in mind', () => {
    const limit = new AddressLimit(600)
    for (let host = 0; host < 20_000; host += 1) limit.admit(`host ${host}`, 0)
    expect(limit.admit('one more', 0)).toBe(60)
    expect(limit.admit('host 7', 0)).toBe(0)
  })

  it('tells the wait without counting', () => {
    const limit = new AddressLimit(1)
    expect([limit.waitOf('192.0.2.1', 0), limit.waitOf('192.0.2.1', 0)]).toEqual([0, 0])
    limit.admit('192.0.2.1', 0)
    expect(limit.waitOf('192.0.2.1', 20_000)).toBe(40)
  })

  it('begins anew when the clock goes back an hour', () => {
    const limit = new AddressLimit(600)
    const hour = 3_600_000
    for (let count = 0; count < 601; count += 1) limit.admit('192.0.2.1', hour)
    expect(limit.admit('192.0.2.1', 1_000)).toBe(0)
  })
})
