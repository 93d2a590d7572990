import { expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { inHost } from 'shared-ui/testing'
import { SignedOutNotice } from './Notices.tsx'

it('the button to sign in hands the keyboard on to the heading once somebody has signed in', async () => {
  const page = (isSignedOut: boolean) =>
    inHost(
      <main>
        <h1>Hearts of Oak v Asante Kotoko</h1>
        {isSignedOut && <SignedOutNotice onSignIn={() => undefined} />}
      </main>,
    )
  const { rerender } = render(page(true))
  act(() => screen.getByRole('button', { name: 'Sign in' }).focus())
  rerender(page(false))
  await act(() => Promise.resolve())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
