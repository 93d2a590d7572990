import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { databaseInMemory } from '../../foundation/database/testing/database-in-memory.ts'
import { TooManyRequestsException } from '../../foundation/http/too-many-requests.exception.ts'
import { RateLimit } from './rate-limit.entity.ts'
import { RateLimits } from './rate-limits.ts'

const database = databaseInMemory([RateLimit])

beforeEach(() => {
  // Two minutes into a window of ten.
  jest.useFakeTimers({
    now: new Date('2026-01-01T12:02:00.000Z'),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  })
})
afterEach(() => void jest.useRealTimers())

const limitsOf = (perAddress: number, perEmail: number) =>
  new RateLimits({ INTAKE_LIMIT_PER_ADDRESS: perAddress, INTAKE_LIMIT_PER_EMAIL: perEmail })
/** Sends from each address in turn. @returns for each whether it was accepted. */
const admitted = async (
  limits: RateLimits,
  senders: readonly { address: string; email: string }[],
) => {
  const answers: boolean[] = []
  for (const sender of senders)
    answers.push(await isAccepted(limits.admit(database().manager, sender)))
  return answers
}
const isAccepted = (counting: Promise<void>) =>
  counting.then(
    () => true,
    (error: unknown) => {
      if (error instanceof TooManyRequestsException) return false
      throw error
    },
  )
const emails = (count: number, address: string) =>
  Array.from({ length: count }, (_, index) => ({ address, email: `${index}@visitor.example` }))
const addresses = (count: number, email: string) =>
  Array.from({ length: count }, (_, index) => ({ address: `192.0.2.${index}`, email }))

describe('the limits of what is accepted', () => {
  it('are for one address, whatever e-mail addresses it names', async () => {
    const limits = limitsOf(2, 100)
    expect(await admitted(limits, emails(3, '192.0.2.1'))).toEqual([true, true, false])
    expect(await admitted(limits, emails(1, '192.0.2.2'))).toEqual([true])
  })

  it('take the addresses of one household for one', async () => {
    const senders = ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'].map((address) => ({
      address,
      email: 'ama@visitor.example',
    }))
    expect(await admitted(limitsOf(1, 100), senders)).toEqual([true, false, true])
  })

  it('are for one e-mail address in any case, wherever it comes from', async () => {
    const limits = limitsOf(100, 2)
    expect(await admitted(limits, addresses(2, 'ama@visitor.example'))).toEqual([true, true])
    expect(await admitted(limits, addresses(1, 'AMA@visitor.example'))).toEqual([false])
    expect(await admitted(limits, addresses(1, 'esi@visitor.example'))).toEqual([true])
  })

  it('are none where they are zero', async () => {
    const ofOne = Array<{ address: string; email: string }>(3).fill({
      address: '192.0.2.1',
      email: 'ama@visitor.example',
    })
    expect(await admitted(limitsOf(0, 0), ofOne)).toEqual([true, true, true])
    expect(await database().manager.count(RateLimit)).toBe(0)
  })

  it('begin anew every ten minutes, and say how many seconds that takes', async () => {
    const limits = limitsOf(1, 100)
    const [sender, again] = emails(2, '192.0.2.1')
    const { manager } = database()
    await limits.admit(manager, sender!)
    jest.setSystemTime(new Date('2026-01-01T12:09:58.500Z'))
    await expect(limits.admit(manager, again!)).rejects.toMatchObject({
      status: 429,
      retryAfter: 2,
    })
    jest.setSystemTime(new Date('2026-01-01T12:10:00.000Z'))
    await expect(limits.admit(manager, again!)).resolves.toBeUndefined()
  })

  it('keep nothing that names a sender, and each count until its window ends', async () => {
    await limitsOf(5, 5).admit(database().manager, emails(1, '192.0.2.1')[0]!)
    const kept = await database().manager.find(RateLimit)
    const expiresAt = new Date('2026-01-01T12:10:00.000Z')
    const keyHash = expect.stringMatching(/^[\da-f]{64}$/)
    expect(kept).toEqual([
      { keyHash, count: 1, expiresAt },
      { keyHash, count: 1, expiresAt },
    ])
  })

  it('count requests without an e-mail address by their kind', async () => {
    const limits = limitsOf(1, 0)
    const isTaken = (kind: string, address = '192.0.2.1') =>
      isAccepted(limits.admitAddress(database().manager, kind, address))
    expect(await isTaken('alerts')).toBe(true)
    expect(await isTaken('alerts')).toBe(false)
    expect(await isTaken('alerts', '192.0.2.2')).toBe(true)
    expect(await isTaken('answers')).toBe(true)
    expect(await admitted(limits, emails(1, '192.0.2.1'))).toEqual([true])
  })
})
