import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { inHost } from 'shared-ui/testing'
import { Dialog } from './Dialog.tsx'

it('a dialog that closes with a change is closed before the focus moves to what tells of the change', async () => {
  /** Whether the dialog was still open, and would have refused the focus. */
  let wasOpen: boolean | undefined
  function Notice() {
    useEffect(() => {
      wasOpen = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).open
    }, [])
    return <p>Withdrawn</p>
  }
  function Page() {
    const [isDone, setIsDone] = useState(false)
    return (
      <>
        {isDone && <Notice />}
        <Dialog title="Withdraw" isOpen={!isDone} onClose={() => undefined}>
          <button onClick={() => setIsDone(true)}>Withdraw it</button>
        </Dialog>
      </>
    )
  }
  render(inHost(<Page />))
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw it' }))
  expect(screen.getByText('Withdrawn')).toBeTruthy()
  expect(wasOpen).toBe(false)
})
