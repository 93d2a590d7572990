import { expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import type { ReactElement } from 'react'
import { inHost, testHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk } from '../../testing/answer-desk.ts'
import { SIGNED_IN } from '../../testing/signed-in.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { UndoProvider } from '../undo/UndoProvider.tsx'
import { MESSAGES } from './inbox-part.ts'
import { InboxListScreen } from './InboxListScreen.tsx'
import { RemainingAnswersScreen } from './RemainingAnswersScreen.tsx'

/** jsdom has no media queries; this is a screen in the light scheme. */
function setScreen(size: 'wide' | 'narrow') {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: size === 'wide' && media.includes('min-width'), onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    })
}

const openMessages = (address: string) => open(address, <InboxListScreen inbox={MESSAGES} />)

function open(address: string, screen: ReactElement) {
  render(
    inHost(
      <CoreAdminContext dataProvider={createDataProvider(callDesk, () => undefined)}>
        <SessionContext value={SIGNED_IN}>
          <UndoProvider>{screen}</UndoProvider>
        </SessionContext>
      </CoreAdminContext>,
      testHost(),
      'loom',
      address,
    ),
  )
}

it.each([
  ['/messages', 'Inbox', 'Suspected'],
  ['/messages?suspected=true', 'Suspected', 'Inbox'],
])('at %s, the eye can tell that the list is %s, not %s', (address, current, other) => {
  setScreen('narrow')
  answerDesk({})
  openMessages(address)
  const weightOf = (name: string) =>
    getComputedStyle(screen.getByRole('link', { name })).getPropertyValue('font-weight')
  expect(weightOf(current)).toBe('700')
  expect(weightOf(other)).not.toBe('700')
})

it('only the headings by which the API orders messages can be pressed', async () => {
  setScreen('wide')
  const message = {
    ...{ id: 1, firstName: 'Efua', lastName: 'Boateng', subsidiary: 'gold', state: 'new' },
    ...{ createdAt: '2026-11-22T09:00:00.000Z', assignee: null },
  }
  const query = 'page=1&perPage=25&sort=createdAt&order=desc&suspected=false'
  answerDesk({ [`GET /api/desk/messages?${query}`]: { body: { items: [message], total: 1 } } })
  openMessages('/messages')
  const headings = await screen.findAllByRole('columnheader')
  const pressable = headings.filter((heading) => within(heading).queryByRole('button') !== null)
  expect(headings.length).toBe(5)
  expect(pressable.map(({ textContent }) => textContent)).toEqual(['From', 'Received', 'State'])
})

it('an answer whose report is erased is taken back, and one that could not be stays chosen', async () => {
  setScreen('wide')
  const query = 'page=1&perPage=25&sort=answeredAt&order=desc'
  const answers = ['It was corrected.', 'It is right.'].map((text, index) => ({
    ...{ id: index + 1, text, fact: 'player kofi-mensah' },
    answeredAt: '2026-11-22T09:00:00.000Z',
  }))
  const { callsOf } = answerDesk({
    [`GET /api/desk/messages/answers?${query}`]: { body: { items: answers, total: 2 } },
    'POST /api/desk/messages/answers/1/withdraw': { status: 204 },
    'POST /api/desk/messages/answers/2/withdraw': { status: 503, body: { message: 'Not now' } },
  })
  open('/messages/answers', <RemainingAnswersScreen />)
  for (const box of (await screen.findAllByRole('checkbox')).slice(-2)) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  await screen.findByText('1 chosen')
  expect(callsOf('POST /api/desk/messages/answers/1/withdraw')).toHaveLength(1)
  expect(callsOf(`GET /api/desk/messages/answers?${query}`).length).toBeGreaterThan(1)
})
