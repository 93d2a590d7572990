import { describe, expect, it, jest } from '@jest/globals'
import { hashPassword, onlyHashes, verifyPassword } from './password.ts'

/** The cost is meant to be high, and a busy machine makes it higher. */
jest.setTimeout(30_000)

describe('password', () => {
  it('is known by its hash and by no other', async () => {
    const hash = await hashPassword('correct horse')
    await expect(verifyPassword('correct horse', hash)).resolves.toBe(true)
    await expect(verifyPassword('wrong horse', hash)).resolves.toBe(false)
    await expect(verifyPassword('correct horse', 'correct horse')).resolves.toBe(false)
  })

  it('has another hash each time', async () => {
    await expect(hashPassword('same')).resolves.not.toBe(await hashPassword('same'))
  })

  it('is never stored in the clear', async () => {
    expect(() => onlyHashes.to('correct horse')).toThrow('as its hash only')
    const hash = await hashPassword('correct horse')
    expect(onlyHashes.to(hash)).toBe(hash)
  })
})
