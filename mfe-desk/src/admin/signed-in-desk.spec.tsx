import { expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { DeskRound } from 'shared-contracts/league/desk-round'
import { inHost, testHost } from 'shared-ui/testing'
import { useSession } from '../session/session-context.ts'
import { SessionProvider } from '../session/SessionProvider.tsx'
import { InterruptedDialog } from '../sign-in/InterruptedDialog.tsx'
import { answerDesk, SESSION, type DeskAnswers } from '../testing/answer-desk.ts'
import { aFixture, aScore } from './league/round/testing.ts'
import { deskRouter } from './router/desk-router.tsx'

// The tests' host has a router of its own already.
jest.unstable_mockModule('./router/desk-router.tsx', () => ({
  deskRouter: { ...deskRouter, RouterWrapper: ({ children }: { children: unknown }) => children },
}))
const { SignedInDesk } = await import('./SignedInDesk.tsx')

const ROUND: DeskRound = {
  ...{ number: 1, name: 'Matchday 1', stage: null, seasonAddress: '2026-27', revision: 7 },
  ...{ startsOn: '2026-11-14', endsOn: '2026-11-15', previous: null, next: 2 },
  fixtures: [aFixture()],
}
/** The round after saves, each of which gives it a revision. */
const saved = (revision: number, home: number): DeskRound => ({
  ...ROUND,
  revision,
  fixtures: [
    aFixture({
      status: 'finished',
      score: aScore(home, 0),
      revision: revision - ROUND.revision + 1,
    }),
  ],
})
const READ = 'GET /api/desk/league/seasons/2026-27/rounds/1'
const SAVE = 'PUT /api/desk/league/seasons/2026-27/rounds/1/results'

function Desk() {
  const { state } = useSession()
  return (
    state.kind === 'signed-in' && (
      <>
        <SignedInDesk />
        <InterruptedDialog isOpen={state.isInterrupted} />
      </>
    )
  )
}

it('a screen goes on from each save after signing in again over it', async () => {
  const answers: DeskAnswers = {
    'GET /api/desk/sign-in': {
      body: { provider: null, session: { ...SESSION, parts: ['league'] } },
    },
    'POST /api/desk/session': {},
    [READ]: { body: ROUND },
    [SAVE]: { status: 401, body: { message: 'Sign in first' } },
  }
  const { callsOf } = answerDesk(answers)
  const user = userEvent.setup({ delay: null })
  const desk = (
    <SessionProvider>
      <Desk />
    </SessionProvider>
  )
  render(inHost(desk, testHost({ basePath: '/desk' }), 'loom', '/seasons/2026-27/rounds/1'))
  const goals = await screen.findByRole('textbox', { name: /^Home score/ })
  act(() => goals.focus())
  await user.keyboard('2{Tab}0{Enter}')
  await user.type(await screen.findByLabelText(/^Username/), 'ama')
  await user.type(screen.getByLabelText(/^Password/), 'a long password')
  const accept = (record: DeskRound) => {
    answers[SAVE] = () => {
      answers[READ] = { body: record }
      return { body: { edit: 31, record } }
    }
  }
  accept(saved(8, 2))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('group', { name: 'Matchday 1 is saved: 1 match' })

  const correct = async (home: string, calls: number) => {
    await user.clear(goals)
    await user.type(goals, home)
    await user.type(screen.getByLabelText('Reason'), 'Late goal')
    await user.click(screen.getByRole('button', { name: 'Save round' }))
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(calls))
    await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull())
  }
  accept(saved(9, 3))
  await correct('3', 3)
  accept(saved(10, 4))
  await correct('4', 4)
  const revisions = callsOf(SAVE).map(({ headers }) => headers['If-Match'])
  expect(revisions).toEqual(['"7"', '"7"', '"8"', '"9"'])
})

it.each([
  ['/openings/new', '/stories/new', 'Title', 'A geologist'],
  ['/seasons/import?competition=gpl&season=2026-27', '/seasons/import', 'Season', '-x'],
  ['/fixtures/new?season=gpl~1&round=2', '/fixtures/new?season=gpl~1&round=1', 'Day', '2026-11-14'],
])('a visit of %s leaves nothing for a jump back to %s', async (first, second, label, typed) => {
  const competition = { slug: 'gpl', name: 'Premier League', country: 'Ghana', level: 1 }
  const season = {
    ...{ slug: '1', name: '2026/27', address: 'gpl~1', revision: 3, clubs: [], adjustments: [] },
    ...{ startsOn: '2026-10-18', endsOn: '2027-06-13', timeZone: 'Africa/Accra', clock: null },
    ...{ isSample: false, isCurrent: true, clubCount: 18, matches: 11, results: 9, rounds: [] },
    ...{ pointsForWin: 3, tieBreakers: [], zones: [], currentRound: null, competition },
  }
  const parts = ['league', 'stories', 'openings']
  answerDesk({
    'GET /api/desk/sign-in': { body: { provider: null, session: { ...SESSION, parts } } },
    'GET /api/league/competitions': { body: [{ ...competition, kind: 'league' }] },
    'GET /api/league/seasons': { body: [season] },
    'GET /api/desk/league/seasons/gpl~1': { body: season },
  })
  const host = testHost({ basePath: '/desk' })
  const at = (path: string) =>
    inHost(
      <SessionProvider>
        <Desk />
      </SessionProvider>,
      host,
      'loom',
      path,
    )
  const { rerender } = render(at(first))
  const field = await screen.findByLabelText<HTMLInputElement>(label)
  fireEvent.change(field, { target: { value: typed } })
  expect(field.value).toBe(typed)
  rerender(at(second))
  await waitFor(() => expect(field.isConnected).toBe(false))
  expect((await screen.findByLabelText<HTMLInputElement>(label)).value).toBe('')
})
