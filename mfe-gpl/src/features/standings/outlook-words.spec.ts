import { describe, expect, it } from '@jest/globals'
import type { Prospect } from 'shared-contracts/league/outlook'
import { SEASON, STANDINGS } from '../../testing/sample-records.ts'
import { outlookWords } from './outlook-words.ts'

const prospect = (changes: Partial<Prospect>): Prospect => ({
  ...{ goal: 'champion', state: 'possible', rivals: [], fixtures: [] },
  ...changes,
})

const wordsOf = (changes: Partial<Prospect>) => {
  const outlook = { bestPosition: 1, worstPosition: 3, prospects: [prospect(changes)] }
  return outlookWords([{ ...STANDINGS[0]!, outlook }, ...STANDINGS.slice(1, 4)], SEASON.zones)[0]
}

describe('what a club still can reach', () => {
  it('is a range of places', () => expect(wordsOf({})?.range).toBe('1st to 3rd'))

  it.each<[Partial<Prospect>, readonly string[]]>([
    [{ state: 'possible' }, []],
    [
      { state: 'certain', rivals: ['hearts-of-oak'] },
      ['Certain to be champion: by counting points, with Hearts of Oak nearest.'],
    ],
    [
      { state: 'impossible', rivals: ['hearts-of-oak', 'bechem-united'], fixtures: ['a-b'] },
      [
        'Can no longer be champion: Hearts of Oak and Bechem United still meet in 1 match, and cannot all win them.',
      ],
    ],
    [
      { state: 'possible', rivals: ['hearts-of-oak'], fixtures: ['a-b', 'c-d'] },
      ['Can still be champion: it hangs on Hearts of Oak and on 2 matches.'],
    ],
    [{ goal: 'relegation', state: 'certain' }, ['Certain to go down.']],
    [{ goal: 'relegation', state: 'impossible' }, ['Certain to stay up.']],
    [{ goal: 'champions-league', state: 'certain' }, ['Certain of the Champions League.']],
    [{ state: 'undecided' }, ['Whether it can be champion is too close to compute.']],
  ])('%j is told as %j', (changes, sentences) => {
    expect(wordsOf(changes)?.sentences).toEqual(sentences)
  })

  it('is nothing where the table has no outlook', () => {
    expect(
      outlookWords(
        STANDINGS.map((row) => ({ ...row, outlook: null })),
        [],
      ),
    ).toEqual([])
  })
})
