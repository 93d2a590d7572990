import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { DeskSeason, SeasonFields } from 'shared-contracts/league/desk-season'
import type { DeskAnswers } from '../../../testing/answer-desk.ts'
import { openLeague } from '../testing.tsx'
import { EditSeasonScreen } from './EditSeasonScreen.tsx'

const SEASON_CALL = '/api/desk/league/seasons/2026-27'
const CLUBS_CALL = 'GET /api/desk/league/clubs?state=published&perPage=200'
const CLUBS = [
  { slug: 'aduana', name: 'Aduana' },
  { slug: 'hearts-of-oak', name: 'Hearts of Oak' },
  { slug: 'medeama', name: 'Medeama' },
]
const SEASON: DeskSeason = {
  ...{ slug: '2026-27', name: '2026/27', address: '2026-27', revision: 3 },
  ...{ startsOn: '2026-10-18', endsOn: '2027-06-13', timeZone: 'Africa/Accra', clock: null },
  ...{ isSample: false, isCurrent: true, clubCount: 3, matches: 0, results: 0 },
  ...{ pointsForWin: 3, tieBreakers: ['lots'], zones: [], currentRound: null, rounds: [] },
  ...{ rankedBy: 'points', lots: [], adjustments: [] },
  competition: { slug: 'gpl', name: 'Ghana Premier League' },
  clubs: CLUBS.map((club) => ({ club, manager: '', ground: '', players: 0 })),
}
let answers: DeskAnswers

beforeEach(() => {
  answers = {
    [CLUBS_CALL]: { body: { items: CLUBS, total: CLUBS.length } },
    [`PUT ${SEASON_CALL}`]: { body: { edit: 1, record: SEASON } },
  }
})

/** Opens the form of a season as the API answers it. */
async function open(season: DeskSeason) {
  answers[`GET ${SEASON_CALL}`] = { body: season }
  const page = openLeague(
    <EditSeasonScreen />,
    '/seasons/:season/edit',
    '/seasons/2026-27/edit',
    answers,
  )
  await screen.findByLabelText('Medeama')
  /** Saves, and returns what was sent. */
  const save = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.callsOf(`PUT ${SEASON_CALL}`)).toHaveLength(1))
    return page.callsOf(`PUT ${SEASON_CALL}`)[0]?.body as SeasonFields
  }
  return { ...page, save }
}
const draw = () => within(screen.getByRole('group', { name: 'Draw 1' }))

describe('a season', () => {
  it('has draws of lots, each club in the order drawn', async () => {
    const { user, save } = await open(SEASON)
    await user.click(screen.getByRole('button', { name: 'Add a draw' }))
    for (const club of ['Medeama', 'Aduana', 'Hearts of Oak']) {
      await user.selectOptions(draw().getByLabelText('Next club drawn'), club)
    }
    await user.click(draw().getByRole('button', { name: 'Move Hearts of Oak up' }))
    await user.click(draw().getByRole('button', { name: 'Leave out Medeama' }))
    expect(
      draw()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Hearts of Oak', 'Aduana']])
    expect(await save()).toMatchObject({ lots: [['hearts-of-oak', 'aduana']] })
  })

  it('says in which draw a club is missing', async () => {
    const { user } = await open({ ...SEASON, lots: [['aduana', 'medeama']] })
    await user.click(draw().getByRole('button', { name: 'Leave out Aduana' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByRole('alert').textContent).toBe('Draw 1: Enter at least two clubs')
    await user.click(screen.getByRole('button', { name: 'Leave out draw 1' }))
    expect(screen.queryByRole('group', { name: 'Draw 1' })).toBeNull()
  })

  it('offers draws only if lots are among its rules', async () => {
    const { user } = await open(SEASON)
    expect(screen.getByRole('group', { name: 'Draws of lots' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Leave out Lots' }))
    expect(screen.queryByRole('group', { name: 'Draws of lots' })).toBeNull()
  })

  it('has no zone of more places than there are clubs', async () => {
    const zone = { from: 3, to: 4, name: 'Relegation', kind: 'relegation' }
    const { user } = await open({ ...SEASON, zones: [zone] })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByRole('alert').textContent).toBe(
      'A zone ends after the last place: the season has fewer clubs',
    )
  })

  it('that was broken off is ranked by points per match', async () => {
    const { user, save } = await open(SEASON)
    await user.selectOptions(screen.getByLabelText('Ranked by'), 'Points per match')
    expect(await save()).toMatchObject({ rankedBy: 'points-per-match' })
  })

  it('of an older API offers and sends neither', async () => {
    const { save } = await open({ ...SEASON, rankedBy: undefined, lots: undefined })
    expect(screen.queryByLabelText('Ranked by')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Draws of lots' })).toBeNull()
    const sent = await save()
    expect(sent).not.toHaveProperty('rankedBy')
    expect(sent).not.toHaveProperty('lots')
  })
})
