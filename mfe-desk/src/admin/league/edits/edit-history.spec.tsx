import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { Edit } from 'shared-contracts/league/desk-edit'
import type { DeskAnswers } from '../../../testing/answer-desk.ts'
import { openLeague } from '../testing.tsx'
import { EditHistory } from './EditHistory.tsx'

const LIST = 'GET /api/desk/league/edits?fixture=2026-10-18-a-b&page=1&perPage=20'
const OLDER = 'GET /api/desk/league/edits?fixture=2026-10-18-a-b&page=2&perPage=20'
const UNDO = 'POST /api/desk/league/edits/8/undo'
const EDIT: Edit = {
  ...{ id: 8, at: '2026-11-21T09:00:00.000Z', by: 'Ama Owusu', text: 'Matchday 3: 8 results' },
  ...{ season: '2026-27', undoes: null, undoneBy: null },
}
const SECOND = { ...EDIT, id: 7, text: 'Matchday 2: 8 results', undoneBy: 9 }
let answers: DeskAnswers

beforeEach(() => {
  answers = { [LIST]: { body: { items: [EDIT, SECOND], total: 2 } } }
})

const open = () =>
  openLeague(<EditHistory of={{ fixture: '2026-10-18-a-b' }} />, '/fixtures', '/fixtures', answers)

describe('the history of the desk', () => {
  it('says who saved what, and offers to undo what holds', async () => {
    answers[UNDO] = { body: { edit: 10 } }
    const { user, callsOf } = open()
    expect(await screen.findByRole('rowheader', { name: 'Matchday 2: 8 results' })).toBeTruthy()
    expect(screen.getAllByText('Ama Owusu')).toHaveLength(2)
    const [undo, ...others] = screen.getAllByRole('button', { name: /^Undo / })
    expect(others).toEqual([])
    await user.click(undo!)
    await waitFor(() => expect(callsOf(UNDO)).toHaveLength(1))
    await waitFor(() => expect(callsOf(LIST).length).toBeGreaterThan(1))
  })

  it('says why something cannot be undone any more', async () => {
    answers[UNDO] = { status: 409, body: { message: 'A match has changed since' } }
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Undo Matchday 3: 8 results' }))
    expect(
      await screen.findByRole('button', { name: 'Undo Matchday 3: 8 results' }),
    ).toHaveProperty('disabled', false)
  })

  it('goes back page by page', async () => {
    answers[LIST] = { body: { items: [EDIT], total: 21 } }
    answers[OLDER] = { body: { items: [SECOND], total: 21 } }
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Older' }))
    expect(await screen.findByRole('rowheader', { name: 'Matchday 2: 8 results' })).toBeTruthy()
    expect(screen.getByText('Page 2 of 2')).toBeTruthy()
  })
})
