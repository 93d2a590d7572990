import { expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { inHost } from 'shared-ui/testing'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { SIGNED_IN } from '../../testing/signed-in.ts'
import { Invitations } from './Invitations.tsx'
import { createDeskQueries } from '../data/create-desk-queries.ts'

const LIST = 'GET /api/desk/invitations'
const TAKE_BACK = 'DELETE /api/desk/invitations/7'
const KOFI = {
  ...{ id: 7, name: 'Kofi', role: 'office', invitedBy: 'Ama' },
  ...{ expiresAt: '2026-11-29T09:00:00.000Z', createdAt: '2026-11-22T09:00:00.000Z' },
}

function open(answers: DeskAnswers) {
  const sent = answerDesk(answers)
  // As at the desk, a call that fails is not repeated.
  const queryClient = createDeskQueries()
  render(
    inHost(
      <CoreAdminContext queryClient={queryClient}>
        <SessionContext value={SIGNED_IN}>
          <Invitations />
        </SessionContext>
      </CoreAdminContext>,
    ),
  )
  return { ...sent, user: userEvent.setup({ delay: null }) }
}

it('an invitation is taken back once by a double press', async () => {
  const { callsOf, user } = open({ [LIST]: { body: [KOFI] }, [TAKE_BACK]: {} })
  await user.dblClick(await screen.findByText('Take back the invitation of Kofi'))
  expect(callsOf(TAKE_BACK)).toHaveLength(1)
})

it('an invitation that is refused leads to its first wrong field', async () => {
  const fieldErrors = { name: ['Enter a name'] }
  const { user } = open({
    [LIST]: { body: [] },
    'POST /api/desk/invitations': { status: 400, body: { message: 'Not valid', fieldErrors } },
  })
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  await screen.findByText('Enter a name')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
})

it('invitations that could not be loaded are not called none, and are loaded by Retry', async () => {
  const answers: DeskAnswers = { [LIST]: { status: 503, body: { message: 'Not now' } } }
  const { user } = open(answers)
  expect(await screen.findByText('The invitations could not be loaded')).toBeTruthy()
  answers[LIST] = { body: [KOFI] }
  await user.click(screen.getByText('Retry', { selector: 'button' }))
  expect(await screen.findByText('Take back the invitation of Kofi')).toBeTruthy()
  expect(screen.queryByText('The invitations could not be loaded')).toBeNull()
})
