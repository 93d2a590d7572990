import { beforeEach, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { OwnAccount } from 'shared-contracts/desk/account'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { OneTimeCodes } from './OneTimeCodes.tsx'
import { openPart, WRONG_PASSWORD } from './testing.tsx'

const OWN: OwnAccount = { hasPassword: true, hasTotp: true, recoveryCodes: 3, passkeys: [] }

const RENEW = 'POST /api/desk/account/recovery-codes'
const END = 'DELETE /api/desk/account/totp'
const OFFER = 'POST /api/desk/account/totp'
const CONFIRM = 'PUT /api/desk/account/totp'

/** The account as the API has it. */
let own: OwnAccount
let answers: DeskAnswers
let callsOf: ReturnType<typeof answerDesk>['callsOf']

/** The account's screen, which loads the account again after each change. */
function Codes() {
  const [shown, setShown] = useState(own)
  return <OneTimeCodes own={shown} onChanged={() => setShown(own)} />
}

beforeEach(() => {
  own = OWN
  answers = {
    [OFFER]: { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/ama?secret=ABCDEFGH' } },
    [RENEW]: { body: { codes: ['1111-2222', '3333-4444'] } },
    [END]: () => {
      own = { ...OWN, hasTotp: false, recoveryCodes: 0 }
      return {}
    },
  }
  ;({ callsOf } = answerDesk(answers))
})

async function confirmCode() {
  own = { ...OWN, hasTotp: false, recoveryCodes: 0 }
  const user = openPart(<Codes />)
  await user.click(screen.getByRole('button', { name: 'Switch on one-time codes' }))
  await user.type(await screen.findByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  return user
}

it('codes that were switched on by a call whose answer was lost are told to be on', async () => {
  answers[CONFIRM] = () => {
    own = { ...OWN, recoveryCodes: 10 }
    return { status: 502 }
  }
  const user = await confirmCode()
  expect(await screen.findByText(/^They are on, although the answer was lost/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  await user.type(screen.getByLabelText('Your password'), 'a long password')
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }))
  expect(await screen.findByText(/3333-4444/)).toBeTruthy()
  expect(screen.queryByText(/although the answer was lost/)).toBeNull()
})

it('a code that is not of the authenticator is told beside its field, to be tried again', async () => {
  const message = 'This code is not of the authenticator'
  answers[CONFIRM] = { status: 400, body: { message, fieldErrors: { code: [message] } } }
  await confirmCode()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy()
  expect(screen.queryByText(/although the answer was lost/)).toBeNull()
})

it('a code may be typed as the authenticator shows it; after Enter the keyboard is at the part', async () => {
  answers[CONFIRM] = () => {
    own = { ...OWN, recoveryCodes: 10 }
    return { body: { codes: ['1111-2222'] } }
  }
  own = { ...OWN, hasTotp: false, recoveryCodes: 0 }
  const user = openPart(<Codes />)
  await user.click(screen.getByRole('button', { name: 'Switch on one-time codes' }))
  await user.type(await screen.findByLabelText('Code'), '123 456{Enter}')
  await screen.findByText(/1111-2222/)
  expect(callsOf(CONFIRM).map(({ body }) => body)).toEqual([{ code: '123456' }])
  const heading = screen.getByRole('heading', { name: 'One-time codes' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('a wrong password leads to its field from either button, and is told until the next one is sent', async () => {
  answers[END] = WRONG_PASSWORD
  answers[RENEW] = WRONG_PASSWORD
  const user = openPart(<Codes />)
  const password = screen.getByLabelText('Your password')
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Switch off one-time codes')
  await waitFor(() => expect(document.activeElement).toBe(password))
  await press('New recovery codes')
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(password.getAttribute('aria-invalid')).toBe('true')
  answers[RENEW] = { body: { codes: ['3333-4444'] } }
  await user.type(password, 'a long password')
  await press('New recovery codes')
  await screen.findByText(/3333-4444/)
  expect(password.getAttribute('aria-invalid')).toBe('false')
})

it('recovery codes are shown until one-time codes are switched off: then they open nothing', async () => {
  const user = openPart(<Codes />)
  await user.type(screen.getByLabelText('Your password'), 'a long password')
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }))
  expect(await screen.findByText(/3333-4444/)).toBeTruthy()
  await user.type(screen.getByLabelText('Your password'), 'a long password')
  await user.click(screen.getByRole('button', { name: 'Switch off one-time codes' }))
  expect(await screen.findByRole('button', { name: 'Switch on one-time codes' })).toBeTruthy()
  expect(screen.queryByText(/3333-4444/)).toBeNull()
})

it('asks for no password where the account has none', async () => {
  own = { ...OWN, hasPassword: false }
  const user = openPart(<Codes />)
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }))
  expect(await screen.findByText(/3333-4444/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Switch off one-time codes' }))
  expect(await screen.findByRole('button', { name: 'Switch on one-time codes' })).toBeTruthy()
  expect([...callsOf(RENEW), ...callsOf(END)]).toMatchObject([{ body: {} }, { body: {} }])
})
