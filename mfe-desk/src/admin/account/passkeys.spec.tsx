import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import type { OwnAccount } from 'shared-contracts/desk/account'
import { inHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk } from '../../testing/answer-desk.ts'
import { Passkeys } from './Passkeys.tsx'

const OPTIONS = 'POST /api/desk/account/passkeys/options'

function open(own: Partial<OwnAccount>) {
  const refusal = {
    statusCode: 400,
    message: 'The request is not valid',
    fieldErrors: { password: ['This is not your password'] },
  }
  const { callsOf } = answerDesk({ [OPTIONS]: { status: 400, body: refusal } })
  const nothing = () => Promise.resolve()
  const session = {
    state: { kind: 'unknown' } as const,
    call: callDesk,
    refresh: nothing,
    giveUp: () => undefined,
    signOut: nothing,
  }
  const account = { hasPassword: true, hasTotp: false, recoveryCodes: 0, passkeys: [], ...own }
  render(
    inHost(
      <CoreAdminContext>
        <SessionContext value={session}>
          <Passkeys own={account} onChanged={() => undefined} />
        </SessionContext>
      </CoreAdminContext>,
    ),
  )
  return { callsOf, user: userEvent.setup({ delay: null }) }
}

it('asks for the password before the device makes a passkey', async () => {
  const { callsOf, user } = open({ hasPassword: true })
  await user.type(screen.getByLabelText('Name of the passkey'), 'Work laptop')
  await user.type(screen.getByLabelText('Your password'), 'a wrong password')
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
  expect(await screen.findByText('This is not your password')).toBeTruthy()
  expect(callsOf(OPTIONS)).toMatchObject([{ body: { password: 'a wrong password' } }])
})

it('asks for no password where the account has none', async () => {
  const { callsOf, user } = open({ hasPassword: false })
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
  expect(callsOf(OPTIONS)).toMatchObject([{ body: {} }])
})
