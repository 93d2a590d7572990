import { expect, it, jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { HostContext, type RemoteNavigator } from 'shared-contracts/host'
import { Router } from 'shared-contracts/router'
import { testHost } from 'shared-ui/testing'
import { callDesk } from '../desk-api/desk-api.ts'
import { SessionContext } from '../session/session-context.ts'
import { SESSION } from '../testing/answer-desk.ts'
import { AccountMenu } from './AccountMenu.tsx'

const STORY = { pathname: '/stories/1', search: '', hash: '', state: null, key: 'a-key' }

/** The menu over a story, in a host that a form with unsaved text may hold. */
function open(isHeld: boolean, end: 'at once' | 'later') {
  let ended: () => void = () => undefined
  const signOut = jest.fn(
    () => new Promise<void>((resolve) => (end === 'later' ? (ended = resolve) : resolve())),
  )
  const told = { call: callDesk, refresh: () => Promise.resolve(), giveUp: () => undefined }
  const session = { ...SESSION, parts: [...SESSION.parts] }
  const state = { kind: 'signed-in', session, provider: null, isInterrupted: false } as const
  const paths: string[] = []
  function Site() {
    const [location, setLocation] = useState<typeof STORY & { state: unknown }>(STORY)
    const move: RemoteNavigator['push'] = (to, next = null) => {
      const pathname = typeof to === 'string' ? to : (to.pathname ?? '/')
      paths.push(pathname)
      if (!isHeld) setLocation({ ...STORY, pathname, state: next as null })
    }
    const host = testHost({ navigator: { ...testHost().navigator, push: move, replace: move } })
    return (
      <HostContext value={host}>
        <Router location={location} navigator={host.navigator}>
          <SessionContext value={{ ...told, state, signOut }}>
            <AccountMenu account={SESSION.account} />
          </SessionContext>
        </Router>
      </HostContext>
    )
  }
  render(<Site />)
  return { signOut, ended: () => ended(), paths, user: userEvent.setup({ delay: null }) }
}

const pressSignOut = async (isHeld: boolean, end: 'at once' | 'later' = 'at once') => {
  const opened = open(isHeld, end)
  await opened.user.click(screen.getByRole('button', { name: SESSION.account.name }))
  await opened.user.click(screen.getByRole('button', { name: 'Sign out' }))
  return opened
}

it('signs out once, and leaves no entry that would do it again', async () => {
  const { signOut, paths } = await pressSignOut(false)
  await waitFor(() => expect(paths).toEqual(['/', '/']))
  expect(signOut).toHaveBeenCalledTimes(1)
})

it('keeps the state of a sign-out until it has ended', async () => {
  const { ended, paths } = await pressSignOut(false, 'later')
  await waitFor(() => expect(paths).toEqual(['/']))
  ended()
  await waitFor(() => expect(paths).toEqual(['/', '/']))
})

it('does not sign out while a form with unsaved text holds the navigation', async () => {
  const { signOut, paths } = await pressSignOut(true)
  expect(paths).toEqual(['/'])
  expect(signOut).not.toHaveBeenCalled()
})

it('a long name gives way to the other controls of a narrow header, and is still read out whole', () => {
  open(false, 'at once')
  const button = screen.getByRole('button', { name: SESSION.account.name })
  const label = screen.getByText(SESSION.account.name)
  const styleOf = (element: Element | null, name: string) =>
    element && getComputedStyle(element).getPropertyValue(name)
  expect([
    styleOf(button.parentElement, 'min-width'),
    styleOf(button, 'max-width'),
    styleOf(label, 'overflow'),
    styleOf(label, 'text-overflow'),
  ]).toEqual(['0', '100%', 'hidden', 'ellipsis'])
})
