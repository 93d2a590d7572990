import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { inHost, testHost } from 'shared-ui/testing'
import { SessionContext } from '../session/session-context.ts'
import { answerDesk } from '../testing/answer-desk.ts'
import { SIGNED_IN } from '../testing/signed-in.ts'
import { ScorePages } from './ScorePages.tsx'
import { keepInMemory } from './testing/keep-in-memory.ts'
import { KICK_OFF } from './testing/scored-match.ts'
import { giveLocks, takeLocks, type TabLocks } from './testing/tab-locks.ts'

let locks: TabLocks
beforeEach(() => {
  keepInMemory()
  locks = giveLocks()
})
afterEach(() => void takeLocks())

it('who goes on in this tab goes on at the heading of the page', async () => {
  answerDesk({ 'GET /api/desk/score': { body: { now: KICK_OFF, matches: [] } } })
  render(
    inHost(
      <SessionContext value={SIGNED_IN}>
        <main>
          <ScorePages account={1} />
        </main>
      </SessionContext>,
      testHost({ basePath: '/desk' }),
      'loom',
      '/score',
    ),
  )
  await screen.findByRole('heading', { name: 'Matches to score' })
  // Another tab takes over, and is closed only after the test.
  void locks
    .request('desk-score', { steal: true }, () => new Promise(() => undefined))
    .catch(() => undefined)
  await userEvent.click(await screen.findByRole('button', { name: 'Go on here' }))
  const heading = await screen.findByRole('heading', { name: 'Matches to score' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
