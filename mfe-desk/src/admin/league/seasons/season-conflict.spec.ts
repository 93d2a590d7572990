import { expect, it } from '@jest/globals'
import { merged } from './SeasonConflict.tsx'
import { seasonAfter, type SeasonDraft } from './season-draft.ts'

const BEFORE: SeasonDraft = { ...seasonAfter(null, '2026-11-27'), rankedBy: 'points', lots: [] }

it('a season that two people changed has the draws of one and the ranking of the other', () => {
  const mine: SeasonDraft = { ...BEFORE, rankedBy: 'points-per-match' }
  const theirs: SeasonDraft = { ...BEFORE, lots: [['aduana', 'medeama']] }
  expect(merged(BEFORE, mine, theirs)).toMatchObject({
    ...{ rankedBy: 'points-per-match', lots: [['aduana', 'medeama']] },
  })
})
