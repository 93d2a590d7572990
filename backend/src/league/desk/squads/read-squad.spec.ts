import { describe, expect, it } from '@jest/globals'
import { readSquad } from './read-squad.ts'

const MENSAH = {
  ...{ line: 1, shirtNumber: 7, name: 'Kofi Mensah', position: 'Forward', birthDate: '1998-04-23' },
}

describe('a list of players', () => {
  it.each([
    ['tabs', '7\tKofi Mensah\tForward\t1998-04-23'],
    ['semicolons', '7; Kofi Mensah; FW; 23.4.1998'],
    ['commas', '7, Kofi Mensah, fwd., 23/04/1998'],
    ['several spaces', '7   Kofi Mensah   striker   23-04-1998'],
    ['one space after the number', '7. Kofi Mensah  FW  1998-04-23'],
    ['another order', 'Kofi Mensah, ST, #7, 1998-04-23'],
  ])('is read with %s', (_what, text) => {
    expect(readSquad(text)).toEqual({ players: [MENSAH], faults: [] })
  })

  it('needs a name alone', () => {
    expect(readSquad('\r\nYaw Ɔsei-Boadu\r\n\n12\tNana O’Brien Jr.').players).toEqual([
      { line: 2, shirtNumber: null, name: 'Yaw Ɔsei-Boadu', position: null, birthDate: null },
      { line: 4, shirtNumber: 12, name: 'Nana O’Brien Jr.', position: null, birthDate: null },
    ])
  })

  it('has names with the same letters, whichever way an accent is written', () => {
    const [one, other] = ['NFC', 'NFD'].map((form) => readSquad('7; Kofí Mensáh'.normalize(form)))
    expect(one?.players).toMatchObject([{ name: 'Kofí Mensáh'.normalize('NFC') }])
    expect(other).toEqual(one)
  })

  it.each([
    ['7; ; FW', 1, 'expected a name'],
    ['0; Kofi Mensah', 1, 'expected a shirt number from 1 to 99'],
    [
      '7; Kofi Mensah; FW; 30.2.1998',
      21,
      'expected a day as 1998-04-23 or 23/04/1998, found “1998-02-30”',
    ],
    [
      '7; Kofi Mensah; FW; 23/04/2098',
      21,
      'expected a day of birth until today, found “2098-04-23”',
    ],
    ['7; Kofi Mensah; Wing', 17, 'expected one of each, found “Wing” besides'],
    ['7; Kofi <b>Mensah', 4, 'expected a name without digits and brackets'],
    ['7; Kofi Mensah (captain)', 4, 'expected a name without digits and brackets'],
    [
      '7; Kofi \u202EMensah',
      4,
      'expected a name without characters that nobody sees, such as U+202E',
    ],
    [
      '7; Kofi\u200F Mensah',
      4,
      'expected a name without characters that nobody sees, such as U+200F',
    ],
    ['7; 8; Kofi Mensah', 4, 'expected one of each, found “8” besides'],
  ])('says what is wrong with %j', (text, column, message) => {
    expect(readSquad(text).faults).toEqual([{ line: 1, column, message }])
  })

  it('says it of each line', () => {
    const { faults } = readSquad(`${'0; A\n'.repeat(3)}7; Kofi Mensah\n;;`)
    expect(faults.map(({ line }) => line)).toEqual([1, 2, 3, 5])
  })

  it('has an end', () => {
    const { players, faults } = readSquad('Kofi\n'.repeat(81))
    expect(players).toHaveLength(80)
    expect(faults).toEqual([{ line: 81, column: 1, message: 'expected at most 80 players' }])
  })
})
