import { expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { ActionButton } from './ActionButton.tsx'

it('a form is not sent again while it is busy, neither by its button nor by Enter', async () => {
  const onSubmit = jest.fn()
  const form = (isBusy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input aria-label="Name" />
      <ActionButton type="submit" disabled={isBusy}>
        Save
      </ActionButton>
    </form>
  )
  const { rerender } = render(form(false))
  const user = userEvent.setup({ delay: null })
  const save = screen.getByRole('button', { name: 'Save' })
  await user.click(save)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  rerender(form(true))
  await user.click(save)
  expect(document.activeElement).toBe(save)
  await user.type(screen.getByLabelText('Name'), 'Efua{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

/** Rows with a button each, which is gone when it is pressed. */
function Rows({
  rows,
  isInPart,
}: {
  readonly rows: readonly string[]
  readonly isInPart: boolean
}) {
  const [left, setLeft] = useState(rows)
  const list = left.map((row) => (
    <ActionButton key={row} onClick={() => setLeft(left.filter((one) => one !== row))}>
      Remove {row}
    </ActionButton>
  ))
  return (
    <main>
      <h1>Account</h1>
      {isInPart ? (
        <section>
          <h2>Passkeys</h2>
          {list}
        </section>
      ) : (
        list
      )}
    </main>
  )
}

it.each([
  [true, 'Passkeys'],
  [false, 'Account'],
])(
  'a button that goes away leads to the heading around it: in a part %s',
  async (isInPart, name) => {
    render(<Rows rows={['phone', 'laptop']} isInPart={isInPart} />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove phone' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name }))
  },
)

it('a button that goes away together with its part leads to the heading of the screen', async () => {
  function Screen() {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <main>
        <h1>Import</h1>
        {isOpen && (
          <section>
            <h2>Unknown names</h2>
            <ActionButton onClick={() => setIsOpen(false)}>Go on</ActionButton>
          </section>
        )}
      </main>
    )
  }
  render(<Screen />)
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Import' }))
})

it('a button that goes away elsewhere leaves the keyboard where it is', async () => {
  const { rerender } = render(
    <main>
      <h1>Account</h1>
      <input aria-label="Name" />
      <ActionButton>Save</ActionButton>
    </main>,
  )
  screen.getByLabelText('Name').focus()
  rerender(
    <main>
      <h1>Account</h1>
      <input aria-label="Name" />
    </main>,
  )
  await act(() => Promise.resolve())
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})
