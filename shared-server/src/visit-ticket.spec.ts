import { describe, expect, it } from '@jest/globals'
import { readVisitTicket, visitTicket } from './visit-ticket.ts'

const SECRET = 'a-secret-of-this-suite'
const HOUR_MS = 3_600_000

describe('the ticket of a visit', () => {
  it('has a nonce of its own and the same browser in each document of one', () => {
    const [first, second] = [visitTicket(SECRET, 'ama'), visitTicket(SECRET, 'ama')].map((ticket) =>
      readVisitTicket(SECRET, ticket),
    )
    expect(first?.browser).toBe(second?.browser)
    expect(first?.nonce).not.toBe(second?.nonce)
    expect(first?.browser).not.toContain('ama')
    expect(readVisitTicket(SECRET, visitTicket(SECRET, 'kofi'))?.browser).not.toBe(first?.browser)
  })

  it('knows no browser where there is no canary', () => {
    expect(readVisitTicket(SECRET, visitTicket(SECRET, null))).toMatchObject({ browser: null })
  })

  it('is good for twelve hours', () => {
    const ticket = visitTicket(SECRET, null, 0)
    expect(readVisitTicket(SECRET, ticket, 12 * HOUR_MS)).not.toBeNull()
    expect(readVisitTicket(SECRET, ticket, 12 * HOUR_MS + 1_000)).toBeNull()
  })

  it.each([
    ['of another secret', visitTicket('another-secret-of-somebody', 'ama')],
    ['with another nonce', visitTicket(SECRET, 'ama').replace(/^\w/, (letter) => letter + 'x')],
    ['with another end', visitTicket(SECRET, 'ama').replace(/\.(\w+)\.([\w-]+)$/, '.zzzzzz.$2')],
    ['without a signature', 'nonce.browser.zzzzzz.'],
    ['of nothing', ''],
    ['with more parts', `${visitTicket(SECRET, 'ama')}.x`],
  ])('%s is none', (_, ticket) => {
    expect(readVisitTicket(SECRET, ticket)).toBeNull()
  })
})
