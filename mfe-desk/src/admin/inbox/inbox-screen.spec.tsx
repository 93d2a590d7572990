import { afterEach, beforeAll, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { inHost, testHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { SIGNED_IN } from '../../testing/signed-in.ts'
import { createDeskQueries } from '../data/create-desk-queries.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { UndoProvider } from '../undo/UndoProvider.tsx'
import { APPLICATIONS, MESSAGES } from './inbox-part.ts'
import { InboxListScreen } from './InboxListScreen.tsx'
import { InboxScreen } from './InboxScreen.tsx'

beforeAll(() => {
  // jsdom has no media queries; this is a narrow screen in the light scheme.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: false, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    })
})
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

/** @param first the id of a message; the list is opened otherwise. */
function openMessages(answers: DeskAnswers, first: string | null = '1', inbox = MESSAGES) {
  const { callsOf } = answerDesk(answers)
  const host = testHost()
  const queryClient = createDeskQueries()
  const dataProvider = createDataProvider(callDesk, () => undefined)
  const screenOf = (id: string | null) =>
    inHost(
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
        <SessionContext value={SIGNED_IN}>
          <UndoProvider>
            {id === null ? (
              <InboxListScreen inbox={inbox} />
            ) : (
              <InboxScreen inbox={inbox} id={id} />
            )}
          </UndoProvider>
        </SessionContext>
      </CoreAdminContext>,
      host,
    )
  const { rerender } = render(screenOf(first))
  const open = (id: string) => rerender(screenOf(id))
  return { host, open, callsOf, user: userEvent.setup({ delay: null }) }
}
/** The message is loaded again, as every 15 seconds. */
function reload() {
  for (const event of ['offline', 'online']) act(() => void window.dispatchEvent(new Event(event)))
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

const ONE = 'GET /api/desk/messages/1'
const LIST = 'GET /api/desk/messages?page=1&perPage=25&sort=createdAt&order=desc&suspected=false'
const NOT_NOW = { status: 503, body: { message: 'Not now' } }
const GONE = { status: 404, body: { message: 'There is no such message' } }

it('a message that could not be loaded says so: its row in the list says nothing of its thread', async () => {
  const message = aMessage(1, 'Kofi', { thread: [aReply(1, 'sent')] })
  const answers: DeskAnswers = {
    [LIST]: { body: { items: [{ ...message, thread: undefined }], total: 1 } },
    [ONE]: NOT_NOW,
  }
  const { open, user } = openMessages(answers, null)
  await screen.findByText('Kofi Ofori')
  open('1')
  expect(await screen.findByText('The message could not be loaded')).toBeTruthy()
  expect(screen.queryByText('Nothing yet.')).toBeNull()
  answers[ONE] = { body: message }
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/^Reply, Ama/)).toBeTruthy()
})

it('a message that could not be loaded again says so, and keeps what is typed below it', async () => {
  const answers: DeskAnswers = { [ONE]: { body: aMessage(1, 'Kofi') } }
  const { user } = openMessages(answers)
  await screen.findByRole('heading', { name: 'Kofi Ofori' })
  await user.type(reply(), 'Dear Kofi')
  answers[ONE] = NOT_NOW
  reload()
  expect(await screen.findByText('This is the message of before')).toBeTruthy()
  expect(screen.getByText('Not now')).toBeTruthy()
  expect(reply().value).toBe('Dear Kofi')
  answers[ONE] = { body: aMessage(1, 'Kofi', { thread: [aReply(1, 'sent')] }) }
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/^Reply, Ama/)).toBeTruthy()
  expect(screen.queryByText('This is the message of before')).toBeNull()
  expect(reply().value).toBe('Dear Kofi')
})

it('a message that is erased meanwhile is shown no more', async () => {
  const answers: DeskAnswers = { [ONE]: { body: aMessage(1, 'Kofi') } }
  openMessages(answers)
  await screen.findByRole('heading', { name: 'Kofi Ofori' })
  answers[ONE] = GONE
  reload()
  expect(await screen.findByText('There is no such message')).toBeTruthy()
  expect(screen.queryByText('A question')).toBeNull()
})

it('a message is not shown from memory: it may be erased by then', async () => {
  const answers: DeskAnswers = {
    [ONE]: { body: aMessage(1, 'Kofi') },
    'GET /api/desk/messages/2': { body: aMessage(2, 'Ama') },
  }
  const { open } = openMessages(answers)
  await screen.findByRole('heading', { name: 'Kofi Ofori' })
  open('2')
  await screen.findByRole('heading', { name: 'Ama Ofori' })
  answers[ONE] = GONE
  open('1')
  expect(screen.queryByRole('heading', { name: 'Kofi Ofori' })).toBeNull()
  expect(await screen.findByText('There is no such message')).toBeTruthy()
})

it('a second click on “Assign to me” waits for what the first has made of the message', async () => {
  const change = 'PUT /api/desk/messages/1'
  const message = aMessage(1, 'Kofi')
  const { host, user, callsOf } = openMessages({
    [ONE]: { body: message },
    [change]: { body: message },
  })
  const button = () => screen.getByRole('button', { name: 'Assign to me' })
  await user.dblClick(await screen.findByRole('button', { name: 'Assign to me' }))
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  expect(callsOf(change)).toHaveLength(1)
  expect(callsOf(ONE)).toHaveLength(2)
  expect(host.toasts.getState().toasts).toMatchObject([{ title: 'It is yours' }])
})

it('an application without a CV says so', async () => {
  const application = {
    ...aMessage(1, 'Kofi'),
    ...{ position: 'Harbour Clerk', phone: '+233 20 000 0100', experience: 'mid', cv: '' },
    ...{ education: 'bachelor', availability: '1month', coverLetter: 'I count well.' },
  }
  openMessages({ 'GET /api/desk/applications/1': { body: application } }, '1', APPLICATIONS)
  const label = await screen.findByText('CV')
  expect(label.nextElementSibling?.textContent).toBe('None')
})

it('an erased person’s message leads to the inbox, and no half-typed note asks whether to stay', async () => {
  const { host, user } = openMessages({
    'GET /api/desk/messages/1': { body: aMessage(1, 'Kofi') },
    'POST /api/desk/messages/erasure': {},
  })
  await screen.findByRole('heading', { name: 'Kofi Ofori' })
  await user.type(reply(), 'Dear Kofi')
  const forms: string[] = []
  const push = jest.spyOn(host.navigator, 'push').mockImplementation(() => {
    forms.push(...screen.queryAllByRole('textbox').map(({ tagName }) => tagName))
  })
  await user.click(screen.getByRole('button', { name: 'Erase this person' }))
  await user.click(screen.getByRole('button', { name: 'Erase' }))
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1))
  expect(forms).toEqual([])
})

it('a person who is erased leads nobody away from what they have opened since', async () => {
  const { host, open, callsOf } = openMessages({
    'GET /api/desk/messages/1': { body: aMessage(1, 'Kofi') },
    'GET /api/desk/messages/2': { body: aMessage(2, 'Ama') },
    'POST /api/desk/messages/erasure': {},
  })
  await screen.findByRole('heading', { name: 'Kofi Ofori' })
  const push = jest.spyOn(host.navigator, 'push')
  fireEvent.click(screen.getByRole('button', { name: 'Erase this person' }))
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }))
  open('2')
  await screen.findByRole('heading', { name: 'Ama Ofori' })
  await act(() => new Promise((done) => setTimeout(done)))
  expect(callsOf('POST /api/desk/messages/erasure')).toHaveLength(1)
  expect(push).not.toHaveBeenCalled()
})
