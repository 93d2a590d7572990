import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext, type RouterProvider } from 'ra-core'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router'
import { inHost, testHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { createDeskQueries } from '../data/create-desk-queries.ts'
import { deskRouter } from '../router/desk-router.tsx'
import { UndoProvider } from '../undo/UndoProvider.tsx'

/** The tests' host has a router of its own already. */
const router: RouterProvider = { ...deskRouter, RouterWrapper: ({ children }) => <>{children}</> }

/** Opens a screen of the league at its address below `/desk`, with these answers instead of the API's. */
export function openLeague(element: ReactElement, path: string, at: string, answers: DeskAnswers) {
  const sent = answerDesk(answers)
  const nothing = () => Promise.resolve()
  const state = { kind: 'unknown' } as const
  const session = { state, call: callDesk, refresh: nothing, giveUp: nothing, signOut: nothing }
  const host = testHost({ basePath: '/desk' })
  render(
    inHost(
      <CoreAdminContext
        routerProvider={router}
        queryClient={createDeskQueries()}
        dataProvider={createDataProvider(callDesk, () => undefined)}
      >
        <SessionContext value={session}>
          <UndoProvider>
            <Routes>
              <Route path={path} element={element} />
            </Routes>
          </UndoProvider>
        </SessionContext>
      </CoreAdminContext>,
      host,
      'loom',
      at,
    ),
  )
  return { ...sent, host, user: userEvent.setup({ delay: null }) }
}
