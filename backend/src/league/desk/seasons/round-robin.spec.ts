import { describe, expect, it } from '@jest/globals'
import { roundRobin } from './round-robin.ts'

const clubs = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('a double round-robin', () => {
  it.each([2, 3, 4, 5, 8, 9, 18, 20, 40])('of %d clubs has each match once', (count) => {
    const rounds = roundRobin(clubs(count))
    expect(rounds).toHaveLength(2 * (count % 2 === 0 ? count - 1 : count))
    const matches = rounds.flat().map(({ home, away }) => `${home} ${away}`)
    expect(new Set(matches).size).toBe(matches.length)
    expect(matches).toHaveLength(count * (count - 1))
  })

  it.each([2, 3, 4, 5, 8, 9, 18, 20, 40])('of %d clubs has no club twice in a round', (count) => {
    for (const round of roundRobin(clubs(count))) {
      const playing = round.flatMap(({ home, away }) => [home, away])
      expect(new Set(playing).size).toBe(playing.length)
      expect(playing).toHaveLength(count - (count % 2))
    }
  })

  it.each([8, 18, 20])(
    'of %d clubs lets no club play three times in a row at home or away',
    (count) => {
      const rounds = roundRobin(clubs(count))
      for (const club of clubs(count)) {
        const row = rounds
          .map((round) => (round.some(({ home }) => home === club) ? 'H' : 'A'))
          .join('')
        expect(row).not.toMatch(/HHH|AAA/)
      }
    },
  )

  it('of fewer than two clubs has no rounds', () => {
    expect(roundRobin(clubs(1))).toEqual([])
  })
})
