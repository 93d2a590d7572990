import { expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { OwnAccount } from 'shared-contracts/desk/account'
import { answerDesk } from '../../testing/answer-desk.ts'
import { Passkeys } from './Passkeys.tsx'
import { openPart, WRONG_PASSWORD } from './testing.tsx'

const OPTIONS = 'POST /api/desk/account/passkeys/options'

function open(own: Partial<OwnAccount>) {
  const { callsOf } = answerDesk({ [OPTIONS]: WRONG_PASSWORD })
  const account = { hasPassword: true, hasTotp: false, recoveryCodes: 0, passkeys: [], ...own }
  return { callsOf, user: openPart(<Passkeys own={account} onChanged={() => undefined} />) }
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
  await user.type(screen.getByLabelText('Name of the passkey'), 'Work laptop')
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
  expect(callsOf(OPTIONS)).toMatchObject([{ body: {} }])
})

it('asks for the name before the device makes a passkey that nobody would know', async () => {
  const { callsOf, user } = open({ hasPassword: false })
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
  expect(await screen.findByText('Enter a name')).toBeTruthy()
  const field = screen.getByLabelText('Name of the passkey')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(callsOf(OPTIONS)).toEqual([])
})
