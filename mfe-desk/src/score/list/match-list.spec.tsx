import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { inHost, testHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'
import { answerDesk } from '../../testing/answer-desk.ts'
import { openPhone } from '../phone.ts'
import { keepInMemory } from '../testing/keep-in-memory.ts'
import { KICK_OFF, scoredMatch } from '../testing/scored-match.ts'
import { MatchList } from './MatchList.tsx'

const { fixture } = scoredMatch()
const MATCHES = [
  fixture,
  { ...fixture, slug: 'ebusua', home: { slug: 'ebusua-dwarfs', name: 'Ebusua Dwarfs' } },
  { ...fixture, slug: 'nkoranza', home: { slug: 'nkoranza', name: 'Nkɔranza Warriors' } },
]

beforeEach(keepInMemory)

async function open(matches: readonly (typeof fixture)[]) {
  answerDesk({ 'GET /api/desk/score': { body: { now: KICK_OFF, matches } } })
  const nothing = () => Promise.resolve()
  const state = { kind: 'unknown' } as const
  const session = { state, call: callDesk, refresh: nothing, giveUp: nothing, signOut: nothing }
  const phone = await openPhone()
  render(
    inHost(
      <SessionContext value={session}>
        <MatchList phone={phone} account={1} />
      </SessionContext>,
      testHost({ basePath: '/desk' }),
      'loom',
      '/score',
    ),
  )
  return userEvent.setup({ delay: null })
}
const listed = () =>
  screen.queryAllByRole('link').map((link) => link.querySelector('b')?.textContent)
const search = () => screen.getByRole('searchbox', { name: 'Search' })

describe('the matches to score', () => {
  it('are found by their clubs, whatever the case and the accents', async () => {
    const user = await open(MATCHES)
    expect(await screen.findAllByRole('link')).toHaveLength(3)
    await user.type(search(), 'nkoranza ')
    expect(listed()).toEqual(['Nkɔranza Warriors v Asante Kotoko'])
    await user.clear(search())
    await user.type(search(), 'KOTOKO dwarfs')
    expect(listed()).toEqual(['Ebusua Dwarfs v Asante Kotoko'])
    await user.type(search(), ' x')
    expect(listed()).toEqual([])
    expect(screen.getByText('Nothing matches')).toBeTruthy()
  })

  it('have no search while there are none', async () => {
    await open([])
    await screen.findByText('No match is yours')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})
