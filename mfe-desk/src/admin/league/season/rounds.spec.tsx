import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { DeskSeason } from 'shared-contracts/league/desk-season'
import { openLeague } from '../testing.tsx'
import { Rounds } from './Rounds.tsx'

const aRound = (changes: Partial<DeskSeason['rounds'][number]>): DeskSeason['rounds'][number] => ({
  ...{ number: 1, name: 'Matchday 1', stage: null, startsOn: '2026-10-18', endsOn: null },
  ...{ matches: 9, results: 9 },
  ...changes,
})
const SEASON: DeskSeason = {
  ...{ slug: '2026-27', name: '2026/27', address: '2026-27', revision: 3 },
  ...{ startsOn: '2026-10-18', endsOn: '2027-06-13', timeZone: 'Africa/Accra', clock: null },
  ...{ isSample: false, isCurrent: true, clubCount: 18, matches: 11, results: 9 },
  ...{ pointsForWin: 3, tieBreakers: [], zones: [], currentRound: 1 },
  competition: { slug: 'gpl', name: 'Ghana Premier League' },
  clubs: [],
  adjustments: [],
  rounds: [aRound({}), aRound({ name: 'First leg', stage: 'Play-offs', matches: 2, results: 0 })],
}

it('leads to a round of the league alone, not from a round of a stage with the same number', () => {
  openLeague(<Rounds season={SEASON} />, '/seasons/:season', '/seasons/2026-27', {})
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Round 1', '/seasons/2026-27/rounds/1'],
  ])
  expect(screen.getByText('Play-offs, First leg')).toBeTruthy()
})
