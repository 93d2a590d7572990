import { beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ImportPreview } from 'shared-contracts/league/desk-import'
import type { DeskAnswers } from '../../../testing/answer-desk.ts'
import { openLeague } from '../testing.tsx'
import { ImportForm } from './ImportForm.tsx'

const CHECK = 'POST /api/desk/league/import/check'
const TAKE = 'POST /api/desk/league/import'
const CLUBS = 'GET /api/desk/league/clubs?perPage=200'
const TEXT = 'round,date,time,home,away\n'
const PREVIEW: ImportPreview = {
  revision: 12,
  faults: [],
  unknown: [],
  isNewSeason: false,
  added: [{ slug: 'a', home: 'Medeama SC', away: 'Dreams FC' }],
  changed: [
    {
      ...{ slug: 'b', home: 'Hearts of Oak', away: 'Asante Kotoko' },
      differences: [{ what: 'score', from: null, to: '2-1' }],
    },
  ],
  unchanged: 300,
  newClubs: [],
  newPlayers: 0,
}
const KOTOKO = { slug: 'asante-kotoko', name: 'Asante Kotoko' }
const MEDEAMA = { slug: 'medeama', name: 'Medeama SC' }
const visible = (club: typeof KOTOKO) => ({ ...club, publishedRevision: 1 })
let answers: DeskAnswers

beforeEach(() => {
  answers = {
    [CHECK]: { body: PREVIEW },
    [TAKE]: { body: { edit: 9, record: PREVIEW } },
    [CLUBS]: { body: { items: [KOTOKO, MEDEAMA].map(visible), total: 2 } },
  }
})

/** @param failure why the device does not give the file. */
const choose = async (name = 'round.csv', text = TEXT, failure?: Error) => {
  const competition = { slug: 'gpl', name: 'Ghana Premier League', country: 'Ghana', level: 1 }
  const opened = openLeague(
    <ImportForm
      competitions={[{ ...competition, kind: 'league' }]}
      competition="gpl"
      season="2026-27"
    />,
    '/seasons/import',
    '/seasons/import',
    answers,
  )
  const file = new File([text], name)
  file.text = () => (failure ? Promise.reject(failure) : Promise.resolve(text))
  // The field's `accept` helps people; it is no check.
  await opened.user.upload(screen.getByLabelText('File'), file)
  return opened
}

describe('a file of a season', () => {
  it('says what it would change before anything is taken', async () => {
    const { user, callsOf } = await choose()
    const region = await screen.findByRole('region', { name: 'Matches that change' })
    const rows = within(region).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Hearts of Oak v Asante KotokoScore: nothing to 2-1',
      'Medeama SC v Dreams FCNew',
    ])
    expect(callsOf(TAKE)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Take this file' }))
    await waitFor(() => expect(callsOf(TAKE)).toHaveLength(1))
    expect(callsOf(TAKE)[0]).toMatchObject({
      headers: { 'If-Match': '"12"' },
      body: { competition: 'gpl', season: '2026-27', format: 'csv', name: 'round.csv', text: TEXT },
    })
  })

  it('counts what it would change and what it changed, one and many', async () => {
    const { user } = await choose()
    expect(await screen.findByText('1 match is new, 1 changes, 300 stay as they are.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Take this file' }))
    expect(
      await screen.findByText('round.csv is taken: 1 match is new, 1 changed, 300 as they were.'),
    ).toBeTruthy()
  })

  it('with names that no club has asks once for each, and sends the answers along', async () => {
    const unknown = [{ name: 'Porcupines', suggestions: [KOTOKO] }]
    answers[CHECK] = { body: { ...PREVIEW, unknown } }
    const { user, callsOf } = await choose()
    const names = within(await screen.findByRole('region', { name: 'Unknown names' }))
    const goOn = () => names.getByRole('button', { name: /^Go on/ })
    expect(goOn().ariaDisabled).toBe('true')
    expect(screen.queryByRole('button', { name: 'Take this file' })).toBeNull()
    await user.selectOptions(names.getByLabelText('Porcupines'), 'Asante Kotoko')
    answers[CHECK] = { body: PREVIEW }
    await user.click(goOn())
    await user.click(await screen.findByRole('button', { name: 'Take this file' }))
    await waitFor(() => expect(callsOf(TAKE)).toHaveLength(1))
    expect(callsOf(TAKE)[0]?.body).toMatchObject({
      aliases: [{ name: 'Porcupines', club: 'asante-kotoko' }],
    })
  })

  it('with mistakes is not taken, and each is told by line and column', async () => {
    const faults = [{ line: 7, column: 31, message: 'expected a number of goals' }]
    answers[CHECK] = { body: { ...PREVIEW, faults } }
    await choose()
    expect(await screen.findByText('Line 7, column 31: expected a number of goals')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Take this file' })).toBeNull()
  })

  it('that is larger than any season is not read at all', async () => {
    const { calls } = await choose('huge.csv', 'x'.repeat(5_000_001))
    expect(await screen.findByText(/^Choose a file of at most/)).toBeTruthy()
    expect(calls.filter(({ call }) => call === CHECK)).toEqual([])
  })

  it('is taken into no other season than the one that it was checked for', async () => {
    const { user, callsOf } = await choose()
    await screen.findByRole('button', { name: 'Take this file' })
    const season = screen.getByLabelText('Season')
    fireEvent.submit(screen.getByRole('form', { name: 'Import' }))
    fireEvent.change(season, { target: { value: '2025-26' } })
    await waitFor(() => expect(callsOf(CHECK)).toHaveLength(2))
    await waitFor(() => expect(screen.getByLabelText('File').ariaDisabled).toBeNull())
    expect(screen.queryByRole('button', { name: 'Take this file' })).toBeNull()
    await user.type(season, '{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Take this file' }))
    await waitFor(() => expect(callsOf(TAKE)).toHaveLength(1))
    expect(callsOf(TAKE)[0]?.body).toMatchObject({ season: '2025-26' })
  })

  it('is checked again by a button once its season is mended', async () => {
    const fieldErrors = { season: ['Use small letters, digits and hyphens'] }
    answers[CHECK] = { status: 400, body: { message: 'Not valid', fieldErrors } }
    const { user } = await choose()
    await screen.findByText('Use small letters, digits and hyphens')
    answers[CHECK] = { body: PREVIEW }
    await user.click(screen.getByRole('button', { name: 'Check round.csv' }))
    await user.click(await screen.findByRole('button', { name: 'Leave it' }))
    expect(screen.queryByRole('button', { name: 'Check round.csv' })).toBeNull()
  })

  it('that the device does not give is not sent, and can be chosen again', async () => {
    const { calls } = await choose('round.csv', TEXT, new DOMException('', 'NotReadableError'))
    await waitFor(() => expect(screen.getByLabelText('File').ariaDisabled).toBeNull())
    expect(calls.filter(({ call }) => call === CHECK)).toEqual([])
  })

  it('leads to the season that took it, whatever is typed for the next file', async () => {
    const { user } = await choose()
    await user.click(await screen.findByRole('button', { name: 'Take this file' }))
    const link = await screen.findByRole('link', { name: 'To the season' })
    await user.type(screen.getByLabelText('Season'), '8')
    expect(link.getAttribute('href')).toBe('/seasons/gpl~2026-27')
  })
})
