import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { isMailedBy, NewsletterRequest } from './newsletter.ts'

describe('newsletter sign-up', () => {
  it('takes an address as typed, without the spaces around it', () =>
    expect(v.parse(NewsletterRequest, { email: ' Ama@visitor.example ' })).toEqual({
      email: 'Ama@visitor.example',
      list: 'group',
    }))

  it('says that mail goes out, unless the answer says it does not', () => {
    expect([{}, { isMailed: true }, null, { isMailed: false }].map(isMailedBy)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it.each([
    [{}],
    [{ email: 5 }],
    [{ email: '' }],
    [{ email: 'ama' }],
    [{ email: `${'a'.repeat(250)}@b.example` }],
  ])('refuses %j in the words of the forms', (body) => {
    const { issues } = v.safeParse(NewsletterRequest, body)
    expect(issues?.[0].message).toBe('Please enter a valid email address')
  })
})
