import { describe, expect, it } from '@jest/globals'
import { AddressLimit } from './address-limit.ts'

describe('limit of telemetry by address', () => {
  it('hears 600 batches a minute from one address, and says when it hears more', () => {
    const limit = new AddressLimit()
    for (let batch = 0; batch < 600; batch += 1) expect(limit.admit('192.0.2.1', 0)).toBe(0)
    expect(limit.admit('192.0.2.1', 15_000)).toBe(45)
    expect(limit.admit('192.0.2.2', 15_000)).toBe(0)
    expect(limit.admit('192.0.2.1', 60_000)).toBe(0)
  })

  it('takes the addresses of one IPv6 household for one', () => {
    const limit = new AddressLimit()
    for (let host = 1; host <= 600; host += 1) limit.admit(`2001:db8::${host.toString(16)}`, 0)
    expect(limit.admit('2001:db8::ffff', 0)).toBe(60)
    expect(limit.admit('2001:db8:0:1::1', 0)).toBe(0)
  })

  it('keeps no more than 20,000 addresses in mind', () => {
    const limit = new AddressLimit()
    for (let host = 0; host < 20_000; host += 1) limit.admit(`host ${host}`, 0)
    expect(limit.admit('one more', 0)).toBe(60)
    expect(limit.admit('host 7', 0)).toBe(0)
  })

  it('begins anew when the clock goes back an hour', () => {
    const limit = new AddressLimit()
    const hour = 3_600_000
    for (let batch = 0; batch < 601; batch += 1) limit.admit('192.0.2.1', hour)
    expect(limit.admit('192.0.2.1', 1_000)).toBe(0)
  })
})
