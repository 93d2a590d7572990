import { expect, it } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, type RouterProvider } from 'ra-core'
import { inHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { hostToLeave } from '../../testing/host-to-leave.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { deskRouter } from '../router/desk-router.tsx'
import { AccountScreen } from './AccountScreen.tsx'

const CHANGE = 'PUT /api/desk/accounts/2'
const KOFI = {
  ...{ id: 2, revision: 3, updatedAt: '2026-11-20T09:00:00.000Z', updatedBy: 'Ama' },
  ...{ name: 'Kofi', username: 'kofi', role: 'office', state: 'active', passkeys: 0 },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', lastSignInAt: null, hasTotp: false },
}
/** The tests' host has a router of its own already. */
const router: RouterProvider = { ...deskRouter, RouterWrapper: ({ children }) => <>{children}</> }

const READ = 'GET /api/desk/accounts/2'
const name = () => screen.getByLabelText<HTMLInputElement>('Name')

/** Opens an account, and types more of the name. */
async function renamed(answers: DeskAnswers) {
  const { callsOf } = answerDesk(answers)
  const { host, leave, isLeft } = hostToLeave()
  const nothing = () => Promise.resolve()
  const state = { kind: 'unknown' } as const
  render(
    inHost(
      <CoreAdminContext
        routerProvider={router}
        dataProvider={createDataProvider(callDesk, () => undefined)}
      >
        <SessionContext
          value={{
            state,
            call: callDesk,
            refresh: nothing,
            giveUp: () => undefined,
            signOut: nothing,
          }}
        >
          <AccountScreen id="2" />
        </SessionContext>
      </CoreAdminContext>,
      host,
      'loom',
      '/accounts/2',
    ),
  )
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('Name'), ' Mensah')
  return { callsOf, isLeft, leave, user }
}

async function saveAndLeave(answers: DeskAnswers) {
  const { isLeft, leave, user } = await renamed({ [READ]: { body: KOFI }, ...answers })
  leave()
  await user.click(screen.getByRole('button', { name: 'Save and leave' }))
  return { isLeft }
}

it('an account whose change is refused is not left by saving', async () => {
  const { isLeft } = await saveAndLeave({
    [CHANGE]: { status: 400, body: { fieldErrors: { name: ['Somebody has this name'] } } },
  })
  expect(await screen.findByText('Somebody has this name')).toBeTruthy()
  expect(isLeft()).toBe(false)
  expect(name().value).toBe('Kofi Mensah')
})

it('an account is left once its change is saved', async () => {
  const { isLeft } = await saveAndLeave({ [CHANGE]: { body: { ...KOFI, revision: 4 } } })
  await waitFor(() => expect(isLeft()).toBe(true))
})

it('what is typed into an account while it is saved stays, and is saved next', async () => {
  const answers: DeskAnswers = { [READ]: { body: KOFI } }
  answers[CHANGE] = () => {
    fireEvent.change(name(), { target: { value: 'Kofi Mensah-Asante' } })
    answers[READ] = { body: { ...KOFI, revision: 4, name: 'Kofi Mensah' } }
    return { body: { ...KOFI, revision: 4, name: 'Kofi Mensah' } }
  }
  const { callsOf, user } = await renamed(answers)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Kofi Mensah' })).toBeTruthy()
  expect(name().value).toBe('Kofi Mensah-Asante')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(callsOf(CHANGE).map(({ body }) => body)).toMatchObject([
    { name: 'Kofi Mensah', revision: 3 },
    { name: 'Kofi Mensah-Asante', revision: 4 },
  ])
})

it('an account that somebody else has changed meanwhile keeps what is typed, and no other field', async () => {
  const answers: DeskAnswers = { [READ]: { body: KOFI } }
  await renamed(answers)
  answers[READ] = { body: { ...KOFI, revision: 4, role: 'personnel' } }
  // A lost network is back: what may be outdated is loaded again.
  for (const event of ['offline', 'online']) act(() => void window.dispatchEvent(new Event(event)))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Role').value).toBe('personnel'),
  )
  expect(name().value).toBe('Kofi Mensah')
})

it('an account that somebody else has changed is saved by the next press, which says what it replaces', async () => {
  const now = { ...KOFI, revision: 4, name: 'Kofi A. Mensah', role: 'personnel' }
  const answers: DeskAnswers = { [READ]: { body: KOFI } }
  answers[CHANGE] = () => {
    answers[READ] = { body: now }
    answers[CHANGE] = { body: { ...now, revision: 5, name: 'Kofi Mensah' } }
    return { status: 409, body: { message: 'Somebody else was first', current: now } }
  }
  const { callsOf, user } = await renamed(answers)
  const save = screen.getByRole('button', { name: 'Save' })
  await user.click(save)
  expect(await screen.findByText('It is now Kofi A. Mensah. Save to replace it')).toBeTruthy()
  await waitFor(() => expect(save.ariaDisabled).toBeNull())
  await user.click(save)
  await waitFor(() => expect(callsOf(CHANGE)).toHaveLength(2))
  expect(callsOf(CHANGE)[1]?.body).toMatchObject({
    ...{ name: 'Kofi Mensah', role: 'personnel', revision: 4 },
  })
})

it('an account with one passkey says so', async () => {
  await renamed({ [READ]: { body: { ...KOFI, passkeys: 1 } } })
  expect(screen.getByText('Username kofi. 1 passkey, no one-time codes.')).toBeTruthy()
})
