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
      <input type="search" aria-label="Search" />
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

// WebKit closes no dialog on these; other browsers clear a filled field first.
it.each([
  ['an empty search field closes it', '', 1],
  ['a filled one only clears that', 'kotoko', 0],
])('Escape in %s', (_, value, times) => {
  render(inHost(<Owner />))
  const field = screen.getByRole('searchbox')
  fireEvent.change(field, { target: { value } })
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(times === 0)
  expect(onClose).toHaveBeenCalledTimes(times)
  fireEvent.keyDown(screen.getByText('Close'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(times)
})
