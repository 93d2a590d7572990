import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { inHost } from 'shared-ui/testing'
import { SessionContext } from '../session/session-context.ts'
import { SIGNED_IN } from '../testing/signed-in.ts'
import { SiteHeader } from './SiteHeader.tsx'

/** The header with its menu open, as on a phone. */
async function openMenu() {
  const user = userEvent.setup({ delay: null })
  render(
    inHost(
      <SessionContext value={SIGNED_IN}>
        <SiteHeader />
        <input aria-label="Title" />
      </SessionContext>,
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  return user
}

it('Escape closes the menu and gives the focus back to its button', async () => {
  const user = await openMenu()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Today' }))
  await user.keyboard('{Escape}')
  const button = screen.getByRole('button', { name: 'Open menu' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
  expect(screen.queryByRole('link', { name: 'Today' })).toBeNull()
})

it('Escape in a field of the page closes the menu and leaves the focus there', async () => {
  const user = await openMenu()
  await user.click(screen.getByLabelText('Title'))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
})
