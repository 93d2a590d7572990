import { expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { inHost, testHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk } from '../../testing/answer-desk.ts'
import { SIGNED_IN } from '../../testing/signed-in.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { UndoProvider } from '../undo/UndoProvider.tsx'
import { MESSAGES } from './inbox-part.ts'
import { InboxListScreen } from './InboxListScreen.tsx'

/** jsdom has no media queries; this is a screen in the light scheme. */
function setScreen(size: 'wide' | 'narrow') {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: size === 'wide' && media.includes('min-width'), onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    })
}

function openMessages(address: string) {
  render(
    inHost(
      <CoreAdminContext dataProvider={createDataProvider(callDesk, () => undefined)}>
        <SessionContext value={SIGNED_IN}>
          <UndoProvider>
            <InboxListScreen inbox={MESSAGES} />
          </UndoProvider>
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
