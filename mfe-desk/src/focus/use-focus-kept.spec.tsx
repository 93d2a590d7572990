import { expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { useFocusKept } from './use-focus-kept.ts'

function Form({ onSent }: { readonly onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  useFocusKept(form)
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        onSent()
      }}
    >
      <input aria-label="Password" />
    </form>
  )
}

/** @param isLate whether the next screen is empty at first. */
function Page({ isLate }: { readonly isLate: boolean }) {
  const [isSent, setIsSent] = useState(false)
  const [isHere, setIsHere] = useState(!isLate)
  useEffect(() => {
    if (isSent) queueMicrotask(() => setIsHere(true))
  }, [isSent])
  return (
    <main>
      {!isSent && <Form onSent={() => setIsSent(true)} />}
      {isSent && isHere && <h1>Today</h1>}
    </main>
  )
}

it.each([
  ['is there', false],
  ['comes a moment later', true],
])(
  'a form that goes away by Enter hands the focus on to the heading that %s',
  async (_, isLate) => {
    render(<Page isLate={isLate} />)
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}')
    const heading = await screen.findByRole('heading', { name: 'Today' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  },
)
