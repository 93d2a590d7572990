import { describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { DeskSeason } from 'shared-contracts/league/desk-season'
import type { DeskAnswers } from '../../../testing/answer-desk.ts'
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

describe('rounds whose making has no answer', () => {
  const PATH = '/api/desk/league/seasons/2026-27'
  const lost = (answers: DeskAnswers, season: DeskSeason = SEASON) =>
    openLeague(<Rounds season={season} />, '/seasons/:season', '/seasons/2026-27', {
      [`POST ${PATH}/rounds`]: { status: 504 },
      ...answers,
    })
  const added = {
    ...{ number: 2, name: 'Matchday 2', stage: null, startsOn: null, endsOn: null },
    ...{ seasonAddress: '2026-27', revision: 1, previous: 1, next: null, fixtures: [] },
  }

  it.each([
    { name: 'Matchday 2', isAdded: true },
    { name: 'Quarter-finals', isAdded: false },
  ])('are added, or another one has that number: $name', async ({ name, isAdded }) => {
    const { user, callsOf } = lost({ [`GET ${PATH}/rounds/2`]: { body: { ...added, name } } })
    await user.click(screen.getByRole('button', { name: 'Add a round' }))
    await user.click(screen.getByRole('button', { name: 'Add this round' }))
    await waitFor(() => expect(callsOf(`GET ${PATH}/rounds/2`)).toHaveLength(1))
    await waitFor(() => {
      const add = screen.queryByRole('button', { name: 'Add this round' })
      expect(isAdded ? add : add?.ariaDisabled).toBeNull()
    })
    expect(screen.queryByRole('button', { name: 'Add this round' }) === null).toBe(isAdded)
  })

  it('are made where the season has as many as were offered', async () => {
    const plan = 'startsOn=2026-10-18&everyDays=7&time=15%3A00'
    const rounds = [aRound({ matches: 1 }), aRound({ number: 2, matches: 1 })]
    const drawn = rounds.map(({ number, name }) => ({ number, name, day: null, fixtures: [] }))
    const { user, callsOf, host } = lost(
      {
        [`GET ${PATH}/round-robin?${plan}`]: { body: { rounds: drawn, matches: 2 } },
        [`POST ${PATH}/round-robin`]: {
          status: 400,
          body: {
            message: 'The request is not valid',
            fieldErrors: { clubs: ['The season has rounds already: delete them first'] },
          },
        },
        [`GET ${PATH}`]: { body: { ...SEASON, rounds, clubs, matches: 2, revision: 4 } },
      },
      { ...SEASON, clubs, matches: 0, rounds: [] },
    )
    await user.click(screen.getByRole('button', { name: 'Show the rounds' }))
    await user.click(await screen.findByRole('button', { name: 'Make these rounds' }))
    await waitFor(() =>
      expect(host.toasts.getState().toasts).toMatchObject([{ title: '2 rounds are made' }]),
    )
    expect(callsOf(`POST ${PATH}/round-robin`)).toHaveLength(1)
  })
})
