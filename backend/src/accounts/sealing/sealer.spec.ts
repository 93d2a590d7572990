import { describe, expect, it } from '@jest/globals'
import { Sealer } from './sealer.ts'

const sealer = new Sealer('a secret of this suite')

describe('a sealed text', () => {
  it('opens with its key, for its purpose', () => {
    const sealed = sealer.seal('JBSWY3DP Ɛ', 'account 1')
    expect(sealed).not.toContain('JBSWY3DP')
    expect(sealer.open(sealed, 'account 1')).toBe('JBSWY3DP Ɛ')
    expect(sealer.open(sealed, 'account 2')).toBeNull()
    expect(new Sealer('another secret of this suite').open(sealed, 'account 1')).toBeNull()
  })

  it('is another one each time, however equal the text', () => {
    expect(sealer.seal('same', '')).not.toBe(sealer.seal('same', ''))
  })

  it('opens with no sign of it changed, left out or added', () => {
    const sealed = sealer.seal('text', 'purpose')
    for (let at = 0; at < sealed.length - 1; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A'
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1)
      expect(sealer.open(changed, 'purpose')).toBeNull()
    }
    for (const broken of ['', '.', 'text', sealed.slice(0, 20), `${sealed}AAAA`]) {
      expect(sealer.open(broken, 'purpose')).toBeNull()
    }
  })

  it('opens with the key of before as well, and says that it is one', () => {
    const renewed = new Sealer('a newer secret of this suite', 'a secret of this suite')
    const sealed = sealer.seal('text', 'purpose')
    expect(renewed.open(sealed, 'purpose')).toBe('text')
    expect([renewed.isCurrent(sealed), renewed.isCurrent(renewed.seal('', ''))]).toEqual([
      false,
      true,
    ])
  })
})
