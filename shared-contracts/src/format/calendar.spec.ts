import { describe, expect, it } from '@jest/globals'
import { calendarFile, calendarText } from './calendar.ts'

describe('a calendar file', () => {
  it('ends every line with CRLF', () => {
    expect(calendarFile(['BEGIN:VCALENDAR', 'END:VCALENDAR'])).toBe(
      'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    )
  })

  it('folds a line after 75 octets, and the space that begins the next one counts', () => {
    const line = 'x'.repeat(75 + 74 + 1)
    expect(calendarFile([line])).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x\r\n`)
  })

  it('never breaks a character', () => {
    const folded = calendarFile([`${'x'.repeat(74)}Ɛ🏟️`])
    expect(folded).toBe(`${'x'.repeat(74)}\r\n Ɛ🏟️\r\n`)
  })
})

it.each([
  ['Accra; Ghana, \\ West', 'Accra\\; Ghana\\, \\\\ West'],
  ['one\r\ntwo\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
])('the text %j has no sign with a meaning', (text, written) => {
  expect(calendarText(text)).toBe(written)
})
