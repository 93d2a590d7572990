import { afterEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { MatchResponse } from 'shared-contracts/league/match'
import type { PublicAnswer } from 'shared-contracts/league/report'
import { field, renderPage, rulesOf, structuredDataOf, type Answer } from 'shared-ui/testing'
import { matchQuery } from '../../queries/league-queries.ts'
import { remote } from '../../remote.ts'
import { aFixture, aMatch, anEvent } from '../../testing/league-records.ts'
import { aRealSeason } from '../../testing/real-season.ts'
import { textOf, textsOf } from '../../testing/texts.ts'

afterEach(cleanup)

const PATH = '/matches/2026-02-01-lions-stars'
const REPORTS = '/api/league/reports'

const open = (
  match: MatchResponse | Answer,
  answers: readonly PublicAnswer[] = [],
  more: Record<string, Answer> = {},
) =>
  renderPage(remote, PATH, {
    settings: { publicOrigin: 'https://example.org' },
    answers: {
      [`/api/league${PATH}`]:
        typeof match === 'object' && 'slug' in match ? { body: match } : match,
      [`${REPORTS}/match/2026-02-01-lions-stars`]: { body: answers },
      ...more,
    },
  })

const region = (name: string) => screen.getByRole('region', { name })
const main = () => textOf(screen.getByRole('main'))
const eventStatus = (container: HTMLElement) =>
  structuredDataOf(container).flatMap((data) => {
    const { '@type': type, ...rest } = data as Record<string, unknown>
    return type === 'SportsEvent'
      ? [
          {
            status: rest['eventStatus'],
            start: rest['startDate'],
            former: rest['previousStartDate'],
          },
        ]
      : []
  })

const MOVED = {
  at: '2026-01-20T10:00:00.000Z',
  by: 'league editor',
  what: 'kickOff',
  from: '2026-01-25T15:00:00.000Z',
  to: '2026-02-01T15:00:00.000Z',
  reason: 'The pitch was under water',
}

describe('the page of a match', () => {
  it.each([
    ['scheduled', 'They appear here from kick-off.'],
    ['finished', 'No events of this match are recorded.'],
  ] as const)('without events that is %s says: %s', async (status, text) => {
    await open(aMatch({ status, events: [] }))
    expect(textOf(region('Match Events'))).toBe(`Match Events${text}`)
  })

  it('with a kick-off long ago and no result says that its result is awaited', async () => {
    const [path, season] = ['/api/league/seasons', aRealSeason({ slug: '2025-26' })]
    await open(aMatch({ status: 'scheduled', score: null }), [], {
      [path]: { body: [season] },
      [`${path}/2025-26`]: { body: season },
    })
    await screen.findByText('Result awaited')
    expect(main()).toContain(
      'This match was to be played on Sunday, February 1, 2026, 15:00 GMT. Its result is awaited.',
    )
    expect(textOf(region('Match Events'))).toMatch(/No events of this match have been entered\.$/)
    expect(textOf(region('Match Statistics'))).toMatch(/No statistics are kept for this match\.$/)
  })

  it('says who played, how it ended, when and where', async () => {
    await open(aMatch({ attendance: 12_400, weather: 'Rain' }))
    screen.getByRole('heading', { level: 1, name: 'Accra Lions 2 - 1 Half-time 1 - 0 Cape Stars' })
    const info = textOf(region('Match Info'))
    for (const text of ['Sunday, February 1, 2026, 15:00 GMT', 'Lions Park', '12,400', 'Rain']) {
      expect(info).toContain(text)
    }
    expect(info).toContain('RefereeEsi Boateng')
    expect(screen.getAllByRole('link', { name: 'Cape Stars' })[0]?.getAttribute('href')).toBe(
      '/gpl/teams/stars',
    )
  })

  it('has a head of its own, and says where it stands', async () => {
    const { container } = await open(aMatch())
    expect(document.title).toBe('Accra Lions 2 - 1 Cape Stars, GPL')
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://example.org/gpl/matches/2026-02-01-lions-stars',
    )
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Fixtures' }).getAttribute('href')).toBe('/gpl/fixtures')
    expect(structuredDataOf(container)).toContainEqual(
      expect.objectContaining({
        '@type': 'SportsEvent',
        name: 'Accra Lions v Cape Stars',
        startDate: '2026-02-01T15:00:00.000Z',
        eventStatus: 'https://schema.org/EventScheduled',
      }),
    )
  })

  it.each<[string, Partial<MatchResponse>, string]>([
    [
      'to come',
      { status: 'scheduled', score: null },
      'Kick-off Sunday, February 1, 2026, 15:00 GMT.',
    ],
    [
      'to come on a day without a time',
      { status: 'scheduled', score: null, kickOff: null },
      'Sunday, February 1, 2026. The kick-off is not fixed yet.',
    ],
    [
      'to come without a day',
      { status: 'scheduled', score: null, kickOff: null, day: null },
      'Date and kick-off are not fixed yet.',
    ],
    [
      'moved',
      { status: 'scheduled', score: null, changes: [MOVED] },
      'Moved from Sunday, January 25, 2026, 15:00 GMT.',
    ],
    [
      'moved, and back again',
      {
        ...{ status: 'scheduled', score: null, kickOff: MOVED.from, day: '2026-01-25' },
        changes: [MOVED, { ...MOVED, from: MOVED.to, to: MOVED.from }],
      },
      'Kick-off Sunday, January 25, 2026, 15:00 GMT.',
    ],
    [
      'postponed',
      {
        status: 'postponed',
        score: null,
        kickOff: null,
        day: null,
        changes: [{ ...MOVED, to: null }],
      },
      'This match is postponed; it was to be played on Sunday, January 25, 2026, 15:00 GMT. A new date is not fixed yet.',
    ],
    ['on', { status: 'in-play', minute: 67 }, 'The match is on: minute 67.'],
    ['at the break', { status: 'half-time' }, 'The teams are at the break.'],
    [
      'abandoned',
      { status: 'abandoned' },
      'This match was abandoned at 2 - 1. The score does not count.',
    ],
    ['abandoned without a score', { status: 'abandoned', score: null }, 'has no result.'],
    [
      'awarded',
      { status: 'awarded', awarded: 'away' },
      'The league awarded this match to Cape Stars.',
    ],
    ['decided', { status: 'awarded' }, 'The league decided the result of this match.'],
    [
      'cancelled',
      { status: 'cancelled', score: null },
      'This match is cancelled and will not be played.',
    ],
    [
      'annulled after it was played',
      { status: 'cancelled', score: null, events: [anEvent()] },
      'This match is annulled: its result does not count.',
    ],
    [
      'decided from the mark',
      {
        score: {
          ...{ home: 1, away: 1, halfTime: null },
          afterExtraTime: { home: 2, away: 2 },
          penalties: { home: 4, away: 3 },
        },
      },
      'After extra time 2 - 2. Shots from the mark 4 - 3.',
    ],
  ])('says in words that it is %s', async (_state, changes, words) => {
    await open(aMatch(changes))
    expect(main()).toContain(words)
  })

  it.each<[string, Partial<MatchResponse>, string, object]>([
    ['postponed', { status: 'postponed', kickOff: null, day: null }, 'EventPostponed', {}],
    [
      'postponed after it was moved',
      { status: 'postponed', kickOff: null, day: null, changes: [{ ...MOVED, to: null }] },
      'EventPostponed',
      { start: MOVED.from, former: MOVED.from },
    ],
    [
      'moved',
      { status: 'scheduled', changes: [MOVED] },
      'EventRescheduled',
      { start: MOVED.to, former: MOVED.from },
    ],
    ['cancelled', { status: 'cancelled' }, 'EventCancelled', {}],
    [
      'awarded without a day',
      { status: 'awarded', kickOff: null, day: null, changes: [{ ...MOVED, to: null }] },
      'EventCancelled',
      { start: MOVED.from, former: MOVED.from },
    ],
  ])('tells search engines that it is %s', async (_state, changes, status, times) => {
    const { container } = await open(aMatch({ score: null, ...changes }))
    expect(eventStatus(container)).toMatchObject([
      { status: `https://schema.org/${status}`, ...times },
    ])
  })

  it('tells search engines nothing of a sample', async () => {
    const { container } = await open(aMatch({ isSample: true }))
    expect(eventStatus(container)).toEqual([])
  })

  it('leads to the stream while it is on', async () => {
    await open(aMatch({ status: 'in-play', minute: 3, hasStream: true }))
    expect(screen.getByRole('link', { name: /^Watch Live/ }).getAttribute('href')).toBe(
      '/gpl/live?match=2026-02-01-lions-stars',
    )
    cleanup()
    await open(aMatch({ hasStream: true }))
    expect(screen.queryByRole('link', { name: /^Watch Live/ })).toBeNull()
  })

  it('tells events in playing order: corrected ones once, and what was taken back as such', async () => {
    await open(
      aMatch({
        events: [
          anEvent({ id: 'a', minute: 45, added: 2 }),
          anEvent({ id: 'b', sequence: 2, minute: 12, side: 'away', player: null }),
          anEvent({
            id: 'c',
            sequence: 3,
            minute: 60,
            type: 'red-card',
            side: 'away',
            player: null,
          }),
          anEvent({ id: 'd', sequence: 4, corrects: 'b', minute: 13, side: 'away', player: null }),
          anEvent({ id: 'e', sequence: 5, corrects: 'c', minute: 60, withdrawn: true }),
        ],
      }),
    )
    const [first, second, third] = textsOf(region('Match Events').querySelectorAll('li'))
    expect(first).toMatch(/^13'Goal, Cape Stars0 - 1.*Corrected. At first: 12' Goal, Cape Stars\.$/)
    expect(second).toBe("45+2'Goal: Yaw Addo, Accra Lions1 - 1")
    expect(third).toMatch(/^60'Red card, Cape StarsTaken back: it does not count\.$/)
    expect(region('Match Events').querySelectorAll('del')).toHaveLength(1)
  })

  it('begins the second half after the added time of the first', async () => {
    const whistle = { side: null, player: null }
    await open(
      aMatch({
        events: [
          anEvent({ id: 'a', ...whistle, type: 'kick-off', minute: 0 }),
          anEvent({ id: 'b', sequence: 2, minute: 45, added: 2 }),
          anEvent({ id: 'c', sequence: 3, ...whistle, type: 'half-time', minute: 45, added: 3 }),
          anEvent({ id: 'd', sequence: 4, ...whistle, type: 'second-half', minute: 45 }),
          anEvent({ id: 'e', sequence: 5, minute: 46 }),
        ],
      }),
    )
    const told = textsOf(region('Match Events').querySelectorAll('li'))
    expect(told.map((text) => /^[\d+]+'/.exec(text)?.[0])).toEqual([
      ...["0'", "45+2'", "45+3'"],
      ...["45'", "46'"],
    ])
  })

  it('tells the line-ups, the form and all meetings with a tally', async () => {
    const back = { home: aFixture().away, away: aFixture().home }
    await open(
      aMatch({
        lineUps: {
          home: [
            {
              player: { slug: 'yaw-addo', name: 'Yaw Addo' },
              ...{ shirtNumber: 9, position: 'Forward', isStarter: true },
            },
          ],
          away: [],
        },
        meetings: [
          aFixture({ slug: 'a', ...back }),
          aFixture({ slug: 'b', ...back, status: 'awarded', awarded: 'away' }),
          aFixture({ slug: 'c' }),
        ],
      }),
    )
    const line = within(region('Line-ups')).getByRole('listitem')
    expect(textOf(line)).toBe('9Yaw AddoForward')
    expect(screen.getByRole('list', { name: 'Form: won, drawn' })).toBeTruthy()
    const meetings = region('Meetings')
    expect(textsOf(meetings.querySelectorAll('dd'))).toEqual(['2', '0', '1', '4 - 5'])
    expect(within(meetings).getAllByRole('listitem')).toHaveLength(3)
  })

  it('keeps the ledger of its changes: when, what, from, to, why and by which role', async () => {
    await open(aMatch({ changes: [MOVED] }))
    const cells = textsOf(within(region('Changes of this match')).getAllByRole('cell'))
    expect(cells).toEqual([
      'Tuesday, January 20, 2026, 10:00 GMT',
      'Kick-off',
      'Sunday, January 25, 2026, 15:00 GMT',
      'Sunday, February 1, 2026, 15:00 GMT',
      'The pitch was under water',
      'League editor',
    ])
  })

  it.each([
    ['afterExtraTime', null, '2-1', ['Score after extra time', 'none', '2 - 1']],
    ['penalties', null, '4-3', ['Penalty shoot-out', 'none', '4 - 3']],
    ['score', '1-0', '1-1', ['Score', '1 - 0', '1 - 1']],
    ['status', 'in-play', 'finished', ['Status', 'In play', 'Full time']],
    ['awarded', null, 'away', ['Awarded to', 'not fixed', 'Cape Stars']],
    ['day', null, '2026-02-01', ['Day', 'not fixed', 'Sunday, February 1, 2026']],
    ['round', 'Matchday 3', 'Matchday 4', ['Round', 'Matchday 3', 'Matchday 4']],
    ['attendance', null, '12000', ['Attendance', 'none', '12,000']],
    ['referee', null, 'Esi Boateng', ['Referee', 'none', 'Esi Boateng']],
    ['weather', null, 'Rain', ['Weather', 'none', 'Rain']],
    ['stream', 'no', 'yes', ['Live stream', 'no', 'yes']],
    ['note', null, 'Without spectators', ['Note', 'none', 'Without spectators']],
  ])('names in the ledger what a change of %s is about', async (what, from, to, told) => {
    await open(aMatch({ changes: [{ ...MOVED, what, from, to }] }))
    const cells = textsOf(within(region('Changes of this match')).getAllByRole('cell'))
    expect(cells.slice(1, 4)).toEqual(told)
  })

  it('keeps in the ledger which scorers a file added later', async () => {
    const scorers = { what: 'scorers', from: null, to: "Kofi Mensah 12'" }
    await open(aMatch({ changes: [{ ...MOVED, ...scorers }] }))
    const cells = textsOf(within(region('Changes of this match')).getAllByRole('cell'))
    expect(cells.slice(1, 4)).toEqual(['Scorers', 'not fixed', "Kofi Mensah 12'"])
  })

  it('shows what the league found out about reported errors', async () => {
    await open(aMatch(), [
      {
        reportedAt: '2026-02-03T08:00:00.000Z',
        answeredAt: '2026-02-04T08:00:00.000Z',
        text: 'The scorer was Kofi.',
      },
    ])
    await waitFor(() => expect(textOf(region('Reported errors'))).toContain('The scorer was Kofi.'))
  })

  it('takes a report with the fact that it is about', async () => {
    const { user, requestsOf, toast } = await open(aMatch(), [], { [REPORTS]: { body: { id: 1 } } })
    fireEvent.click(screen.getByText('Report an error'))
    const form = screen.getByRole('form', { name: 'Report an error' })
    await user.type(field('First Name', form), 'Ama')
    await user.type(field('Last Name', form), 'Ofori')
    await user.type(field('Email', form), 'ama@visitor.example')
    await user.type(field('Message', form), 'The second goal was an own goal.')
    await user.click(within(form).getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(toast()?.title).toBe('Report sent'))
    const body = requestsOf(REPORTS)[0]?.init?.body
    expect(JSON.parse(typeof body === 'string' ? body : '')).toEqual({
      firstName: 'Ama',
      lastName: 'Ofori',
      email: 'ama@visitor.example',
      message: 'The second goal was an own goal.',
      kind: 'match',
      slug: '2026-02-01-lions-stars',
      address: '/gpl/matches/2026-02-01-lions-stars',
    })
  })

  it('keeps what is typed about one match out of the form of another', async () => {
    const { user, host } = await open(aMatch())
    const message = () =>
      field('Message', screen.getByRole('form', { name: 'Report an error', hidden: true }))
    fireEvent.click(screen.getByText('Report an error'))
    await user.type(message(), 'The second goal was an own goal.')
    const other = aMatch({ slug: '2026-02-08-stars-lions' })
    host.queryClient.setQueryData(matchQuery(other.slug).queryKey, other)
    act(() => host.navigator.push(`/gpl/matches/${other.slug}`))
    expect(message()).toHaveProperty('value', '')
  })

  it('prints no heading of what can only be pressed', async () => {
    await open(aMatch())
    expect(rulesOf(region('Alerts').parentElement).join()).toMatch(
      /@media print ?\{[^}]*alerts['"]?\] ?\{ ?display: none;/,
    )
  })

  it('moves to the address that the match has today', async () => {
    const { address } = await renderPage(remote, '/matches/an-old-name', {
      answers: {
        '/api/league/matches/an-old-name': { body: aMatch() },
        [`/api/league${PATH}`]: { body: aMatch() },
      },
    })
    await waitFor(() => expect(address()).toBe(`/gpl${PATH}`))
  })

  it('says that it could not be loaded, and tries again', async () => {
    let answer: Answer = 'fails'
    const { user } = await renderPage(remote, PATH, {
      answers: { [`/api/league${PATH}`]: () => answer },
    })
    await screen.findByText('The match could not be loaded')
    answer = { body: aMatch() }
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('region', { name: 'Match Info' })
  })
})
