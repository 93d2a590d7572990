import { beforeAll, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
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

beforeAll(() => {
  // jsdom has no media queries; this is a narrow screen in the light scheme.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: false, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    })
})

it.each([
  ['/messages', 'Inbox', 'Suspected'],
  ['/messages?suspected=true', 'Suspected', 'Inbox'],
])('at %s, the eye can tell that the list is %s, not %s', (address, current, other) => {
  answerDesk({})
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
  const weightOf = (name: string) =>
    getComputedStyle(screen.getByRole('link', { name })).getPropertyValue('font-weight')
  expect(weightOf(current)).toBe('700')
  expect(weightOf(other)).not.toBe('700')
})
