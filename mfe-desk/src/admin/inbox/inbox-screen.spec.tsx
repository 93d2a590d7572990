import { afterEach, expect, it } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { inHost, testHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { SIGNED_IN } from '../../testing/signed-in.ts'
import { createDeskQueries } from '../data/create-desk-queries.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { MESSAGES } from './inbox-part.ts'
import { InboxScreen } from './InboxScreen.tsx'

afterEach(cleanup)

const aMessage = (id: number, firstName: string, changes = {}) => ({
  ...{ id, firstName, lastName: 'Ofori', email: 'visitor@example.org', reference: `C-${id}` },
  ...{ revision: 1, updatedAt: '2026-11-22T09:00:00.000Z', updatedBy: 'Ama' },
  ...{ createdAt: '2026-11-22T09:00:00.000Z', keptUntil: '2027-11-22', suspicion: null },
  ...{ state: 'new', assignee: null, subsidiary: 'general', message: 'A question' },
  ...{ subject: null, fact: null, publicAnswer: null, thread: [] },
  ...changes,
})
const aReply = (id: number, delivery?: string) => ({
  ...{ id, kind: 'reply', at: '2026-11-22T09:00:00.000Z', by: 'Ama', text: 'Hello' },
  ...(delivery && { delivery }),
})

function openMessages(answers: DeskAnswers) {
  answerDesk(answers)
  const host = testHost()
  const queryClient = createDeskQueries()
  const dataProvider = createDataProvider(callDesk, () => undefined)
  const screenOf = (id: string) =>
    inHost(
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
        <SessionContext value={SIGNED_IN}>
          <InboxScreen inbox={MESSAGES} id={id} />
        </SessionContext>
      </CoreAdminContext>,
      host,
    )
  const { rerender } = render(screenOf('1'))
  const open = (id: string) => rerender(screenOf(id))
  return { host, open, user: userEvent.setup({ delay: null }) }
}
const reply = () => screen.getByLabelText<HTMLTextAreaElement>(/^Reply/)

it('a reply that was typed for one visitor does not stand under another one’s message', async () => {
  const { open, user } = openMessages({
    'GET /api/desk/messages/1': { body: aMessage(1, 'Kofi') },
    'GET /api/desk/messages/2': { body: aMessage(2, 'Ama') },
  })
  await screen.findByRole('heading', { name: 'Kofi Ofori' })
  open('2')
  await screen.findByRole('heading', { name: 'Ama Ofori' })
  await user.type(reply(), 'Dear Ama')
  // It is known already, so that it shows at once.
  open('1')
  await screen.findByRole('heading', { name: 'Kofi Ofori' })
  expect(reply().value).toBe('')
})

it('a thread says how far each mail is', async () => {
  const thread = [aReply(1, 'waiting'), aReply(2, 'sent'), aReply(3, 'refused'), aReply(4)]
  openMessages({ 'GET /api/desk/messages/1': { body: aMessage(1, 'Kofi', { thread }) } })
  const entries = await screen.findAllByText(/^Reply, Ama/)
  const deliveries = entries.map(({ textContent }) => textContent.split(', ').at(-1))
  expect(deliveries).toEqual(['on its way', 'sent', 'refused by the receiver', 'not sent'])
})

it('no reply is called on its way where the installation sends no mail', async () => {
  const message = aMessage(1, 'Kofi', { sendsMail: false, thread: [aReply(1, 'waiting')] })
  const { host, user } = openMessages({
    'GET /api/desk/messages/1': { body: message },
    'POST /api/desk/messages/1/replies': { body: message },
  })
  await screen.findByText(/, waits: this installation sends no mail$/)
  await user.type(reply(), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() =>
    expect(host.toasts.getState().toasts).toMatchObject([
      { title: 'The answer waits: this installation sends no mail' },
    ]),
  )
})
