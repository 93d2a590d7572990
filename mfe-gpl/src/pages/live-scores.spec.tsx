import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { LiveResponse } from 'shared-contracts/league/match'
import type { Answers } from 'shared-ui/testing'
import { fakeStreams, hideTab } from '../testing/event-source.ts'
import { aFixture, aMatch } from '../testing/league-records.ts'
import { aGoal, aLine, aLiveState, CLOCK, NOW } from '../testing/live-records.ts'
import { aRealSeason, newSeasonAnswers } from '../testing/real-season.ts'
import { renderPortal } from '../testing/sample-league.ts'
import { textOf } from '../testing/texts.ts'
// Must follow `sample-league.ts`, whose imports also replace `play` and `pause` of media elements.
import '../testing/media.ts'

const SEASON = aRealSeason({
  currentRound: 20,
  rounds: [20].map((number) => ({
    ...{ number, name: `Matchday ${number}`, stage: null },
    ...{ startsOn: '2026-02-01', endsOn: null },
  })),
})
const SLUG = '2026-02-01-lions-stars'
const MATCH = `/api/league/matches/${SLUG}`
const LIVE = '/api/league/live'
const FIXTURES = `/api/league/seasons/${SEASON.slug}/fixtures?round=20`

const ON = aFixture({
  ...{ season: SEASON.slug, status: 'in-play', minute: 66 },
  score: {
    ...{ home: 1, away: 1, halfTime: { home: 1, away: 0 } },
    ...{ afterExtraTime: null, penalties: null },
  },
})
const NEXT = aFixture({
  ...{ slug: '2026-02-01-waves-storm', season: SEASON.slug, status: 'scheduled', score: null },
  home: { slug: 'waves', name: 'Keta Waves' },
  away: { slug: 'storm', name: 'Tamale Storm' },
  kickOff: '2026-02-01T18:30:00.000Z',
})

const answersOf = (now: LiveResponse, more: Answers = {}): Answers => ({
  ...newSeasonAnswers(SEASON),
  [LIVE]: { body: now },
  [FIXTURES]: { body: [...now.live, ...now.next] },
  [MATCH]: { body: aMatch(ON) },
  [`/api/league/reports/match/${SLUG}`]: { body: [] },
  ...more,
})

const main = () => textOf(screen.getByRole('main'))
let streams: ReturnType<typeof fakeStreams>
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const opened = async (address: string) =>
  waitFor(() => expect(streams.openAddresses()).toContain(address))

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW), advanceTimers: true })
  streams = fakeStreams()
  hideTab(false)
})

afterEach(() => {
  cleanup()
  // Covers the time that a stream stays open for the next page, and the spread of refetches.
  pass(15_000)
  jest.useRealTimers()
})

