import { beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { DeskAnswers } from '../../../testing/answer-desk.ts'
import { isAskedOnClosing } from '../../../testing/is-asked-on-closing.ts'
import { openLeague } from '../testing.tsx'
import { SquadScreen } from './SquadScreen.tsx'

const READ = 'GET /api/desk/league/seasons/2026-27/squads/hearts-of-oak'
const CHECK = 'POST /api/desk/league/seasons/2026-27/squads/hearts-of-oak/check'
const TAKE = 'PUT /api/desk/league/seasons/2026-27/squads/hearts-of-oak'
const CLUB = { slug: 'hearts-of-oak', name: 'Hearts of Oak' }
const EMPTY = { seasonAddress: '2026-27', club: CLUB, revision: 4, players: [] }
const LINE = {
  line: 1,
  shirtNumber: 1,
  name: 'Kofi Mensah',
  position: 'Goalkeeper',
  birthDate: '1998-04-23',
  player: null,
  outcome: 'joins',
}
const END = 'POST /api/desk/league/seasons/2026-27/squads/hearts-of-oak/end'
const TEXT = '1; Kofi Mensah; GK; 1998-04-23'
let answers: DeskAnswers

beforeEach(() => {
  answers = {
    [READ]: { body: EMPTY },
    [CHECK]: { body: { lines: [LINE], leaving: [], faults: [] } },
    [TAKE]: { body: { edit: 5, record: EMPTY } },
  }
})

const paste = async () => {
  const opened = openLeague(
    <SquadScreen />,
    '/seasons/:season/squads/:club',
    '/seasons/2026-27/squads/hearts-of-oak',
    answers,
  )
  await screen.findByRole('heading', { name: 'Squad: Hearts of Oak' })
  await opened.user.click(screen.getByRole('textbox', { name: 'Players' }))
  await opened.user.paste(TEXT)
  await opened.user.click(screen.getByRole('button', { name: 'Check the list' }))
  return opened
}

describe('a pasted squad', () => {
  it('says what each line comes to before anything is taken', async () => {
    const { user, callsOf } = await paste()
    const lines = await screen.findByRole('region', { name: 'What the list comes to' })
    expect(within(lines).getAllByRole('row')[1]?.textContent).toBe(
      '11Kofi Mensah (new)GoalkeeperApr 23, 1998Joins',
    )
    screen.getByText('1 joins, 0 change, 0 stay as they are, 0 leave.')
    expect(callsOf(TAKE)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Take this squad' }))
    await waitFor(() => expect(callsOf(TAKE)).toHaveLength(1))
    expect(callsOf(TAKE)[0]).toMatchObject({
      headers: { 'If-Match': '"4"' },
      body: { text: TEXT, endsOthers: false, on: null },
    })
  })

  it('with mistakes tells each by its line, and cannot be taken', async () => {
    const faults = [{ line: 3, column: 12, message: 'Enter a position, such as GK' }]
    answers[CHECK] = { body: { lines: [LINE], leaving: [], faults } }
    await paste()
    expect(await screen.findByText('Line 3, column 12: Enter a position, such as GK')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Take this squad' })).toBeNull()
  })

  it('is not left without asking until it is taken, nor is what was typed meanwhile', async () => {
    const { user, callsOf } = await paste()
    expect(isAskedOnClosing()).toBe(true)
    const field = screen.getByLabelText('Players')
    const check = screen.getByRole('button', { name: 'Check the list' })
    fireEvent.click(await screen.findByRole('button', { name: 'Take this squad' }))
    fireEvent.change(field, { target: { value: '2; Yaw Boateng; DF' } })
    expect(check.ariaDisabled).toBe('true')
    await waitFor(() => expect(check.ariaDisabled).toBeNull())
    expect(callsOf(TAKE)).toHaveLength(1)
    expect(field).toHaveProperty('value', '2; Yaw Boateng; DF')
    await user.click(check)
    await user.click(await screen.findByRole('button', { name: 'Take this squad' }))
    await waitFor(() => expect(field).toHaveProperty('value', ''))
    expect(isAskedOnClosing()).toBe(false)
  })

  it('that is changed after it was checked is checked again', async () => {
    const { user } = await paste()
    await screen.findByRole('button', { name: 'Take this squad' })
    await user.type(screen.getByLabelText('Players'), '\n2; Yaw Boateng; DF')
    expect(screen.queryByRole('button', { name: 'Take this squad' })).toBeNull()
  })

  it('that is changed while it is checked is not taken by what the check says', async () => {
    const { callsOf } = await paste()
    const check = screen.getByRole('button', { name: 'Check the list' })
    await screen.findByRole('button', { name: 'Take this squad' })
    fireEvent.click(check)
    fireEvent.change(screen.getByLabelText('Players'), { target: { value: '2; Yaw Boateng; DF' } })
    await waitFor(() => expect(callsOf(CHECK)).toHaveLength(2))
    await waitFor(() => expect(check.ariaDisabled).toBeNull())
    expect(screen.queryByRole('button', { name: 'Take this squad' })).toBeNull()
  })

  it('is checked again when a player has left the squad since', async () => {
    const spell = { id: 9, player: { slug: 'yaw-addo', name: 'Yaw Addo' }, shirtNumber: 4 }
    const player = { ...spell, position: null, birthDate: null, from: null, to: null }
    answers[READ] = { body: { ...EMPTY, players: [player] } }
    answers[END] = () => {
      const record = { ...EMPTY, revision: 5, players: [{ ...player, to: '2026-12-01' }] }
      answers[READ] = { body: record }
      return { body: { edit: 6, record } }
    }
    const { user } = await paste()
    await screen.findByRole('button', { name: 'Take this squad' })
    await user.selectOptions(screen.getByLabelText('Player'), 'Yaw Addo')
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-01' } })
    await user.click(screen.getByRole('button', { name: 'End the time in the squad' }))
    await screen.findByText(/^to /)
    expect(screen.queryByRole('button', { name: 'Take this squad' })).toBeNull()
  })
})

it('the end of a spell is not sent for a player who has left by a pasted list', async () => {
  const spell = { player: { slug: 'yaw-addo', name: 'Yaw Addo' }, shirtNumber: 4 }
  const player = { ...spell, id: 9, position: null, birthDate: null, from: null, to: null }
  const other = { ...player, id: 10, player: { slug: 'kofi', name: 'Kofi Mensah' } }
  answers[READ] = { body: { ...EMPTY, players: [player, other] } }
  answers[TAKE] = () => {
    const players = [{ ...player, to: '2026-12-01' }, other]
    const record = { ...EMPTY, revision: 5, players }
    answers[READ] = { body: record }
    return { body: { edit: 6, record } }
  }
  answers[END] = { status: 400, body: { fieldErrors: { spell: ['Choose a player'] } } }
  const { user, callsOf } = await paste()
  await user.selectOptions(screen.getByLabelText('Player'), 'Yaw Addo')
  await user.click(await screen.findByRole('button', { name: 'Take this squad' }))
  await screen.findByText(/^to /)
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-02' } })
  await user.click(screen.getByRole('button', { name: 'End the time in the squad' }))
  expect(screen.getByLabelText('Player')).toHaveProperty('value', '')
  expect(callsOf(END)[0]?.body).toEqual({ on: '2026-12-02' })
})
