import { expect, it } from '@jest/globals'
import { emailHash } from './email-hash.ts'

it('knows an e-mail address in any case, and however its accents are written', () => {
  const hash = emailHash('jos\u00e9@visitor.example')
  expect(hash).toMatch(/^[\da-f]{64}$/)
  expect(emailHash('JOS\u00c9@Visitor.Example')).toBe(hash)
  expect(emailHash('jose\u0301@visitor.example')).toBe(hash)
})

it.each([
  ['without the accent', 'jose@visitor.example', 'jos\u00e9@visitor.example'],
  ['with a long s', 'e\u017fi@visitor.example', 'esi@visitor.example'],
  ['with a sharp s', 'stra\u00dfe@visitor.example', 'strasse@visitor.example'],
])('takes a mailbox %s for another one', (_, one, other) => {
  expect(emailHash(one)).not.toBe(emailHash(other))
})
