import { describe, expect, it } from '@jest/globals'
import { inPlayingOrder } from './playing-order.ts'

/** `5 X` is a match of round 5 without a time, `5 X 03-01` one of 1 March. */
function match(text: string, id: number) {
  const [round = '', name, day] = text.split(' ')
  const kickOff = day === undefined ? null : `2026-${day}T15:00:00.000Z`
  return { name, id, kickOff, round: round === '-' ? null : Number(round) }
}

const orderOf = (...texts: string[]) =>
  inPlayingOrder(texts.map(match), (one) => one)
    .map(({ name }) => name)
    .join('')

function permutations<One>(all: readonly One[]): One[][] {
  if (all.length === 0) return [[]]
  return all.flatMap((one) =>
    permutations(all.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  )
}

describe('matches in playing order', () => {
  it.each([
    ['go by time, whatever their round', ['2 B 03-08', '1 A 03-01', '1 C 04-01'], 'ABC'],
    [
      'come last in their round without a time',
      ['1 C', '2 D 03-08', '1 A 03-01', '1 B 03-02'],
      'ABCD',
    ],
    ['go by round where no time is known', ['3 C', '1 A', '2 B'], 'ABC'],
    [
      'follow the round before where their own has no time',
      ['2 B', '3 C 03-08', '1 A 03-01'],
      'ABC',
    ],
    ['come at the end without a time and a round', ['- C', '2 B', '1 A 03-01'], 'ABC'],
    ['of the same time go by round', ['2 B 03-01', '1 A 03-01'], 'AB'],
  ])('%s', (_what, texts, order) => {
    expect(orderOf(...texts)).toBe(order)
  })

  it('are the same however they were listed', () => {
    // Y is of round 4 and was played after round 12; by rounds, X is before Z and after Y.
    const listed = ['4 Y 06-01', '5 X', '6 Z 03-15', '12 W 05-01'].map(match)
    const orders = permutations(listed).map((each) =>
      inPlayingOrder(each, (one) => one)
        .map(({ name }) => name)
        .join(''),
    )
    expect(new Set(orders)).toEqual(new Set(['ZWYX']))
  })
})
