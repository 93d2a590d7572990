import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AdjustmentResponse } from 'shared-contracts/league/adjustment'
import type { DeskSeason } from 'shared-contracts/league/desk-season'
import type { DeskAnswers } from '../../../testing/answer-desk.ts'
import { isAskedOnClosing } from '../../../testing/is-asked-on-closing.ts'
import { openLeague } from '../testing.tsx'
import { Adjustments } from './Adjustments.tsx'

const ADD = 'POST /api/desk/league/seasons/2026-27/adjustments'
const WITHDRAW = 'POST /api/desk/league/seasons/2026-27/adjustments/7/withdraw'
const HEARTS = { slug: 'hearts-of-oak', name: 'Hearts of Oak' }
const DECISION: AdjustmentResponse = {
  ...{ id: 7, club: HEARTS, points: -3, reason: 'Fielded a suspended player', withdraws: null },
  ...{ on: '2026-11-20', at: '2026-11-21T09:00:00.000Z', by: 'league-editor' },
}
const SEASON: DeskSeason = {
  ...{ slug: '2026-27', name: '2026/27', address: '2026-27', revision: 3 },
  ...{ startsOn: '2026-10-18', endsOn: '2027-06-13', timeZone: 'Africa/Accra', clock: null },
  ...{ isSample: false, isCurrent: true, clubCount: 1, matches: 0, results: 0 },
  ...{ pointsForWin: 3, tieBreakers: [], zones: [], currentRound: null, rounds: [] },
  competition: { slug: 'gpl', name: 'Ghana Premier League' },
  clubs: [{ club: HEARTS, manager: '', ground: '', players: 0 }],
  adjustments: [],
}
let answers: DeskAnswers

beforeEach(() => {
  answers = {
    [ADD]: { body: { edit: 1, record: DECISION } },
    [WITHDRAW]: { body: { edit: 2, record: { ...DECISION, id: 8, points: 3, withdraws: 7 } } },
  }
})

const open = (adjustments: readonly AdjustmentResponse[]) =>
  openLeague(
    <Adjustments season={{ ...SEASON, adjustments: [...adjustments] }} />,
    '/seasons/:season',
    '/seasons/2026-27',
    answers,
  )

describe('points by decision', () => {
  it('are entered with club, points, reason and day', async () => {
    const { user, callsOf } = open([])
    await user.click(screen.getByRole('button', { name: 'Add a decision' }))
    await user.type(screen.getByLabelText('Points'), '-3')
    await user.type(screen.getByLabelText('Reason'), DECISION.reason)
    await user.click(screen.getByRole('button', { name: 'Enter the decision' }))
    await waitFor(() => expect(callsOf(ADD)).toHaveLength(1))
    expect(callsOf(ADD)[0]?.body).toMatchObject({
      ...{ club: 'hearts-of-oak', points: -3, reason: DECISION.reason },
    })
  })

  it('have one key for each opened form, so that a lost answer doubles none', async () => {
    const { user, callsOf } = open([])
    const enter = async () => {
      const button = screen.getByRole('button', { name: 'Enter the decision' })
      await user.click(button)
      await waitFor(() => expect(button.ariaDisabled !== null && button.isConnected).toBe(false))
    }
    const fill = async () => {
      await user.click(screen.getByRole('button', { name: 'Add a decision' }))
      await user.type(screen.getByLabelText('Points'), '-3')
      await user.type(screen.getByLabelText('Reason'), DECISION.reason)
    }
    const known = answers[ADD]!
    answers[ADD] = { status: 503, body: { message: 'Try again' } }
    await fill()
    await enter()
    answers[ADD] = known
    await enter()
    await fill()
    await enter()
    expect(callsOf(ADD)).toHaveLength(3)
    const [first, again, another] = callsOf(ADD).map(({ headers }) => headers['Idempotency-Key'])
    expect(first).toEqual(expect.any(String))
    expect(again).toBe(first)
    expect(another).not.toBe(first)
  })

  it('are not left half entered without asking', async () => {
    const { user } = open([])
    await user.click(screen.getByRole('button', { name: 'Add a decision' }))
    expect(isAskedOnClosing()).toBe(false)
    await user.type(screen.getByLabelText('Reason'), DECISION.reason)
    expect(isAskedOnClosing()).toBe(true)
  })

  it('are taken back with a reason, and never deleted', async () => {
    const { user, callsOf } = open([DECISION])
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText('Reason'), 'The appeal was upheld')
    await user.click(dialog.getByRole('button', { name: 'Withdraw it' }))
    await waitFor(() => expect(callsOf(WITHDRAW)).toHaveLength(1))
    expect(callsOf(WITHDRAW)[0]?.body).toEqual({ reason: 'The appeal was upheld' })
  })

  it('that are taken back offer nothing more', () => {
    open([DECISION, { ...DECISION, id: 8, points: 3, withdraws: 7 }])
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
    expect(screen.getByText('Withdrawn')).toBeTruthy()
  })

  it('that stand again, as their withdrawal was undone, can be taken back once more', () => {
    const withdrawal = { ...DECISION, id: 8, points: 3, withdraws: 7 }
    open([DECISION, withdrawal, { ...DECISION, id: 9, withdraws: 8 }])
    expect(screen.getAllByRole('button', { name: 'Withdraw' })).toHaveLength(1)
    expect(screen.getByText('Withdrawn')).toBeTruthy()
    expect(screen.getByText('Takes one back')).toBeTruthy()
  })

  it('leave the form of another one open when the answer about the one before comes', async () => {
    const { user, callsOf } = open([DECISION, { ...DECISION, id: 9, points: -1 }])
    const [first, second] = screen.getAllByRole('button', { name: 'Withdraw' })
    await user.click(first!)
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText('Reason'), 'The appeal was upheld')
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw it' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    fireEvent.click(second!)
    await waitFor(() => expect(callsOf(WITHDRAW)).toHaveLength(1))
    await act(() => new Promise((done) => setTimeout(done)))
    expect(dialog.getByText(/^Hearts of Oak, −1/)).toBeTruthy()
  })
})
