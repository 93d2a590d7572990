import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { emailAddress, form, submissionKey } from './form.ts'

const Greeting = form({
  name: v.pipe(v.string('Say who you are'), v.minLength(1)),
  note: v.optional(v.string()),
})
const issuesOf = (body: unknown) =>
  v.safeParse(Greeting, body).issues?.map(({ message }) => message)

describe('form', () => {
  it('tells a missing field in the words of a wrong one', () => {
    expect(issuesOf({})).toEqual(['Say who you are'])
    expect(issuesOf({ name: 5 })).toEqual(['Say who you are'])
  })

  it('says that a body is no object', () =>
    expect(issuesOf('name')).toEqual(['Expected an object']))

  it('passes what fits', () => expect(issuesOf({ name: 'Ama' })).toBeUndefined())
})

describe('an e-mail address', () => {
  const isTaken = (text: string) => v.is(emailAddress('none'), text)

  it.each([
    "o'neil@visitor.example",
    'a!b@visitor.example',
    'a.b+c@visitor.example',
    '#$%&*/=?^_`{|}~-@visitor.example',
    'ama@xn--mnchen-3ya.example',
    'ama@visitor.xn--p1ai',
    'ama@host',
    ' ama@visitor.example ',
  ])('is %s, as the HTML standard says', (text) => expect(isTaken(text)).toBe(true))

  it.each([
    '',
    'ama',
    'ama@',
    '@visitor.example',
    'ama@-visitor.example',
    'ama@visitor-.example',
    'ama@visitor..example',
    'ama ofori@visitor.example',
    'ama@visitor.example, kofi@visitor.example',
    'ama@visitor.example\nBcc: all@visitor.example',
    `ama@${'a'.repeat(64)}.example`,
    `${'a'.repeat(250)}@b.example`,
  ])('is not %j', (text) => expect(isTaken(text)).toBe(false))
})

describe('the key of a submission', () => {
  it('is one for what one document sends, and another for other content or another document', () => {
    const key = submissionKey('d1', { name: 'Ama' })
    expect(key).toMatch(/^d1-[\da-f]{16}$/)
    expect(submissionKey('d1', { name: 'Ama' })).toBe(key)
    expect(submissionKey('d1', { name: 'Esi' })).not.toBe(key)
    expect(submissionKey('d2', { name: 'Ama' })).not.toBe(key)
  })
})
