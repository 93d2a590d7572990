import { expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { DeskSeason } from 'shared-contracts/league/desk-season'
import type { DeskAnswers } from '../../../testing/answer-desk.ts'
import { isAskedOnClosing } from '../../../testing/is-asked-on-closing.ts'
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

const entry = (slug: string, name: string) => ({
  ...{ club: { slug, name }, manager: '', ground: '', players: 0 },
})
const clubs = [entry('hearts-of-oak', 'Hearts of Oak'), entry('medeama', 'Medeama SC')]

it('leads to a round of the league alone, not from a round of a stage with the same number', () => {
  openLeague(<Rounds season={SEASON} />, '/seasons/:season', '/seasons/2026-27', {})
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Round 1', '/seasons/2026-27/rounds/1'],
  ])
  expect(screen.getByText('Play-offs, First leg')).toBeTruthy()
})

it('keeps the keyboard at the rounds when the form of a new one opens', async () => {
  const { user } = openLeague(
    <Rounds season={SEASON} />,
    '/seasons/:season',
    '/seasons/2026-27',
    {},
  )
  await user.click(screen.getByRole('button', { name: 'Add a round' }))
  const heading = screen.getByRole('heading', { name: 'Rounds' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('makes no rounds by a plan that was changed while they were counted', async () => {
  const plan = 'startsOn=2026-10-18&everyDays=7&time=15%3A00'
  const call = `GET /api/desk/league/seasons/2026-27/round-robin?${plan}`
  const { callsOf, user } = openLeague(
    <Rounds season={{ ...SEASON, clubs, matches: 0, rounds: [] }} />,
    '/seasons/:season',
    '/seasons/2026-27',
    { [call]: { body: { rounds: [], matches: 2 } } },
  )
  const show = screen.getByRole('button', { name: 'Show the rounds' })
  const every = screen.getByLabelText('Days from round to round')
  fireEvent.click(show)
  fireEvent.change(every, { target: { value: '3' } })
  await waitFor(() => expect(callsOf(call)).toHaveLength(1))
  await waitFor(() => expect(show.ariaDisabled).toBeNull())
  expect(screen.queryByRole('button', { name: 'Make these rounds' })).toBeNull()
  fireEvent.change(every, { target: { value: '7' } })
  await user.click(show)
  expect(await screen.findByRole('button', { name: 'Make these rounds' })).toBeTruthy()
})

it('sends a round again with its key when the answer was lost, and another one with another', async () => {
  const add = 'POST /api/desk/league/seasons/2026-27/rounds'
  const record = {
    ...{ number: 2, name: 'Matchday 2', stage: null, startsOn: null, endsOn: null },
    ...{ seasonAddress: '2026-27', revision: 1, previous: 1, next: null, fixtures: [] },
  }
  const answers: DeskAnswers = { [add]: { status: 504 } }
  const { user, callsOf } = openLeague(
    <Rounds season={SEASON} />,
    '/seasons/:season',
    '/seasons/2026-27',
    answers,
  )
  await user.click(screen.getByRole('button', { name: 'Add a round' }))
  const press = async (times: number) => {
    const button = screen.getByRole('button', { name: 'Add this round' })
    await user.click(button)
    await waitFor(() => expect(callsOf(add)).toHaveLength(times))
    await waitFor(() => expect(button.ariaDisabled !== null && button.isConnected).toBe(false))
  }
  await press(1)
  await press(2)
  expect(isAskedOnClosing()).toBe(false)
  await user.type(screen.getByLabelText('Name'), ', late')
  expect(isAskedOnClosing()).toBe(true)
  answers[add] = { body: { edit: 7, record } }
  await press(3)
  const [first, again, other] = callsOf(add).map(({ headers }) => headers['Idempotency-Key'])
  expect(first).toEqual(expect.any(String))
  expect(again).toBe(first)
  expect(other).toEqual(expect.any(String))
  expect(other).not.toBe(first)
  expect(isAskedOnClosing()).toBe(false)
})
