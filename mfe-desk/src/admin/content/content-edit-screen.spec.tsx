import { beforeAll, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { inHost, testHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { SIGNED_IN } from '../../testing/signed-in.ts'
import { createDeskQueries } from '../data/create-desk-queries.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { deskRouter } from '../router/desk-router.tsx'
import { UndoProvider } from '../undo/UndoProvider.tsx'
import { ContentEditScreen } from './ContentEditScreen.tsx'
import { ContentListScreen } from './ContentListScreen.tsx'
import { PEOPLE } from './content-parts.tsx'

const person = (revision: number, name: string) => ({
  ...{ id: 4, revision, state: 'draft', publishedRevision: null, publishAt: null },
  ...{ updatedAt: '2026-11-22T09:00:00.000Z', updatedBy: 'Ama', name, role: 'Manager' },
  ...{ text: 'She leads', imageUrl: '', imageAlt: '', position: 1 },
})
const ONE = 'GET /api/desk/people/4'

beforeAll(() => {
  // jsdom has no media queries; this is a narrow screen in the light scheme.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: false, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    })
})

function openPeople(answers: DeskAnswers) {
  answerDesk({
    'GET /api/desk/people?page=1&perPage=25&sort=position&order=asc': {
      body: { items: [person(1, 'Efua of the list')], total: 1 },
    },
    ...answers,
  })
  const queryClient = createDeskQueries()
  const dataProvider = createDataProvider(callDesk, () => undefined)
  const host = testHost()
  const screenOf = (id: number | null) =>
    inHost(
      <CoreAdminContext
        // The tests' host has a router of its own already.
        routerProvider={{ ...deskRouter, RouterWrapper: ({ children }) => <>{children}</> }}
        {...{ dataProvider, queryClient }}
      >
        <SessionContext value={SIGNED_IN}>
          <UndoProvider>
            {id === null ? (
              <ContentListScreen content={PEOPLE} />
            ) : (
              <ContentEditScreen content={PEOPLE} id={id} />
            )}
          </UndoProvider>
        </SessionContext>
      </CoreAdminContext>,
      host,
    )
  const { rerender } = render(screenOf(null))
  return {
    openList: () => rerender(screenOf(null)),
    openRecord: () => rerender(screenOf(4)),
  }
}
const name = async () => (await screen.findByLabelText<HTMLInputElement>('Name')).value

it('a record is edited as it is now, not as its list was loaded', async () => {
  let now = person(2, 'Efua of a colleague')
  const { openList, openRecord } = openPeople({ [ONE]: () => ({ body: now }) })
  await screen.findByText('Efua of the list')
  openRecord()
  expect(await name()).toBe('Efua of a colleague')
  openList()
  await screen.findByText('Efua of the list')
  now = person(3, 'Efua Mensah')
  openRecord()
  expect(await name()).toBe('Efua Mensah')
})
