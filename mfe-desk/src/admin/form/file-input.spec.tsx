import { expect, it, jest } from '@jest/globals'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { FileInput } from './FileInput.tsx'

const CONTROL = { id: 'file', 'aria-invalid': false, 'aria-describedby': undefined }
const FILE = new File(['text'], 'prices.csv', { type: 'text/csv' })
const onChoose = jest.fn()

const aField = (isBusy: boolean) => (
  <>
    <label htmlFor="file">File</label>
    <FileInput control={CONTROL} accept=".csv" isBusy={isBusy} onChoose={onChoose} />
  </>
)

it('a field for a file keeps the focus while it is busy, and takes no other file until then', async () => {
  const { rerender } = render(aField(false))
  const user = userEvent.setup({ delay: null })
  const field = screen.getByLabelText('File')
  await user.upload(field, FILE)
  expect(onChoose.mock.calls).toEqual([[FILE]])
  rerender(aField(true))
  expect(field.ariaDisabled).toBe('true')
  expect(field).toHaveProperty('disabled', false)
  const press = createEvent.click(field)
  fireEvent(field, press)
  // The browser opens no dialog.
  expect(press.defaultPrevented).toBe(true)
  fireEvent.change(field, { target: { files: [FILE] } })
  expect(onChoose).toHaveBeenCalledTimes(1)
})
