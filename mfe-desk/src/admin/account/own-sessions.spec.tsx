import { expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { inHost } from 'shared-ui/testing'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { SIGNED_IN } from '../../testing/signed-in.ts'
import { OwnSessions } from './OwnSessions.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { createDeskQueries } from '../data/create-desk-queries.ts'

const LIST = 'GET /api/desk/sessions'
const session = (browser: string, isCurrent: boolean) => ({
  ...{ id: browser, browser, isCurrent, address: '192.0.2.7' },
  ...{ startedAt: '2026-11-22T09:00:00.000Z', lastUsedAt: '2026-11-22T09:30:00.000Z' },
})
const HERE = session('Firefox', true)
const ELSEWHERE = session('Chrome', false)

function openSessions(answers: DeskAnswers) {
  answerDesk(answers)
  // As at the desk, a call that fails is not repeated.
  const queryClient = createDeskQueries()
  render(
    inHost(
      <CoreAdminContext queryClient={queryClient}>
        <SessionContext value={SIGNED_IN}>
          <PasswordForm />
          <OwnSessions />
        </SessionContext>
      </CoreAdminContext>,
    ),
  )
  return userEvent.setup({ delay: null })
}

it('the sessions that a new password has ended are listed no more', async () => {
  const answers: DeskAnswers = { [LIST]: { body: [HERE, ELSEWHERE] } }
  answers['POST /api/desk/account/password'] = () => {
    answers[LIST] = { body: [HERE] }
    return {}
  }
  const user = openSessions(answers)
  expect(await screen.findByText('End the session on Chrome')).toBeTruthy()
  await user.type(screen.getByLabelText('Current password'), 'the old password')
  await user.type(screen.getByLabelText('New password'), 'a quiet harmattan evening')
  await user.click(screen.getByText('Change password', { selector: 'button' }))
  await waitFor(() => expect(screen.queryByText('End the session on Chrome')).toBeNull())
  expect(screen.getByText('This one')).toBeTruthy()
})

it('sessions that could not be loaded are not called none, and are loaded by Retry', async () => {
  const answers: DeskAnswers = { [LIST]: { status: 503, body: { message: 'Not now' } } }
  const user = openSessions(answers)
  expect(await screen.findByText('Your sessions could not be loaded')).toBeTruthy()
  answers[LIST] = { body: [HERE] }
  await user.click(screen.getByText('Retry', { selector: 'button' }))
  expect(await screen.findByText('This one')).toBeTruthy()
  expect(screen.queryByText('Your sessions could not be loaded')).toBeNull()
})

it('the keyboard stays in the part whose button goes away with its session', async () => {
  const answers: DeskAnswers = { [LIST]: { body: [HERE, ELSEWHERE] } }
  answers['DELETE /api/desk/sessions/Chrome'] = () => {
    answers[LIST] = { body: [HERE] }
    return {}
  }
  const user = openSessions(answers)
  await user.click(await screen.findByText('End the session on Chrome'))
  await waitFor(() => expect(screen.queryByText('End the session on Chrome')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sessions' }))
})
