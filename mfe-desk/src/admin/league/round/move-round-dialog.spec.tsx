import { expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import type { MoveRound } from 'shared-contracts/league/desk-round'
import { inHost } from 'shared-ui/testing'
import { MoveRoundDialog } from './MoveRoundDialog.tsx'

function open() {
  let end: () => void = () => undefined
  const onMove = jest.fn((_move: MoveRound) => new Promise<void>((resolve) => (end = resolve)))
  const onClose = jest.fn()
  const dialog = (isOpen: boolean) =>
    inHost(
      <CoreAdminContext>
        <MoveRoundDialog name="Matchday 3" isOpen={isOpen} onClose={onClose} onMove={onMove} />
      </CoreAdminContext>,
    )
  const { rerender } = render(dialog(true))
  fireEvent.change(screen.getByLabelText('By days'), { target: { value: '7' } })
  fireEvent.click(screen.getByRole('button', { name: 'Move the round' }))
  const answer = () =>
    act(() => {
      end()
      return Promise.resolve()
    })
  return { onMove, onClose, answer, show: (isOpen: boolean) => rerender(dialog(isOpen)) }
}

it('moves a round, and closes once it is moved', async () => {
  const { onMove, onClose, answer } = open()
  expect(onMove).toHaveBeenCalledWith({ byDays: 7, toDay: null, reason: '' })
  expect(onClose).not.toHaveBeenCalled()
  await answer()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

it('stays open when it was opened again before the round was moved', async () => {
  const { onClose, answer, show } = open()
  show(false)
  // The dialog itself tells that it was closed.
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  show(true)
  await answer()
  expect(onClose).toHaveBeenCalledTimes(1)
})
