import { expect, it, jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { inHost } from 'shared-ui/testing'
import { SessionContext } from '../session/session-context.ts'

/** The form as on a visit that has shown no other one: its fields come after its button. */
function SignInForm() {
  const [isComplete, setIsComplete] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsComplete(true))
    return () => clearTimeout(timer)
  }, [])
  return (
    <form>
      <div>{isComplete && <input aria-label="Username" />}</div>
      <button type="submit">Sign in</button>
    </form>
  )
}
jest.unstable_mockModule('./SignInForm.tsx', () => ({ SignInForm }))
const { InterruptedDialog } = await import('./InterruptedDialog.tsx')

/** Opens a dialog as browsers do: the first thing in it gets the focus. */
function showModal(this: HTMLDialogElement) {
  this.open = true
  this.querySelector<HTMLElement>('input, button')?.focus()
}

it('leads the keyboard to the first field, also when that comes after the dialog', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal })
  const nothing = () => Promise.resolve()
  const state = { kind: 'unknown' } as const
  const session = { state, call: nothing, refresh: nothing, signOut: nothing }
  render(
    inHost(
      <SessionContext value={{ ...session, giveUp: () => undefined }}>
        <InterruptedDialog isOpen />
      </SessionContext>,
    ),
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign in' }))
  const username = await screen.findByLabelText('Username')
  await waitFor(() => expect(document.activeElement).toBe(username))
})
