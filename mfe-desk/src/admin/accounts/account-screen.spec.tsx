import { beforeAll, expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, type RouterProvider } from 'ra-core'
import { inHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { hostToLeave, openDialogs } from '../../testing/host-to-leave.ts'
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

beforeAll(openDialogs)

/** Renames an account, and leaves it by saving. */
async function saveAndLeave(answers: DeskAnswers) {
  answerDesk({ 'GET /api/desk/accounts/2': { body: KOFI }, ...answers })
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
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kofi Mensah')
})

it('an account is left once its change is saved', async () => {
  const { isLeft } = await saveAndLeave({ [CHANGE]: { body: { ...KOFI, revision: 4 } } })
  await waitFor(() => expect(isLeft()).toBe(true))
})