describe('a page with many matches', () => {
  it.each(['/', '/fixtures'])('shows a goal and the minute at %s without asking', async (path) => {
    const { requestsOf } = await renderPortal(path, {
      answers: answersOf({ live: [ON], next: [NEXT] }),
    })
    await opened(`${LIVE}/stream`)
    streams.say('state', { now: NOW, matches: [aLine()] })
    expect(main()).toMatch(/66'.*Accra Lions ?1/)
    streams.say('line', aLine({ score: [2, 1] }))
    expect(main()).toMatch(/Accra Lions ?2/)
    expect(streams.addresses()).toHaveLength(1)
    expect(requestsOf(LIVE)).toHaveLength(1)
  })

  it('shows the table as it stands, anew after a goal', async () => {
    const table = `/api/league/seasons/${SEASON.slug}/standings`
    const answers = answersOf({ live: [ON], next: [] })
    const { requestsOf } = await renderPortal('/tables?live=1', {
      answers: { ...answers, [`${table}?live=true`]: answers[table]! },
    })
    expect(textOf(document.querySelector('caption'))).toContain('as it stands')
    await opened(`${LIVE}/stream`)
    streams.say('state', { now: NOW, matches: [aLine()] })
    streams.say('line', aLine({ score: [2, 1] }))
    pass(10_000)
    await waitFor(() => expect(requestsOf(`${table}?live=true`)).toHaveLength(2))
    expect(requestsOf(table)).toHaveLength(1)
  })

  it('hears that an end was taken back, although no match is listed any more', async () => {
    const table = `/api/league/seasons/${SEASON.slug}/standings`
    let now: LiveResponse = { live: [ON], next: [NEXT] }
    const { requestsOf } = await renderPortal('/tables', {
      answers: answersOf(now, { [LIVE]: () => ({ body: now }) }),
    })
    await opened(`${LIVE}/stream`)
    streams.say('state', { now: NOW, matches: [aLine()] })
    now = { live: [], next: [NEXT] }
    streams.say('line', aLine({ status: 'finished', clock: null }))
    pass(10_000)
    await waitFor(() => expect(requestsOf(table)).toHaveLength(2))
    await waitFor(() => expect(requestsOf(LIVE)).toHaveLength(2))
    pass(60_000)
    expect(streams.openAddresses()).toContain(`${LIVE}/stream`)
    streams.say('line', aLine())
    pass(10_000)
    await waitFor(() => expect(requestsOf(table)).toHaveLength(3))
  })

  it('shows a new response of a match that left play, rather than the stream of before', async () => {
    let match = ON
    await renderPortal('/fixtures', {
      answers: answersOf({ live: [], next: [] }, { [FIXTURES]: () => ({ body: [match, NEXT] }) }),
    })
    await opened(`${LIVE}/stream`)
    const row = () =>
      textOf(screen.getByRole('heading', { level: 3, name: /Accra Lions/ }).parentElement)
    streams.say('state', { now: NOW, matches: [aLine()] })
    streams.say('line', aLine({ status: 'postponed', clock: null }))
    expect(row()).toMatch(/^Postponed/)
    match = { ...ON, status: 'scheduled', score: null, kickOff: '2026-02-01T20:00:00.000Z' }
    pass(10_000)
    await waitFor(() => expect(row()).toMatch(/^20:00 GMT/))
  })

  it.each(['/', '/live', '/fixtures', '/tables'])(
    'opens no stream at %s on a quiet day',
    async (path) => {
      const far = { ...NEXT, kickOff: '2026-02-03T18:30:00.000Z' }
      await renderPortal(path, { answers: answersOf({ live: [], next: [far] }) })
      pass(60_000)
      expect(streams.addresses()).toEqual([])
    },
  )

  it.each(['/', '/live', '/fixtures', '/tables'])(
    'opens no stream at %s for a sample, which stands still',
    async (path) => {
      await renderPortal(path)
      pass(60_000)
      expect(streams.addresses()).toEqual([])
    },
  )
})

describe('the page of a match that is on', () => {
  it('tells what happens, in its title too, until it is over', async () => {
    await renderPortal(`/matches/${SLUG}`, { answers: answersOf({ live: [ON], next: [] }) })
    await opened(`${MATCH}/stream`)
    streams.say('state', aLiveState())
    streams.say('event', aGoal())
    expect(document.title).toBe("2–1 Accra Lions – Cape Stars, 66'")
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toMatch(/2 - 1/)
    expect(textOf(screen.getByRole('region', { name: 'Match Events' }))).toMatch(
      /66'Goal: Kojo Mensah, Accra Lions/,
    )
    expect(screen.queryByRole('link', { name: 'Kojo Mensah' })).toBeNull()
    streams.say('status', {
      ...{ sequence: 7, type: 'full-time', minute: 90, added: 4 },
      ...{ status: 'finished', score: [2, 1], clock: null },
    })
    expect(document.title).toBe('Accra Lions 2 - 1 Cape Stars, GPL')
    expect(main()).toContain('Full time')
  })

  it('goes on where its end is taken back', async () => {
    let match = aMatch(ON)
    const { requestsOf } = await renderPortal(`/matches/${SLUG}`, {
      answers: answersOf({ live: [ON], next: [] }, { [MATCH]: () => ({ body: match }) }),
    })
    await opened(`${MATCH}/stream`)
    streams.say('state', aLiveState())
    match = aMatch({ ...ON, status: 'finished', minute: null })
    streams.say('status', {
      ...{ sequence: 6, type: 'full-time', minute: 66, added: 0 },
      ...{ status: 'finished', score: [1, 1], clock: null },
    })
    expect(main()).toContain('Full time')
    pass(10_000)
    await waitFor(() => expect(requestsOf(MATCH)).toHaveLength(2))
    pass(60_000)
    expect(streams.openAddresses()).toHaveLength(1)
    streams.say('state', aLiveState({ sequence: 7 }))
    expect(main()).toContain('LIVE')
  })

  it('follows it where the tab was opened the day before, once it is seen again', async () => {
    const kickOff = '2026-02-02T16:15:00.000Z'
    const match = aMatch({ ...ON, status: 'scheduled', score: null, minute: null, kickOff })
    await renderPortal(`/matches/${SLUG}`, {
      answers: answersOf({ live: [], next: [] }, { [MATCH]: { body: match } }),
    })
    expect(streams.addresses()).toEqual([])
    hideTab(true)
    pass(24 * 60 * 60_000)
    expect(streams.addresses()).toEqual([])
    hideTab(false)
    await opened(`${MATCH}/stream`)
  })

  it('opens no stream for a match of long ago', async () => {
    const match = aMatch({ ...ON, status: 'finished', kickOff: '2026-01-31T15:00:00.000Z' })
    await renderPortal(`/matches/${SLUG}`, {
      answers: answersOf({ live: [], next: [] }, { [MATCH]: { body: match } }),
    })
    pass(60_000)
    expect(streams.addresses()).toEqual([])
  })

  it('has its own title in a hidden tab, which hears nothing', async () => {
    await renderPortal(`/matches/${SLUG}`, { answers: answersOf({ live: [ON], next: [] }) })
    await opened(`${MATCH}/stream`)
    streams.say('state', aLiveState())
    expect(document.title).toBe("1–1 Accra Lions – Cape Stars, 66'")
    hideTab(true)
    pass(5_000)
    await waitFor(() => expect(document.title).toBe('Accra Lions 1 - 1 Cape Stars, GPL'))
  })

  it('says the added time', async () => {
    await renderPortal(`/matches/${SLUG}`, { answers: answersOf({ live: [ON], next: [] }) })
    await opened(`${MATCH}/stream`)
    streams.say('state', aLiveState({ now: '2026-02-01T16:46:30.000Z' }))
    expect(main()).toContain("LIVE 90+2'")
    expect(main()).toContain('minute 90+2.')
    expect(main()).not.toContain('+5 minutes')
    streams.say('clock', { clock: { ...CLOCK, added: 5 }, now: '2026-02-01T16:46:31.000Z' })
    expect(main()).toContain('+5 minutes')
  })
})

it.each([`/matches/${SLUG}`, '/live'])(
  'a match that nothing is heard of any more stands still at %s, and says since when',
  async (path) => {
    await renderPortal(path, { answers: answersOf({ live: [ON], next: [] }) })
    await opened(`${MATCH}/stream`)
    streams.say('state', aLiveState())
    pass(99_000)
    expect(document.title).toBe("1–1 Accra Lions – Cape Stars, 68'")
    expect(main()).not.toContain('No connection')
    pass(2_000)
    expect(document.title).toBe('Accra Lions – Cape Stars')
    expect(main()).toContain('No connection. Score as of 16:20 GMT.')
    await waitFor(() => {
      pass(500)
      expect(screen.getByRole('status').textContent).toBe('No connection. Score as of 16:20 GMT.')
    })
    pass(50_000)
    expect(main()).toContain("LIVE 68'")
    streams.say('beat', '')
    expect(document.title).toBe("1–1 Accra Lions – Cape Stars, 69'")
    expect(main()).not.toContain('No connection')
  },
)

describe('the live page', () => {
  it('shows the match that is on, and stays with it at the end', async () => {
    await renderPortal('/live', { answers: answersOf({ live: [ON], next: [NEXT] }) })
    await opened(`${MATCH}/stream`)
    streams.say('state', aLiveState())
    expect(streams.addresses()).toHaveLength(1)
    expect(document.title).toBe("1–1 Accra Lions – Cape Stars, 66'")
    streams.say('event', aGoal())
    expect(screen.getByRole('link', { name: /^2 - 1, Accra Lions v Cape Stars/ })).toBeTruthy()
    streams.say('status', {
      ...{ sequence: 7, type: 'full-time', minute: 90, added: 4 },
      ...{ status: 'finished', score: [2, 1], clock: null },
    })
    expect(document.title).toBe('Live match, GPL')
    expect(main()).toContain('Full time')
  })

  it('offers the others where several are on, each as it stands, and keeps the keyboard', async () => {
    const other = { ...NEXT, status: 'in-play' as const, score: ON.score, minute: 20 }
    const path = `/api/league/matches/${other.slug}`
    const { user, address } = await renderPortal('/live', {
      answers: answersOf(
        { live: [ON, other], next: [] },
        { [path]: { body: aMatch({ ...other, status: 'in-play' }) } },
      ),
    })
    await opened(`${LIVE}/stream`)
    streams.say('state', {
      now: NOW,
      matches: [aLine(), aLine({ match: other.slug, score: [0, 3] })],
    })
    const choice = within(screen.getByRole('navigation', { name: 'Also on' }))
    await user.click(choice.getByRole('link', { name: /Keta Waves 0 - 3 Tamale Storm/ }))
    expect(address()).toBe(`/gpl/live?match=${other.slug}`)
    await opened(`${path}/stream`)
    expect(screen.getByRole('link', { name: /Accra Lions/, description: '' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('takes neither goals nor what was typed along to another match', async () => {
    const score = { ...ON.score!, home: 3 }
    const other = { ...NEXT, status: 'in-play' as const, score, minute: 20 }
    const path = `/api/league/matches/${other.slug}`
    const { user } = await renderPortal('/live', {
      answers: answersOf(
        { live: [ON, other], next: [] },
        { [path]: { body: aMatch({ ...other, status: 'in-play' }) } },
      ),
    })
    const link = (match: RegExp) => {
      const others = screen.queryByRole('navigation', { name: 'Also on' })
      return others && within(others).queryByRole('link', { name: match })
    }
    const follow = async (from: RegExp, to: RegExp) => {
      await user.click(link(to)!)
      await waitFor(() => expect(link(from)).not.toBeNull())
    }
    const changed = () => document.querySelectorAll('[data-goals="changed"]').length
    const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Chat message' })
    await follow(/Accra Lions/, /Keta Waves/)
    await follow(/Keta Waves/, /Accra Lions/)
    // The goals of another match are no news.
    expect(changed()).toBe(0)
    await user.type(typed(), 'Come on, Lions')
    // Both are loaded, so that nothing takes the page away meanwhile.
    await follow(/Accra Lions/, /Keta Waves/)
    expect(typed().value).toBe('')
  })

  it('shows a match of another season that is on, by its address', async () => {
    const elsewhere = aMatch({ ...ON, slug: 'replayed', season: '2024-25' })
    const path = '/api/league/matches/replayed'
    await renderPortal('/live?match=replayed', {
      answers: answersOf({ live: [ON], next: [] }, { [path]: { body: elsewhere } }),
    })
    await opened(`${path}/stream`)
    expect(streams.addresses()).not.toContain(`${MATCH}/stream`)
  })

  it('shows the next one with a countdown, and the last result, where none is on', async () => {
    const last = aFixture({ season: SEASON.slug, slug: '2026-01-31-late-win' })
    await renderPortal('/live', {
      answers: answersOf({ live: [], next: [NEXT] }, { [FIXTURES]: { body: [last, NEXT] } }),
    })
    const next = screen.getByRole('region', { name: 'Next match' })
    expect(textOf(next)).toContain('Keta Waves')
    // Its season says what time it is.
    await waitFor(() => expect(textOf(next)).toContain('In 2 hours 10 minutes'))
    expect(textOf(await screen.findByRole('region', { name: 'Last result' }))).toMatch(
      /Full time.*Accra Lions2 .*Cape Stars1/,
    )
  })

  it('shows the match of a sample as a replay, and says so', async () => {
    await renderPortal('/live')
    expect(main()).toMatch(/Hearts of Oak2 - 1AKAsante KotokoReplaySample season/)
    expect(document.title).toBe('Live match, GPL')
  })

  it('does not call a match a replay that is none', async () => {
    await renderPortal('/live', { answers: answersOf({ live: [ON], next: [] }) })
    expect(main()).not.toContain('Replay')
    expect(main()).toContain("LIVE 66'")
  })
})
