import { describe, expect, it } from '@jest/globals'
import type { ImportedFixture } from '../files/imported-season.ts'
import { importedFacts } from './fixture-facts.ts'

const PLACES = { roundId: null, groundId: null }

const row = (home: number, away: number, status: ImportedFixture['status'] = 'awarded') => ({
  ...{ round: null, date: null, time: null, kickOff: null, ground: null, goals: [], note: null },
  ...{ home: 'Ada', away: 'Bibiani', status, place: { line: 2, home: 1, away: 5 } },
  score: { home, away, halfTime: null, afterExtraTime: null, penalties: null },
})

describe('a file’s match that was awarded', () => {
  const stopped = { ...importedFacts(row(1, 1), PLACES, null), awarded: 'away' as const }

  it('goes to the side that the score says', () => {
    expect(importedFacts(row(0, 3), PLACES, null).awarded).toBe('away')
  })

  it('keeps its known side at the level score, which says none', () => {
    expect(importedFacts(row(1, 1), PLACES, stopped).awarded).toBe('away')
  })

  it.each([
    ['another level score', row(0, 0)],
    ['a match that was finished after all', row(1, 1, 'finished')],
  ])('has no side for %s', (_what, imported) => {
    expect(importedFacts(imported, PLACES, stopped).awarded).toBeNull()
  })
})
