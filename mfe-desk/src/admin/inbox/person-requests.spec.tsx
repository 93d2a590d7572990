import { expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { inHost, testHost } from 'shared-ui/testing'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk } from '../../testing/answer-desk.ts'
import { SIGNED_IN } from '../../testing/signed-in.ts'
import { openPart } from '../account/testing.tsx'
import { MESSAGES } from './inbox-part.ts'
import { PersonRequests } from './PersonRequests.tsx'

it('a person who could not be erased is told about in the dialog, which covers the page', async () => {
  answerDesk({ 'POST /api/desk/messages/erasure': { status: 503, body: { message: 'Not now' } } })
  const user = openPart(<PersonRequests inbox={MESSAGES} email="efua@example.org" />)
  await user.click(screen.getByRole('button', { name: 'Erase this person' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Erase this person?' }))
  await user.click(dialog.getByRole('button', { name: 'Erase' }))
  expect(await dialog.findByText('Not erased: Not now')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Keep it' }))
  await user.click(screen.getByRole('button', { name: 'Erase this person' }))
  expect(screen.queryByText('Not erased: Not now')).toBeNull()
})

it('a person is erased once by a double press', async () => {
  const { callsOf } = answerDesk({ 'POST /api/desk/messages/erasure': {} })
  const user = openPart(<PersonRequests inbox={MESSAGES} email="efua@example.org" />)
  await user.click(screen.getByRole('button', { name: 'Erase this person' }))
  await user.dblClick(screen.getByRole('button', { name: 'Erase' }))
  expect(callsOf('POST /api/desk/messages/erasure')).toHaveLength(1)
})

it.each([
  ['leads to the inbox', false, 1],
  ['leads nobody away from what they have opened since', true, 0],
])('a person who is erased %s', async (_what, isLeft, pushes) => {
  const { callsOf } = answerDesk({ 'POST /api/desk/messages/erasure': {} })
  const { navigator } = testHost()
  const push = jest.fn()
  const { unmount } = render(
    inHost(
      <SessionContext value={SIGNED_IN}>
        <PersonRequests inbox={MESSAGES} email="efua@example.org" />
      </SessionContext>,
      testHost({ navigator: { ...navigator, push } }),
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Erase this person' }))
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }))
  if (isLeft) unmount()
  await act(() => new Promise((done) => setTimeout(done)))
  expect(callsOf('POST /api/desk/messages/erasure')).toHaveLength(1)
  expect(push).toHaveBeenCalledTimes(pushes)
})
