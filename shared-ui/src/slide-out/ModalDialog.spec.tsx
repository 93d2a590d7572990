import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { inHost } from '../testing/in-host.tsx'
import { ModalDialog } from './ModalDialog.tsx'

const onClose = jest.fn()

beforeEach(() => void onClose.mockClear())
afterEach(cleanup)

function Owner() {
  const [isOpen, setIsOpen] = useState(true)
  const close = () => {
    onClose()
    setIsOpen(false)
  }
  return (
    <ModalDialog label="Cart" placement="right" isOpen={isOpen} onClose={close}>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => setIsOpen(false)}>
        Cancel
      </button>
    </ModalDialog>
  )
}

it.each([
  ['once of a press on its close button', () => fireEvent.click(screen.getByText('Close')), 1],
  ['nothing of what the owner did', () => fireEvent.click(screen.getByText('Cancel')), 0],
  [
    'once that the browser closed it on Escape',
    () => act(() => screen.getByRole<HTMLDialogElement>('dialog').close()),
    1,
  ],
])('tells its owner %s', (_what, step, times) => {
  render(inHost(<Owner />))
  step()
  expect(onClose).toHaveBeenCalledTimes(times)
})
