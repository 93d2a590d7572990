import { beforeEach, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { answerDesk } from '../../testing/answer-desk.ts'
import { openPart } from '../account/testing.tsx'
import { MESSAGES } from './inbox-part.ts'
import { PersonRequests } from './PersonRequests.tsx'

const onErased = jest.fn()
beforeEach(() => void onErased.mockReset())

it('a person who could not be erased is told about in the dialog, which covers the page', async () => {
  answerDesk({ 'POST /api/desk/messages/erasure': { status: 503, body: { message: 'Not now' } } })
  const user = openPart(
    <PersonRequests inbox={MESSAGES} email="efua@example.org" onErased={onErased} />,
  )
  await user.click(screen.getByRole('button', { name: 'Erase this person' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Erase this person?' }))
  await user.click(dialog.getByRole('button', { name: 'Erase' }))
  expect(await dialog.findByText('Not erased: Not now')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Keep it' }))
  await user.click(screen.getByRole('button', { name: 'Erase this person' }))
  expect(screen.queryByText('Not erased: Not now')).toBeNull()
  expect(onErased).not.toHaveBeenCalled()
})

it('a person is erased once by a double press', async () => {
  const { callsOf } = answerDesk({ 'POST /api/desk/messages/erasure': {} })
  const user = openPart(
    <PersonRequests inbox={MESSAGES} email="efua@example.org" onErased={onErased} />,
  )
  await user.click(screen.getByRole('button', { name: 'Erase this person' }))
  await user.dblClick(screen.getByRole('button', { name: 'Erase' }))
  expect(callsOf('POST /api/desk/messages/erasure')).toHaveLength(1)
  await waitFor(() => expect(onErased).toHaveBeenCalledTimes(1))
})
