import { expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { answerDesk } from '../../testing/answer-desk.ts'
import { ProviderLink } from './ProviderLink.tsx'
import { openPart, WRONG_PASSWORD } from './testing.tsx'

const LINK = 'POST /api/desk/account/provider'
const UNLINK = 'DELETE /api/desk/account/provider'

function open(isLinked: boolean, hasPassword = true) {
  const { callsOf } = answerDesk({ [LINK]: WRONG_PASSWORD, [UNLINK]: {} })
  const onChanged = jest.fn()
  const provider = { name: 'Example Group', isLinked }
  const user = openPart(
    <ProviderLink provider={provider} hasPassword={hasPassword} onChanged={onChanged} />,
  )
  return { callsOf, onChanged, user }
}

it('asks for the password before the account gets another way to sign in', async () => {
  const { callsOf, user } = open(false)
  await user.type(screen.getByLabelText('Your password'), 'a wrong password')
  await user.click(screen.getByRole('button', { name: 'Link Example Group' }))
  expect(await screen.findByText('This is not your password')).toBeTruthy()
  expect(callsOf(LINK)).toMatchObject([{ body: { password: 'a wrong password' } }])
})

it('asks for no password where the account has none', async () => {
  const { callsOf, user } = open(false, false)
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Link Example Group' }))
  expect(callsOf(LINK)).toMatchObject([{ body: {} }])
})

it('ends the link without a password', async () => {
  const { callsOf, onChanged, user } = open(true)
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'End the link with Example Group' }))
  expect(callsOf(UNLINK)).toHaveLength(1)
  expect(onChanged).toHaveBeenCalledTimes(1)
})
