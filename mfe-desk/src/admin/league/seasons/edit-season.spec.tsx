import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { DeskSeason, SeasonFields } from 'shared-contracts/league/desk-season'
import type { DeskAnswers } from '../../../testing/answer-desk.ts'
import { openLeague } from '../testing.tsx'
import { EditSeasonScreen } from './EditSeasonScreen.tsx'

const SEASON_CALL = '/api/desk/league/seasons/2026-27'
const CLUBS_CALL = 'GET /api/desk/league/clubs?perPage=200'
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
/** @param medeama how one of the clubs stands at the desk. */
const listed = (medeama: { state: string; publishedRevision: number | null }) => ({
  items: CLUBS.map((club) => ({
    ...{ ...club, publishedRevision: 1 },
    ...(club.slug === 'medeama' && medeama),
  })),
  total: CLUBS.length,
})
let answers: DeskAnswers

beforeEach(() => {
  answers = {
    [CLUBS_CALL]: { body: listed({ state: 'published', publishedRevision: 1 }) },
    [`PUT ${SEASON_CALL}`]: { body: { edit: 1, record: SEASON } },
  }
})

/** Opens the form of a season as the API answers it. */
async function open(season: DeskSeason) {
  answers[`GET ${SEASON_CALL}`] = { body: season }
  const page = openLeague(
    <main>
      <EditSeasonScreen />
    </main>,
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

  it('keeps the keyboard’s place when a zone or a draw is left out', async () => {
    const focused = () =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
    const zone = { from: 1, to: 1, kind: 'promotion' }
    const zones = [
      { ...zone, name: 'Up' },
      { ...zone, name: 'Down' },
    ]
    const { user } = await open({ ...SEASON, zones, lots: [['aduana', 'medeama'], ['medeama']] })
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    await press('Leave out Down')
    await waitFor(() => expect(focused()).toBe('Leave out Up'))
    await press('Leave out Up')
    await waitFor(() => expect(focused()).toBe('Add a zone'))
    await user.click(draw().getByRole('button', { name: 'Leave out Aduana' }))
    await waitFor(() => expect(focused()).toBe('Leave out Medeama'))
    await user.click(draw().getByRole('button', { name: 'Leave out Medeama' }))
    await waitFor(() => expect(document.activeElement).toBe(draw().getByRole('combobox')))
    await press('Leave out draw 2')
    await waitFor(() => expect(focused()).toBe('Leave out draw 1'))
    await press('Leave out Lots')
    await press('Leave out draw 1')
    await waitFor(() => expect(focused()).toBe('Change 2026/27'))
  })

  it('has no zone of more places than there are clubs', async () => {
    const zone = { from: 3, to: 4, name: 'Relegation', kind: 'relegation' }
    const { user } = await open({ ...SEASON, zones: [zone] })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByRole('alert').textContent).toBe(
      'A zone ends after the last place: the season has fewer clubs',
    )
  })

  it('offers a club that visitors see, also while its next change is scheduled', async () => {
    answers[CLUBS_CALL] = { body: listed({ state: 'scheduled', publishedRevision: 1 }) }
    const { user } = await open(SEASON)
    await user.click(screen.getByRole('button', { name: 'Choose all clubs' }))
    expect(screen.getByText('3 chosen')).toBeTruthy()
  })

  it('offers no club that visitors do not see yet', async () => {
    answers[CLUBS_CALL] = { body: listed({ state: 'scheduled', publishedRevision: null }) }
    openLeague(<EditSeasonScreen />, '/seasons/:season/edit', '/seasons/2026-27/edit', {
      ...answers,
      [`GET ${SEASON_CALL}`]: { body: SEASON },
    })
    expect(await screen.findByLabelText('Aduana')).toBeTruthy()
    expect(screen.queryByLabelText('Medeama')).toBeNull()
  })

  it('is changed on a page with a title of its own', async () => {
    await open(SEASON)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Change 2026/27')
    expect(document.title).toBe('Change 2026/27 | Desk')
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
