import { describe, expect, it } from '@jest/globals'
import { parseOptions } from '@node-rs/argon2'
import { hashPassword, onlyHashes, verifyPassword } from './password.ts'

describe('password', () => {
  it('is known by its hash and by no other', async () => {
    const hash = await hashPassword('correct horse')
    await expect(verifyPassword('correct horse', hash)).resolves.toBe(true)
    await expect(verifyPassword('wrong horse', hash)).resolves.toBe(false)
    await expect(verifyPassword('correct horse', null)).resolves.toBe(false)
  })

  it('is the same however its letters are composed', async () => {
    const hash = await hashPassword('caf\u00e9 caf\u00e9')
    await expect(verifyPassword('cafe\u0301 cafe\u0301', hash)).resolves.toBe(true)
  })

  it('has another hash each time, at the cost of Argon2id that OWASP names', async () => {
    const hash = await hashPassword('same')
    expect(hash).not.toBe(await hashPassword('same'))
    expect(parseOptions(hash)).toMatchObject({
      algorithm: 2,
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
    })
  })

  it('is looked at for so many at once, and a flood leaves room for who is known', async () => {
    const hash = await hashPassword('correct horse')
    const flood = Array.from({ length: 200 }, () => verifyPassword('guess', hash, true))
    const known = verifyPassword('correct horse', hash)
    const outcomes = await Promise.allSettled(flood)
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(200 - 2 - 32)
    expect(refused[0]).toMatchObject({ reason: { status: 503 } })
    await expect(known).resolves.toBe(true)
    await expect(verifyPassword('correct horse', hash, true)).resolves.toBe(true)
  })

  it('is never stored in the clear', async () => {
    expect(() => onlyHashes.to('correct horse')).toThrow('as its hash only')
    const hash = await hashPassword('correct horse')
    expect(onlyHashes.to(hash)).toBe(hash)
    expect(onlyHashes.to(null)).toBeNull()
  })
})
