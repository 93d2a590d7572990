import { describe, expect, it } from '@jest/globals'
import { parseConfig } from '../config/config.ts'
import { Redis } from '../redis/redis.ts'
import { AddressLimit } from './address-limit.ts'

const limitOf = (max: number) =>
  new AddressLimit({ name: 'this suite', max }, new Redis(parseConfig({})))

describe('a limit by address', () => {
  it('hears as much a minute from one address as it is told, and says when it hears more', async () => {
    const limit = limitOf(3)
    const waits: number[] = []
    for (let count = 0; count < 4; count += 1) waits.push(await limit.admit('192.0.2.1'))
    expect(waits).toEqual([0, 0, 0, expect.any(Number)])
    expect(waits[3]).toBeGreaterThan(50)
    expect(waits[3]).toBeLessThanOrEqual(60)
    await expect(limit.admit('192.0.2.2')).resolves.toBe(0)
  })

  it('takes the addresses of one IPv6 household for one', async () => {
    const limit = limitOf(2)
    for (const host of ['2001:db8::1', '2001:db8::2']) await limit.admit(host)
    await expect(limit.admit('2001:db8::ffff')).resolves.toBeGreaterThan(0)
    await expect(limit.admit('2001:db8:0:1::1')).resolves.toBe(0)
  })
})
