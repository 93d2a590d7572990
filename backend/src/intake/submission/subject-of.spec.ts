import { expect, it } from '@jest/globals'
import { emailHash } from './email-hash.ts'
import { subjectOf } from './subject-of.ts'

it('finds a submission by its code, as somebody types it', () => {
  expect(subjectOf({ reference: ' c-7k2q-9xmd\n' })).toEqual({ reference: 'C-7K2Q-9XMD' })
})

it('finds a sender by the address, as somebody pastes it, without keeping it', () => {
  expect(subjectOf({ email: ' Ama@visitor.example ' })).toEqual({
    emailHash: emailHash('ama@visitor.example'),
  })
})
