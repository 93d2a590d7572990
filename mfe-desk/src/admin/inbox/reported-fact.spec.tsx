import { afterEach, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { InboxMessage } from 'shared-contracts/desk/inbox'
import { inHost } from 'shared-ui/testing'
import { hostToLeave } from '../../testing/host-to-leave.ts'
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
  const { host, leave } = hostToLeave()
  const fact = (now: Partial<InboxMessage>) =>
    inHost(
      <ReportedFact message={aMessage(now)} onPublish={onPublish} />,
      host,
      'loom',
      '/messages/1',
    )
  const { rerender } = render(fact(changes))
  const poll = (now: Partial<InboxMessage>) => rerender(fact(now))
  return { onPublish, leave, poll, user: userEvent.setup({ delay: null }) }
}
const answer = () => screen.getByLabelText<HTMLTextAreaElement>(/^Public answer/)

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

it('never publishes what is half written by leaving', async () => {
  const { onPublish, leave, user } = show()
  await user.type(answer(), 'Correc')
  expect(leave()).toBe(true)
  expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
  expect(onPublish).not.toHaveBeenCalled()
})

it('shows a colleague’s answer, but keeps what is being typed', async () => {
  const { poll, user } = show()
  poll({ publicAnswer: 'Theirs.' })
  expect(answer().value).toBe('Theirs.')
  await user.type(answer(), ' Mine')
  poll({ publicAnswer: 'Theirs, again.' })
  expect(answer().value).toBe('Theirs. Mine')
})

it('follows the answers again once its own is published', async () => {
  const { poll, leave, user } = show()
  await user.type(answer(), 'Mine. ')
  await user.click(screen.getByRole('button', { name: 'Publish answer' }))
  await waitFor(() => expect(answer().value).toBe('Mine.'))
  poll({ publicAnswer: 'Mine.' })
  expect(leave()).toBe(false)
  poll({ publicAnswer: 'Theirs.' })
  expect(answer().value).toBe('Theirs.')
})
