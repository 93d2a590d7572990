import { describe, expect, it } from '@jest/globals'
import { takenFor } from './round-name.ts'

const round = (number: number | null, name: string, stage: string | null = null) => {
  return { number, name, stage }
}
const OTHERS = [
  round(1, 'Opening'),
  round(2, 'Matchday 2'),
  round(6, 'Matchday 5'),
  round(null, 'Relegation Match'),
  round(null, 'Final', 'Finals'),
]

describe('the name of round 3', () => {
  it.each([
    ['that another round has', 'Opening', 'round 1'],
    ['that a matchday has', 'Matchday 2', 'round 2'],
    ['that a round of another number has', 'Matchday 5', 'round 6'],
    ['that is the number of another round', '1', 'round 1'],
    ['that tells the number of another round', 'Round 1', 'round 1'],
    ['that tells it in figures with zeros', '02', 'round 2'],
    [
      'that a round without a number has, in other letters',
      'relegation match',
      '“Relegation Match”',
    ],
    ['that is the number of no round', '4', 'round 4'],
    ['that tells more rounds than a season has', 'Matchday 201', 'round 201'],
  ])('%s is taken', (_what, name, taken) => {
    expect(takenFor({ number: 3, name }, OTHERS)).toBe(taken)
  })

  it.each([
    ['is a matchday of its number', 'Matchday 3'],
    ['is its number', '3'],
    ['is its number in other words', '3. Round'],
    ['tells the number of no round', 'Matchday 4'],
    ['has the words of another round in other letters', 'opening'],
    ['is that of a final', 'Final'],
  ])('is its own where it %s', (_what, name) => {
    expect(takenFor({ number: 3, name }, OTHERS)).toBeNull()
  })
})
