import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { inHost } from 'shared-ui/testing'
import { merged, SeasonConflict } from './SeasonConflict.tsx'
import { seasonAfter, type SeasonDraft } from './season-draft.ts'

const BEFORE: SeasonDraft = { ...seasonAfter(null, '2026-11-27'), rankedBy: 'points', lots: [] }

it('a season that two people changed has the draws of one and the ranking of the other', () => {
  const mine: SeasonDraft = { ...BEFORE, rankedBy: 'points-per-match' }
  const theirs: SeasonDraft = { ...BEFORE, lots: [['aduana', 'medeama']] }
  expect(merged(BEFORE, mine, theirs)).toMatchObject({
    ...{ rankedBy: 'points-per-match', lots: [['aduana', 'medeama']] },
  })
})

it('tells in words what both have changed', () => {
  const mine: SeasonDraft = { ...BEFORE, tieBreakers: ['goals-for'], lots: [['king-faisal']] }
  const theirs: SeasonDraft = { ...BEFORE, tieBreakers: ['away-wins'], lots: [['medeama']] }
  const noop = () => undefined
  render(inHost(<SeasonConflict before={BEFORE} mine={mine} theirs={theirs} onDecided={noop} />))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Level on points: you Goals for; they Away wins',
    'Draws of lots: you King faisal; they Medeama',
  ])
})

it.each(['Keep mine', 'Take theirs'])('%s leads to the heading of the screen', async (name) => {
  function Page() {
    const [isDecided, setIsDecided] = useState(false)
    const decide = () => setIsDecided(true)
    return (
      <main>
        <h1>Change 2026/27</h1>
        {!isDecided && (
          <SeasonConflict before={BEFORE} mine={BEFORE} theirs={BEFORE} onDecided={decide} />
        )}
      </main>
    )
  }
  render(inHost(<Page />))
  await userEvent.click(screen.getByRole('button', { name }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
