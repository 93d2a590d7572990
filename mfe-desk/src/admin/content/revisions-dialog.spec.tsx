import { describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { inHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { STORIES } from './content-parts.tsx'
import { RevisionsDialog } from './RevisionsDialog.tsx'

const CALL = 'GET /api/desk/stories/4/revisions?perPage=50'

/** Revisions as the API returns them, newest first. */
const revisions = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => ({
    ...{ revision: newest - index, at: '2026-11-22T09:00:00.000Z', by: 'Ama' },
    fields: { title: `Title ${newest - index}` },
  }))

function open(revision: number, answers: DeskAnswers) {
  answerDesk(answers)
  const nothing = () => Promise.resolve()
  const state = { kind: 'unknown' } as const
  const session = { state, call: callDesk, refresh: nothing, giveUp: nothing, signOut: nothing }
  const onRestore = jest.fn<(revision: number) => Promise<void>>(() => Promise.resolve())
  const record = { id: 4, revision, title: `Title ${revision}` }
  const onClose = jest.fn()
  const shown = { content: STORIES, record, onClose, onRestore }
  const dialog = (isOpen: boolean) =>
    inHost(
      <CoreAdminContext>
        <SessionContext value={session}>
          <RevisionsDialog {...shown} isOpen={isOpen} />
        </SessionContext>
      </CoreAdminContext>,
    )
  const { rerender } = render(dialog(true))
  return { onRestore, onClose, show: (isOpen: boolean) => rerender(dialog(isOpen)) }
}
// Queries by text: role queries over hundreds of elements take seconds.
const older = () => screen.queryByText('Older revisions', { selector: 'button' })

describe('the revisions of a record', () => {
  it('are shown a page at a time, back to the first, which can be restored', async () => {
    const { onRestore } = open(60, {
      [CALL]: { body: revisions(60, 11) },
      [`${CALL}&before=11`]: { body: revisions(10, 1) },
    })
    await screen.findByText('Revision 11')
    fireEvent.click(older() as HTMLElement)
    const first = (await screen.findByText('Revision 1')).closest('li') as HTMLElement
    expect(older()).toBeNull()
    expect(screen.getAllByText(/^Revision \d+$/)).toHaveLength(60)
    fireEvent.click(within(first).getByText('Restore'))
    expect(onRestore.mock.calls).toEqual([[1]])
  })

  it('are restored one at a time', async () => {
    const { onRestore, onClose } = open(3, { [CALL]: { body: revisions(3, 1) } })
    let end: () => void = () => undefined
    onRestore.mockImplementation(() => new Promise((resolve) => (end = resolve)))
    await screen.findByText('Revision 1')
    const restore = () => screen.getAllByText('Restore')[0] as HTMLButtonElement
    fireEvent.click(restore())
    fireEvent.click(restore())
    expect(onRestore.mock.calls).toEqual([[2]])
    expect(onClose).not.toHaveBeenCalled()
    act(() => end())
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  it('stay open when they were opened again before one was restored', async () => {
    const { onRestore, onClose, show } = open(3, { [CALL]: { body: revisions(3, 1) } })
    let end: () => void = () => undefined
    onRestore.mockImplementation(() => new Promise((resolve) => (end = resolve)))
    await screen.findByText('Revision 1')
    fireEvent.click(screen.getAllByText('Restore')[0] as HTMLButtonElement)
    show(false)
    // The dialog itself tells that it was closed.
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    show(true)
    await act(() => {
      end()
      return Promise.resolve()
    })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('are all there at once where they are few', async () => {
    open(3, { [CALL]: { body: revisions(3, 1) } })
    await screen.findByText('Revision 1')
    expect(older()).toBeNull()
  })
})
