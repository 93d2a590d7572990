import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { BookState } from '../book/scorebook.ts'
import type { KeptTap } from '../taps/kept-tap.ts'
import { MATCH, scoredMatch } from '../testing/scored-match.ts'
import { matchNow } from './match-now.ts'
import { ScoreHead } from './ScoreHead.tsx'

const TAP: KeptTap = {
  ...{ id: 'a', account: 1, match: MATCH, order: 1, moment: { stretch: 1, mono: 0 } },
  draft: { kind: 'added-time', id: 'a', minutes: 2 },
  ...{ at: null, state: 'waiting', sameAs: null, reason: null },
}
const OFFLINE = { kind: 'no-network' } as const
const UNANSWERED = { kind: 'server', message: 'Not now' } as const

it.each([
  ['All sent', [], null],
  ['All sent · no network', [], OFFLINE],
  ['All sent', [], UNANSWERED],
  ['1 waiting for a network, kept on this phone', [TAP], OFFLINE],
  ['1 not sent yet, kept on this phone', [TAP], UNANSWERED],
  ['All sent', [{ ...TAP, state: 'refused' }], null],
] as const)('says %j', (text, taps, problem) => {
  const match = scoredMatch()
  const state: BookState = { match, taps, unkept: new Set(), problem, canKeep: true }
  const shown = matchNow(match, [], () => 0)
  render(<ScoreHead match={match} shown={shown} state={state} now={0} isClockSure />)
  expect(screen.getByRole('status').textContent).toBe(text)
})
