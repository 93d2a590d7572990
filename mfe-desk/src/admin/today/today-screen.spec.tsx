import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { inHost, rulesOf, testHost } from 'shared-ui/testing'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk } from '../../testing/answer-desk.ts'
import { SIGNED_IN } from '../../testing/signed-in.ts'
import { createDeskQueries } from '../data/create-desk-queries.ts'
import { TodayScreen } from './TodayScreen.tsx'

it('breaks a title of one long word among the latest changes', async () => {
  const text = 'Nyarkoa'.repeat(30)
  const change = { at: '2026-11-22T09:00:00.000Z', by: 'Ama', text, path: '/desk/stories/1' }
  answerDesk({ 'GET /api/desk/today': { body: { waiting: [], recent: [change] } } })
  render(
    inHost(
      <CoreAdminContext queryClient={createDeskQueries()}>
        <SessionContext value={SIGNED_IN}>
          <TodayScreen />
        </SessionContext>
      </CoreAdminContext>,
      testHost({ basePath: '/desk' }),
    ),
  )
  const list = (await screen.findByRole('link', { name: text })).closest('ul')
  const columns = 'grid-template-columns: minmax(0, 1fr)'
  expect(rulesOf(list)).toContainEqual(expect.stringContaining(columns))
})
