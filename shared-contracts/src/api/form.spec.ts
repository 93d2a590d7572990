import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { form } from './form.ts'

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
