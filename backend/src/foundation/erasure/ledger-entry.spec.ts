import { describe, expect, it } from '@jest/globals'
import { parseEntry, SubjectHashes } from './ledger-entry.ts'

const AT = new Date('2026-11-22T04:56:12.123Z')
const ama = { emailHash: 'a'.repeat(64) }

describe('an entry of the ledger', () => {
  const hashes = new SubjectHashes('a-key-of-this-suite')

  it('is read back from its name', () => {
    const name = hashes.entry(ama, AT)
    expect(name).toMatch(/^20261122T045612123Z-/)
    expect(parseEntry(name)).toEqual({
      name,
      erasedAt: AT,
      keyId: hashes.keyId,
      subject: hashes.of(ama),
    })
  })

  it('tells nobody without the key whom it is about', () => {
    expect(hashes.entry(ama, AT)).not.toContain(ama.emailHash)
    const others = new SubjectHashes('a-key-of-somebody-else')
    expect(others.of(ama)).not.toBe(hashes.of(ama))
    expect(others.keyId).not.toBe(hashes.keyId)
  })

  it('takes no reference for an address', () => {
    expect(hashes.of({ reference: ama.emailHash })).not.toBe(hashes.of(ama))
  })

  it.each(['lost+found', '', '.DS_Store', `20261399T045612123Z-0123abcd-${'a'.repeat(64)}`])(
    'is not %j',
    (name) => expect(parseEntry(name)).toBeNull(),
  )
})
