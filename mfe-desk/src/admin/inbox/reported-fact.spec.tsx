import { afterEach, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { InboxMessage } from 'shared-contracts/desk/inbox'
import { inHost } from 'shared-ui/testing'
import { ReportedFact } from './ReportedFact.tsx'

afterEach(cleanup)

const aMessage = (changes: Partial<InboxMessage> = {}): InboxMessage => ({
  ...{ id: 1, revision: 1, updatedAt: '', updatedBy: '', reference: 'C-1', createdAt: '' },
  ...{ firstName: 'Ama', lastName: 'Ofori', email: 'ama@visitor.example', keptUntil: '' },
  ...{ suspicion: null, state: 'new', assignee: null, subsidiary: 'general', message: 'Wrong' },
  subject: 'Match: Lions v Stars',
  fact: { kind: 'match', slug: 'lions-stars', address: '/gpl/matches/lions-stars' },
  publicAnswer: null,
  ...changes,
})

const show = (changes: Partial<InboxMessage> = {}) => {
  const onPublish = jest.fn((_text: string | null) => Promise.resolve(true))
  render(inHost(<ReportedFact message={aMessage(changes)} onPublish={onPublish} />))
  return { onPublish, user: userEvent.setup({ delay: null }) }
}

it('leads to the fact that was reported, and publishes an answer', async () => {
  const { onPublish, user } = show()
  const link = screen.getByRole('link', { name: /^Match: Lions v Stars/ })
  expect(link.getAttribute('href')).toBe('/gpl/matches/lions-stars')
  screen.getByText('Nothing is public yet.')
  await user.click(screen.getByRole('button', { name: 'Publish answer' }))
  expect(onPublish).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText(/^Public answer/), 'Corrected.')
  await user.click(screen.getByRole('button', { name: 'Publish answer' }))
  await waitFor(() => expect(onPublish).toHaveBeenCalledWith('Corrected.'))
})

it('takes back what is public', async () => {
  const { onPublish, user } = show({ publicAnswer: 'Corrected.' })
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Public answer/).value).toBe('Corrected.')
  await user.click(screen.getByRole('button', { name: 'Take answer back' }))
  await waitFor(() => expect(onPublish).toHaveBeenCalledWith(null))
})
