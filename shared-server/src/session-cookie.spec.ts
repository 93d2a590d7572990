import { describe, expect, it } from '@jest/globals'
import { mayBeSignedIn, sessionCookie } from './session-cookie.ts'

describe('the cookie of a session at the desk', () => {
  it.each([
    ['desk=a', 'desk=a'],
    ['scheme=dark; __Host-desk=b; revision=2', '__Host-desk=b'],
    ['otherdesk=a; desks=b; x=desk=c', null],
    ['', null],
  ])('of %j is %j', (cookie, expected) => {
    expect(sessionCookie({ cookie })).toBe(expected)
    expect(mayBeSignedIn({ cookie })).toBe(expected !== null)
  })

  it('is with one of before the site had https: only the API knows which one counts', () => {
    const cookie = 'desk=old; scheme=dark; __Host-desk=new'
    expect(sessionCookie({ cookie })).toBe('desk=old; __Host-desk=new')
  })
})
