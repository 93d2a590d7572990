import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AdjustmentResponse } from 'shared-contracts/league/adjustment'
import type { DeskMatch } from 'shared-contracts/league/desk-fixture'
import type { DeskRound } from 'shared-contracts/league/desk-round'
import type { DeskSeason } from 'shared-contracts/league/desk-season'
import type { DeskSquad } from 'shared-contracts/league/desk-squad'
import type { MatchResponse } from 'shared-contracts/league/match'
import type { SeasonResponse } from 'shared-contracts/league/season'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { In } from 'typeorm'
import { signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { AuditEntry } from '../../foundation/audit/audit-entry.entity.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Alert } from '../alerts/alert.entity.ts'
import { effectiveEvents } from '../matches/effective-events.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { LeagueEdit } from './edits/league-edit.entity.ts'

const DESK = '/api/desk/league'

interface Written<Item> {
  readonly edit: number
  readonly record: Item
}

const SEASON = {
  ...{ competition: 'gpl', slug: '2025-26', name: '2025/26', timeZone: 'Africa/Accra' },
  ...{ startsOn: '2025-09-13', endsOn: '2026-06-14', pointsForWin: 3 },
  tieBreakers: ['goal-difference', 'goals-for'],
  zones: [
    { from: 1, to: 1, name: 'Champions League', kind: 'champions-league' },
    { from: 16, to: 18, name: 'Relegation', kind: 'relegation' },
  ],
}

onEachDatabase('the desk of the league', (newConfig) => {
  let api: TestApp
  let editor: DeskClient
  let other: DeskClient
  let clubs: string[]
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
    editor = await signedIn(() => api, { name: 'Ama Editor', role: 'league-editor' })
    other = await signedIn(() => api, { name: 'Kofi Editor', role: 'league-editor' })
    clubs = (await visitor<SeasonResponse>('/seasons/2024-25')).clubs.map(({ slug }) => slug)
  }, 60_000)
  afterAll(() => api.app.close())

  const visitor = async <Answer>(path: string) =>
    (await api.inject(`/api/league${path}`)).json<Answer>()
  /** Sends a request, and returns its status and body. */
  async function send<Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    { by = editor, revision, key }: { by?: DeskClient; revision?: number; key?: string } = {},
  ) {
    const headers: Record<string, string> = {
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const answer = await by.send(method, `${DESK}${path}`, body, headers)
    return { status: answer.statusCode, body: answer.json<Answer>() }
  }
  const seasonNow = async (address = '2025-26') =>
    (await send<DeskSeason>('GET', `/seasons/${address}`)).body
  const roundNow = async (number: number, address = '2025-26') =>
    (await send<DeskRound>('GET', `/seasons/${address}/rounds/${number}`)).body
  const undo = (edit: number) => send<{ edit: number }>('POST', `/edits/${edit}/undo`)
  const tableOf = (address = '2025-26') =>
    visitor<StandingResponse[]>(`/seasons/${address}/standings`)

  it('makes a season of 18 clubs, draws its rounds, and shows both to visitors at once', async () => {
    const entries = clubs.map((club) => ({
      club,
      manager: 'A coach',
      ground: 'Accra Sports Stadium',
    }))
    const made = await send<Written<DeskSeason>>('POST', '/seasons', { ...SEASON, clubs: entries })
    expect(made).toMatchObject({
      status: 201,
      body: { record: { address: '2025-26', clubCount: 18 } },
    })
    const query = '?startsOn=2025-09-13&everyDays=7&time=15:00'
    const offer = await send<{ matches: number; rounds: unknown[] }>(
      'GET',
      `/seasons/2025-26/round-robin${query}`,
    )
    expect([offer.body.matches, offer.body.rounds.length]).toEqual([306, 34])
    const plan = { startsOn: '2025-09-13', everyDays: 7, time: '15:00' }
    const { revision } = made.body.record
    const drawn = await send<Written<DeskSeason>>('POST', '/seasons/2025-26/round-robin', plan, {
      revision,
    })
    expect(drawn).toMatchObject({ status: 201, body: { record: { matches: 306, results: 0 } } })
    await expect(visitor('/seasons/2025-26')).resolves.toMatchObject({
      matches: 306,
      isCurrent: true,
    })
    const first = await visitor<{ kickOff: string }[]>('/seasons/2025-26/fixtures?round=34')
    expect(first[0]?.kickOff).toBe('2026-05-02T15:00:00.000Z')
  })

  describe('a round', () => {
    it('is taken whole: eight results, a postponement, two red cards', async () => {
      const { fixtures, revision } = await roundNow(1)
      const [postponed, carded, ...others] = fixtures
      const red = { type: 'red-card', side: 'home', minute: 30, note: 'Foul' }
      const entered = [
        {
          fixture: postponed!.slug,
          status: 'postponed',
          score: null,
          reason: 'Waterlogged ground',
        },
        {
          ...{ fixture: carded!.slug, status: 'finished', score: { home: 0, away: 2 } },
          events: [red, { ...red, side: 'away', minute: 90, added: 3 }],
        },
        ...others.map(({ slug }) => ({
          ...{ fixture: slug, status: 'finished' },
          score: { home: 2, away: 1, halfTime: { home: 1, away: 0 } },
        })),
      ]
      const saved = await send<Written<DeskRound>>(
        'PUT',
        '/seasons/2025-26/rounds/1/results',
        { fixtures: entered },
        { revision },
      )
      expect(saved.status).toBe(200)
      const table = await tableOf()
      expect(table.map(({ played }) => played).filter((count) => count === 1)).toHaveLength(16)
      const { changes, ...match } = await visitor<MatchResponse>(`/matches/${postponed!.slug}`)
      expect(match).toMatchObject({ status: 'postponed', day: null, kickOff: null })
      expect(changes.map(({ what, by, reason }) => [what, by, reason])).toEqual(
        ['day', 'kickOff', 'status'].map((what) => [what, 'league editor', 'Waterlogged ground']),
      )
      const { events } = await visitor<MatchResponse>(`/matches/${carded!.slug}`)
      expect(events.map(({ type, side, minute, added }) => [type, side, minute, added])).toEqual([
        ['red-card', 'home', 30, 0],
        ['red-card', 'away', 90, 3],
      ])
      await expect(
        send('GET', '/fixtures?season=2025-26&round=1&status=postponed'),
      ).resolves.toMatchObject({ body: { total: 1, items: [{ slug: postponed!.slug }] } })
    })

    it('is refused whole, with what is wrong beside each field', async () => {
      const { fixtures, revision } = await roundNow(2)
      const [one, two, three] = fixtures
      const refused = await send<{ fieldErrors: object }>(
        'PUT',
        '/seasons/2025-26/rounds/2/results',
        {
          fixtures: [
            { fixture: one!.slug, status: 'finished', score: { home: 1, away: 0 } },
            { fixture: two!.slug, status: 'finished', score: null },
            {
              ...{ fixture: three!.slug, status: 'finished', score: { home: 1, away: 0 } },
              events: [{ type: 'goal', side: 'away', minute: 5 }],
            },
          ],
        },
        { revision },
      )
      expect(refused).toMatchObject({
        status: 400,
        body: {
          fieldErrors: {
            'fixtures.1.score': ['Enter both scores'],
            'fixtures.2.events.0.type': ['The away side has 1 scorers, and 0 goals by the score'],
          },
        },
      })
      expect((await roundNow(2)).revision).toBe(revision)
    })

    it.each([
      ['goals out of range', { score: { home: 100, away: 0 } }, 'Enter goals from 0 to 99'],
      [
        'fewer goals than at half-time',
        { score: { home: 0, away: 0, halfTime: { home: 1, away: 0 } } },
        'At half-time',
      ],
      [
        'a match that is not in it',
        { fixture: 'no-such-match', score: null },
        'The round has no such match',
      ],
      ['a postponement without a reason', { status: 'postponed', score: null }, 'Say why'],
      [
        'a score of a match that is postponed',
        { status: 'postponed', reason: 'Rain', score: { home: 1, away: 0 } },
        'has no score',
      ],
    ])('refuses %s', async (_what, entry, message) => {
      const { fixtures, revision } = await roundNow(2)
      const whole = { fixture: fixtures[0]!.slug, status: 'finished', ...entry }
      const { status, body } = await send(
        'PUT',
        '/seasons/2025-26/rounds/2/results',
        { fixtures: [whole] },
        { revision },
      )
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain(message)
    })

    it('tells the second of two editors which match the first one has changed', async () => {
      const { fixtures, revision } = await roundNow(2)
      const [one, two] = fixtures
      const entry = (fixture: { slug: string; revision: number }, home: number) => ({
        ...{ fixture: fixture.slug, revision: fixture.revision },
        ...{ status: 'finished', score: { home, away: 0 } },
      })
      const path = '/seasons/2025-26/rounds/2/results'
      const both = await Promise.all([
        send<{ moved?: string[] }>('PUT', path, { fixtures: [entry(one!, 1)] }, { revision }),
        send<{ moved?: string[]; current?: DeskRound }>(
          'PUT',
          path,
          { fixtures: [entry(one!, 2), entry(two!, 3)] },
          { revision, by: other },
        ),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      const refused = both.find(({ status }) => status === 409)!.body
      expect(refused.moved).toEqual([one!.slug])
      const now = await roundNow(2)
      expect(refused).toMatchObject({ current: { revision: now.revision } })
      // Entering other matches causes no conflict, even with the round's old revision.
      await expect(
        send('PUT', path, { fixtures: [entry(fixtures[3]!, 3)] }, { revision, by: other }),
      ).resolves.toMatchObject({ status: 200 })
      await expect(
        send(
          'PUT',
          path,
          { fixtures: [{ ...entry(fixtures[4]!, 3), revision: undefined }] },
          { revision, by: other },
        ),
      ).resolves.toMatchObject({ status: 409 })
      await expect(
        send('PUT', path, { fixtures: [entry(fixtures[4]!, 3)] }),
      ).resolves.toMatchObject({
        status: 412,
      })
    })

    it('has a name that files do not take for a stage', async () => {
      const round = { number: 40, name: 'Group A, Matchday 1' }
      await expect(send('POST', '/seasons/2025-26/rounds', round)).resolves.toMatchObject({
        status: 400,
        body: { fieldErrors: { name: [expect.stringMatching('^Leave out the comma')] } },
      })
    })

    it('takes the results of eighteen editors at once, each of another match', async () => {
      const rounds = await Promise.all([roundNow(10), roundNow(11)])
      const sent = rounds.flatMap(({ number, revision, fixtures }) =>
        fixtures.map((fixture) => {
          const entry = { fixture: fixture.slug, revision: fixture.revision, status: 'finished' }
          const body = { fixtures: [{ ...entry, score: { home: 1, away: 1 } }] }
          return send('PUT', `/seasons/2025-26/rounds/${number}/results`, body, { revision })
        }),
      )
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(18).fill(200))
      const { items } = (await send<{ items: { id: number }[] }>('GET', '/edits?perPage=18')).body
      expect(new Set(items.map(({ id }) => id)).size).toBe(18)
    })

    it('is moved as one, each match at the time that clocks show', async () => {
      const { revision } = await roundNow(5)
      const path = '/seasons/2025-26/rounds/5/move'
      const reason = 'International break'
      const moved = await send<Written<DeskRound>>(
        'POST',
        path,
        { toDay: '2025-10-19', reason },
        { revision },
      )
      expect(new Set(moved.body.record.fixtures.map(({ day, time }) => `${day} ${time}`))).toEqual(
        new Set(['2025-10-19 15:00']),
      )
      const daysOf = async () => {
        const { rounds } = await visitor<SeasonResponse>('/seasons/2025-26')
        const { startsOn, endsOn } = rounds.find(({ number }) => number === 5)!
        return [startsOn, endsOn]
      }
      expect(await daysOf()).toEqual(['2025-10-19', '2025-10-19'])
      await expect(
        send(
          'POST',
          path,
          { byDays: 1, toDay: '2025-10-19', reason },
          { revision: moved.body.record.revision },
        ),
      ).resolves.toMatchObject({ status: 400 })
      await expect(undo(moved.body.edit)).resolves.toMatchObject({ status: 200 })
      expect((await roundNow(5)).fixtures[0]).toMatchObject({ day: '2025-10-11', time: '15:00' })
      expect(await daysOf()).toEqual(['2025-10-11', '2025-10-11'])
    })

    it('still has the day of the matches that were played when the others are moved', async () => {
      const { revision, startsOn } = await roundNow(2)
      expect(startsOn).toBe('2025-09-20')
      const wanted = { byDays: 10, reason: 'Waterlogged grounds' }
      const path = '/seasons/2025-26/rounds/2/move'
      const moved = await send<Written<DeskRound>>('POST', path, wanted, { revision })
      expect(moved.body.record).toMatchObject({ startsOn, endsOn: '2025-09-30' })
      await expect(undo(moved.body.edit)).resolves.toMatchObject({ status: 200 })
    })
  })

  describe('a match', () => {
    const fieldsOf = ({
      round,
      day,
      time,
      ground,
      status,
      score,
      awarded,
      ...rest
    }: DeskMatch) => ({
      ...{ round, day, time, ground: ground ?? '', status, score, awarded, note: rest.note },
      ...{ referee: rest.referee ?? '', attendance: rest.attendance, weather: rest.weather ?? '' },
      ...{ hasStream: rest.hasStream, reason: '' },
    })
    const open = async (slug: string) => (await send<DeskMatch>('GET', `/fixtures/${slug}`)).body

    it('is corrected with a reason, which its ledger keeps', async () => {
      const { fixtures } = await roundNow(1)
      const { slug } = fixtures.find(({ status }) => status === 'finished')!
      const before = await open(slug)
      const wanted = { ...fieldsOf(before), score: { home: 2, away: 2 } }
      const { revision } = before
      await expect(send('PUT', `/fixtures/${slug}`, wanted, { revision })).resolves.toMatchObject({
        status: 400,
        body: { fieldErrors: { reason: ['Say why'] } },
      })
      const reason = 'The referee’s report says so'
      const corrected = await send<Written<DeskMatch>>(
        'PUT',
        `/fixtures/${slug}`,
        { ...wanted, reason },
        { revision },
      )
      expect(corrected.body.record).toMatchObject({ score: { home: 2, away: 2 } })
      const { changes } = await visitor<MatchResponse>(`/matches/${slug}`)
      const from = `${before.score?.home}-${before.score?.away}`
      expect(changes.filter(({ what }) => what === 'score').at(-1)).toMatchObject({
        ...{ by: 'league editor', from, to: '2-2', reason },
      })
      expect(JSON.stringify(changes)).not.toContain('Ama')

      await expect(undo(corrected.body.edit)).resolves.toMatchObject({ status: 200 })
      const undone = await visitor<MatchResponse>(`/matches/${slug}`)
      expect(undone.score).toEqual(before.score)
      expect(undone.changes.filter(({ what }) => what === 'score').at(-1)).toMatchObject({
        ...{ from: '2-2', to: from },
        reason: expect.stringContaining('Undone: '),
      })
    })

    it('tells followers its score again when a correction that they were told of is undone', async () => {
      const { manager } = api.dataSource
      const { slug, id } = await manager.findOneByOrFail(Fixture, {
        status: 'finished',
        revision: 2,
      })
      const before = await open(slug)
      const { home: homeGoals = 0, away: awayGoals = 0 } = before.score ?? {}
      const told = new Date(Date.now() - 60_000)
      await manager.insert(Alert, {
        ...{ fixtureId: id, kind: 'full-time' as const, homeGoals, awayGoals, takenTo: 0 },
        ...{ happenedAt: told, dueAt: told, expiresAt: told, endedAt: told },
      })
      const slip = { ...fieldsOf(before), score: { home: 7, away: 7 }, reason: 'A slip' }
      const { revision } = before
      const { body } = await send<{ edit: number }>('PUT', `/fixtures/${slug}`, slip, { revision })
      await expect(undo(body.edit)).resolves.toMatchObject({ status: 200 })
      const alerts = await manager.find(Alert, { where: { fixtureId: id }, order: { id: 'ASC' } })
      expect(alerts.slice(1).map((one) => [one.kind, one.homeGoals, one.awayGoals])).toEqual([
        ['corrected', 7, 7],
        ['corrected', homeGoals, awayGoals],
      ])
    })

    it('is refused to who has not seen its last change, with the match as it is', async () => {
      const [{ slug } = { slug: '' }] = (await roundNow(6)).fixtures
      const before = await open(slug)
      const wanted = { ...fieldsOf(before), referee: 'A referee' }
      await expect(send('PUT', `/fixtures/${slug}`, wanted)).resolves.toMatchObject({ status: 412 })
      const { revision } = before
      await send('PUT', `/fixtures/${slug}`, wanted, { revision })
      await expect(
        send(
          'PUT',
          `/fixtures/${slug}`,
          { ...wanted, referee: 'Another' },
          { revision, by: other },
        ),
      ).resolves.toMatchObject({ status: 409, body: { current: { referee: 'A referee' } } })
    })

    it('that is saved as it is changes nothing', async () => {
      const [{ slug } = { slug: '' }] = (await roundNow(7)).fixtures
      const before = await open(slug)
      const { revision } = before
      await expect(
        send('PUT', `/fixtures/${slug}`, fieldsOf(before), { revision }),
      ).resolves.toMatchObject({
        status: 200,
        body: { edit: null, record: { revision } },
      })
    })

    it('is abandoned, awarded and cancelled', async () => {
      const [one, two] = (await roundNow(8)).fixtures
      for (const [fixture, values, expected] of [
        [one!, { status: 'abandoned', score: { home: 1, away: 0 } }, { status: 'abandoned' }],
        [
          one!,
          { status: 'awarded', score: { home: 0, away: 3 } },
          { status: 'awarded', awarded: 'away' },
        ],
        [two!, { status: 'cancelled', score: null }, { status: 'cancelled', score: null }],
      ] as const) {
        const before = await open(fixture.slug)
        const wanted = { ...fieldsOf(before), ...values, reason: 'Decision of the league' }
        const done = await send<Written<DeskMatch>>('PUT', `/fixtures/${fixture.slug}`, wanted, {
          revision: before.revision,
        })
        expect(done.body.record).toMatchObject(expected)
      }
      const [counted] = (await tableOf()).filter(({ club }) => club.slug === one!.away.slug)
      expect(counted?.points).toBeGreaterThanOrEqual(3)
    })

    it('is moved to another ground with a reason', async () => {
      const [{ slug } = { slug: '' }] = (await roundNow(13)).fixtures
      const before = await open(slug)
      const moved = async (reason: string) =>
        send(
          'PUT',
          `/fixtures/${slug}`,
          { ...fieldsOf(before), ground: 'Essipong Stadium', reason },
          { revision: before.revision },
        )
      await expect(moved('')).resolves.toMatchObject({
        status: 400,
        body: { fieldErrors: { reason: ['Say why'] } },
      })
      await expect(moved('The floodlights failed')).resolves.toMatchObject({
        body: { record: { ground: 'Essipong Stadium' } },
      })
    })

    it('has every change of its facts in the ledger', async () => {
      const [{ slug } = { slug: '' }] = (await roundNow(14)).fixtures
      const before = await open(slug)
      const facts = { referee: 'A referee', attendance: 12_000, weather: 'Rain', hasStream: true }
      await send('PUT', `/fixtures/${slug}`, { ...fieldsOf(before), ...facts }, before)
      const { changes } = await visitor<MatchResponse>(`/matches/${slug}`)
      expect(changes.map(({ what, from, to }) => [what, from, to])).toEqual([
        ['referee', null, 'A referee'],
        ['attendance', null, '12000'],
        ['weather', null, 'Rain'],
        ['stream', 'no', 'yes'],
      ])
    })

    describe('of two clubs', () => {
      const [home, away] = ['hearts-of-oak', 'asante-kotoko']
      const played = { season: 'two-clubs', home, away, round: 1, day: '2025-09-20' }
      let slug: string
      beforeAll(async () => {
        const season = { ...SEASON, slug: 'two-clubs', name: 'Two clubs', zones: [] }
        await send('POST', '/seasons', { ...season, clubs: [home, away].map((club) => ({ club })) })
        await send('POST', '/seasons/two-clubs/rounds', { number: 1, name: 'Matchday 1' })
        const made = await send<Written<DeskMatch>>('POST', '/fixtures', played)
        ;({ slug } = made.body.record)
      })
      const enter = async (values: object) => {
        const before = await open(slug)
        const wanted = { ...fieldsOf(before), reason: 'Floodlights', ...values }
        return send<Written<DeskMatch>>('PUT', `/fixtures/${slug}`, wanted, before)
      }
      const addEvents = async (...events: readonly object[]) =>
        send<Written<DeskMatch>>('POST', `/fixtures/${slug}/events`, { events }, await open(slug))
      const goals = async () =>
        effectiveEvents((await open(slug)).events).map(({ type, minute }) => [type, minute])

      it('leaves its round to a replay once it is abandoned', async () => {
        const replayed = () => send('POST', '/fixtures', { ...played, day: '2025-09-27' })
        await expect(replayed()).resolves.toMatchObject({
          body: { fieldErrors: { round: ['One of the clubs has another match in round 1'] } },
        })
        await enter({ status: 'abandoned', score: { home: 1, away: 0 } })
        await expect(replayed()).resolves.toMatchObject({ status: 201 })
      })

      it('begins without its events if it is to be played after all, and undo brings them back', async () => {
        await addEvents({ type: 'goal', side: 'home', minute: 7 })
        const again = await enter({ status: 'scheduled', score: null, day: '2025-10-04' })
        expect(again.status).toBe(200)
        expect(await goals()).toEqual([])
        const undone = await undo(again.body.edit)
        expect([(await open(slug)).status, await goals()]).toEqual(['abandoned', [['goal', 7]]])
        await undo(undone.body.edit)
        expect([(await open(slug)).status, await goals()]).toEqual(['scheduled', []])
      })

      it('has no goals beside those of its corrected score', async () => {
        const score = (home_: number) => ({ status: 'finished', score: { home: home_, away: 1 } })
        await enter(score(2))
        const first = { type: 'goal', side: 'home', minute: 12, note: 'Mensah' }
        const second = { type: 'penalty', side: 'home', minute: 45, added: 2 }
        const added = await addEvents(first, second)
        const { id } = added.body.record.events.find(({ minute }) => minute === 12)!
        const message =
          'The home side has 2 goals among the events (12 Mensah, 45+2): withdraw 1 of them first'
        await expect(enter(score(1))).resolves.toMatchObject({
          status: 400,
          body: { fieldErrors: { score: [message] } },
        })
        const entry = { ...score(1), fixture: slug, reason: 'Offside' }
        const round = '/seasons/two-clubs/rounds/1'
        await expect(
          send('PUT', `${round}/results`, { fixtures: [entry] }, await roundNow(1, 'two-clubs')),
        ).resolves.toMatchObject({ body: { fieldErrors: { 'fixtures.0.score': [message] } } })
        const withdrawal = `/fixtures/${slug}/events/${id}/withdraw`
        await send('POST', withdrawal, { reason: 'Offside' }, await open(slug))
        await expect(enter(score(1))).resolves.toMatchObject({ status: 200 })
      })

      it('keeps its goals where the league awards it with fewer', async () => {
        const awarded = { status: 'awarded', score: { home: 0, away: 3 } }
        await expect(enter(awarded)).resolves.toMatchObject({ status: 200 })
        expect(await goals()).toEqual([['penalty', 45]])
      })
    })

    it('has events that are withdrawn with a reason, and stay', async () => {
      const { fixtures } = await roundNow(1)
      const { slug } = fixtures.find(({ status }) => status === 'finished')!
      const before = await open(slug)
      const event = { type: 'yellow-card', side: 'home', minute: 12, note: 'Mensah' }
      const added = await send<Written<DeskMatch>>(
        'POST',
        `/fixtures/${slug}/events`,
        { events: [event] },
        { revision: before.revision },
      )
      const { id } = added.body.record.events.at(-1)!
      const withdrawn = await send<Written<DeskMatch>>(
        'POST',
        `/fixtures/${slug}/events/${id}/withdraw`,
        { reason: 'Another player' },
        { revision: added.body.record.revision },
      )
      expect(withdrawn.body.record.events.at(-1)).toMatchObject({
        ...{ corrects: id, withdrawn: true, note: 'Another player' },
      })
      await undo(withdrawn.body.edit)
      expect((await open(slug)).events.at(-1)).toMatchObject({ withdrawn: false, note: 'Mensah' })
      await expect(undo(added.body.edit)).resolves.toMatchObject({ status: 409 })
    })

    it('is new, and goes again as long as nothing is told of it', async () => {
      const [home, away] = clubs
      const wanted = { season: '2025-26', home, away, day: '2026-06-07', time: '16:00' }
      await expect(send('POST', '/fixtures', { ...wanted, away: home })).resolves.toMatchObject({
        status: 400,
        body: { fieldErrors: { away: ['A club cannot meet itself'] } },
      })
      await expect(
        send('POST', '/fixtures', { ...wanted, home: 'no-club', round: 40 }),
      ).resolves.toMatchObject({
        body: { fieldErrors: { home: ['This club does not play the season'] } },
      })
      await expect(send('POST', '/fixtures', { ...wanted, round: 3 })).resolves.toMatchObject({
        body: { fieldErrors: { round: ['One of the clubs has another match in round 3'] } },
      })
      const made = await send<Written<DeskMatch>>('POST', '/fixtures', wanted)
      const { slug, revision } = made.body.record
      expect(slug).toBe(`2026-06-07-${home}-${away}`)
      const gone = await send<{ edit: number }>('DELETE', `/fixtures/${slug}`, undefined, {
        revision,
      })
      expect((await api.inject(`/api/league/matches/${slug}`)).statusCode).toBe(404)
      await undo(gone.body.edit)
      expect((await open(slug)).revision).toBe(revision + 1)
    })

    it('lets its clubs swap home and away, tells it in the ledger, and undoes it', async () => {
      const [home, away] = clubs
      const wanted = { season: '2025-26', home, away, day: '2026-06-08', time: null }
      const made = await send<Written<DeskMatch>>('POST', '/fixtures', wanted)
      const { slug, revision, ...before } = made.body.record
      const path = `/fixtures/${slug}/swap`
      const reason = 'The ground is closed'
      await expect(send('POST', path, { reason })).resolves.toMatchObject({ status: 412 })
      await expect(send('POST', path, { reason: '' }, { revision })).resolves.toMatchObject({
        status: 400,
        body: { fieldErrors: { reason: ['Say why'] } },
      })
      const swapped = await send<Written<DeskMatch>>('POST', path, { reason }, { revision })
      expect(swapped.body.record).toMatchObject({
        ...{ slug, home: before.away, away: before.home, revision: revision + 1 },
        changes: [{ what: 'home', from: before.home.name, to: before.away.name, reason }],
      })
      await expect(
        visitor(`/seasons/2025-26/fixtures?club=${away}&from=2026-06-08&to=2026-06-08`),
      ).resolves.toMatchObject([{ slug, home: before.away }])
      await expect(undo(swapped.body.edit)).resolves.toMatchObject({ status: 200 })
      const after = await open(slug)
      expect(after.home).toEqual(before.home)
      expect(after.changes.at(-1)).toMatchObject({ what: 'home', to: before.home.name })
      await send('DELETE', `/fixtures/${slug}`, undefined, { revision: after.revision })
      const begun = await open('2025-01-26-hearts-of-oak-asante-kotoko')
      await expect(
        send('POST', `/fixtures/${begun.slug}/swap`, { reason }, { revision: begun.revision }),
      ).resolves.toMatchObject({
        status: 409,
        body: { message: 'Something is told of this match: its sides stay' },
      })
    })

    it('has no result before it begins', async () => {
      const ahead = {
        ...SEASON,
        slug: '2098-99',
        name: '2098/99',
        zones: [],
        startsOn: '2098-09-01',
        endsOn: '2099-06-01',
      }
      const entries = clubs.slice(0, 2).map((club) => ({ club }))
      await send('POST', '/seasons', { ...ahead, clubs: entries })
      const wanted = {
        season: '2098-99',
        home: clubs[0],
        away: clubs[1],
        day: '2098-09-20',
        time: '15:00',
      }
      const made = await send<Written<DeskMatch>>('POST', '/fixtures', wanted)
      const { slug, revision } = made.body.record
      const result = {
        ...fieldsOf(made.body.record),
        status: 'finished',
        score: { home: 1, away: 0 },
      }
      await expect(send('PUT', `/fixtures/${slug}`, result, { revision })).resolves.toMatchObject({
        status: 400,
        body: {
          fieldErrors: { status: ['This match begins 2098-09-20 15:00: it has no result yet'] },
        },
      })
    })

    it('has no kick-off at a time that clocks skip', async () => {
      const season = { ...SEASON, slug: 'london', name: 'London', timeZone: 'Europe/London' }
      await send('POST', '/seasons', {
        ...season,
        zones: [],
        clubs: clubs.slice(0, 2).map((club) => ({ club })),
      })
      const wanted = {
        season: 'london',
        home: clubs[0],
        away: clubs[1],
        day: '2026-03-29',
        time: '01:30',
      }
      await expect(send('POST', '/fixtures', wanted)).resolves.toMatchObject({
        status: 400,
        body: {
          fieldErrors: {
            time: ['Clocks are turned forward over 01:30 on 2026-03-29: enter another time'],
          },
        },
      })
    })
  })

  it.each(['csv', 'json', 'txt'])(
    'writes only what an export as %s holds, which taken in again changes nothing',
    async (format) => {
      const { slug, ...match } = (await roundNow(9)).fixtures[0]!
      const words = { ground: 'Ground [old]', note: 'Note #1', status: 'scheduled', reason: 'A' }
      await expect(
        send('PUT', `/fixtures/${slug}`, { ...words, round: 9 }, { revision: match.revision }),
      ).resolves.toMatchObject({
        status: 400,
        body: {
          fieldErrors: {
            ground: ['Expected the ground without [, ], @ and #'],
            note: ['Expected the note without [, ], @ and #'],
          },
        },
      })
      const text = (await api.inject(`/api/league/seasons/2025-26/export.${format}`)).body
      const file = { competition: 'gpl', season: '2025-26', format, name: 'season', text }
      await expect(send('POST', '/import/check', file)).resolves.toMatchObject({
        status: 200,
        body: { faults: [], added: [], changed: [], unchanged: 307 },
      })
    },
  )

  describe('decisions on points', () => {
    it('stand in the season’s ledger, also when they are taken back', async () => {
      const [club] = clubs
      const points = async () => (await tableOf()).find((row) => row.club.slug === club)!
      const before = await points()
      const decision = { club, points: -3, reason: 'Fielded a suspended player', on: '2026-01-10' }
      const path = '/seasons/2025-26/adjustments'
      const made = await send<Written<AdjustmentResponse>>('POST', path, decision)
      expect(made.status).toBe(201)
      expect((await points()).points).toBe(before.points - 3)
      const { id } = made.body.record
      const taken = await send<Written<AdjustmentResponse>>('POST', `${path}/${id}/withdraw`, {
        reason: 'Appeal upheld',
        on: '2026-02-01',
      })
      await expect(
        send('POST', `${path}/${id}/withdraw`, { reason: 'Again' }),
      ).resolves.toMatchObject({ status: 409 })
      expect((await points()).points).toBe(before.points)
      const { adjustments } = await visitor<SeasonResponse>('/seasons/2025-26')
      expect(adjustments).toMatchObject([
        { ...decision, club: { slug: club }, by: 'league editor', withdraws: null },
        { points: 3, reason: 'Appeal upheld', on: '2026-02-01', withdraws: id },
      ])
      const undone = await undo(taken.body.edit)
      expect((await points()).points).toBe(before.points - 3)
      const again = await send<Written<AdjustmentResponse>>('POST', `${path}/${id}/withdraw`, {
        reason: 'Appeal upheld after all',
      })
      expect(again.status).toBe(200)
      expect((await points()).points).toBe(before.points)
      // The first withdrawal may not hold beside the second one.
      await expect(undo(undone.body.edit)).resolves.toMatchObject({
        status: 409,
        body: { message: 'The decision on points has changed since' },
      })
      await undo(again.body.edit)
      expect((await points()).points).toBe(before.points - 3)
    })

    it('are refused before their day', async () => {
      const path = '/seasons/2025-26/adjustments'
      const decision = { club: clubs[2], points: -1, reason: 'A decision' }
      const refused = {
        status: 400,
        body: {
          fieldErrors: { on: ['This day lies ahead: enter the decision when it holds'] },
        },
      }
      await expect(send('POST', path, { ...decision, on: '2098-01-01' })).resolves.toMatchObject(
        refused,
      )
      const made = await send<Written<AdjustmentResponse>>('POST', path, {
        ...{ ...decision, on: '2026-01-11' },
      })
      await expect(
        send('POST', `${path}/${made.body.record.id}/withdraw`, {
          ...{ reason: 'From then on', on: '2098-01-01' },
        }),
      ).resolves.toMatchObject(refused)
    })
  })

  describe('what is sent again after a lost answer', () => {
    const decision = { points: -3, reason: 'Unpaid fees', on: '2026-03-01' }
    const path = '/seasons/2025-26/adjustments'
    const count = async () => (await seasonNow()).adjustments.length

    it('is one decision on points', async () => {
      const before = await count()
      const body = { ...decision, club: clubs[1] }
      const sent = await Promise.all(
        ['once', 'once'].map((key) =>
          send<Written<AdjustmentResponse>>('POST', path, body, { key }),
        ),
      )
      const again = await send<Written<AdjustmentResponse>>('POST', path, body, { key: 'once' })
      expect(new Set([...sent, again].map((one) => JSON.stringify(one))).size).toBe(1)
      expect(again).toMatchObject({ status: 201, body: { record: decision } })
      expect(await count()).toBe(before + 1)
      await expect(
        send('POST', path, { ...body, points: -6 }, { key: 'once' }),
      ).resolves.toMatchObject({ status: 422 })
      const others: { key?: string; by?: DeskClient }[] = [
        { key: 'another' },
        { key: 'once', by: other },
        {},
      ]
      for (const one of others) expect((await send('POST', path, body, one)).status).toBe(201)
      expect(await count()).toBe(before + 4)
      const taken = `${path}/${again.body.record.id}/withdraw`
      const reasons = [1, 2].map(() => send('POST', taken, { reason: 'Paid' }, { key: 'taken' }))
      expect((await Promise.all(reasons)).map(({ status }) => status)).toEqual([200, 200])
      expect(await count()).toBe(before + 5)
    })

    it('is one match outside the rounds', async () => {
      const [home, away] = clubs
      const body = { season: '2025-26', home, away, day: '2026-06-09', time: '16:00' }
      const first = await send<Written<DeskMatch>>('POST', '/fixtures', body, { key: 'a match' })
      const again = await send<Written<DeskMatch>>('POST', '/fixtures', body, { key: 'a match' })
      expect(again).toEqual(first)
      await expect(
        visitor(`/seasons/2025-26/fixtures?club=${home}&from=2026-06-09&to=2026-06-09`),
      ).resolves.toHaveLength(1)
      const { slug, revision } = again.body.record
      await send('DELETE', `/fixtures/${slug}`, undefined, { revision })
      await expect(send('POST', '/fixtures', body, { key: 'a match' })).resolves.toMatchObject({
        status: 404,
      })
    })
  })

  describe('a season', () => {
    it('is changed, and refuses to lose a club that has matches', async () => {
      const season = await seasonNow()
      const { revision } = season
      const entries = season.clubs.map(({ club, manager, ground }) => ({
        club: club.slug,
        manager,
        ground,
      }))
      const [first, ...others] = entries
      const path = '/seasons/2025-26'
      await expect(
        send('PUT', path, { ...SEASON, zones: [], clubs: others }, { revision }),
      ).resolves.toMatchObject({
        status: 400,
        body: { fieldErrors: { clubs: [expect.any(String)] } },
      })
      const changed = await send<Written<DeskSeason>>(
        'PUT',
        path,
        { ...SEASON, pointsForWin: 2, clubs: [{ ...first, manager: 'A new coach' }, ...others] },
        { revision },
      )
      expect(changed.body.record).toMatchObject({ pointsForWin: 2, revision: revision + 1 })
      await expect(
        send('PUT', path, { ...SEASON, clubs: entries }, { revision, by: other }),
      ).resolves.toMatchObject({ status: 409, body: { current: { pointsForWin: 2 } } })
      await undo(changed.body.edit)
      const undone = await visitor<SeasonResponse>('/seasons/2025-26')
      expect(undone.pointsForWin).toBe(3)
      expect(undone.clubs.map(({ manager }) => manager)).not.toContain('A new coach')
    })

    describe('of level clubs', () => {
      const four = ['hearts-of-oak', 'asante-kotoko', 'aduana', 'medeama']
      const path = '/seasons/level'
      const LEVEL = {
        ...{ ...SEASON, slug: 'level', name: 'Level', zones: [] },
        ...{ tieBreakers: ['lots'], clubs: four.map((club) => ({ club })) },
      }
      const places = async () =>
        (await tableOf('level')).map(({ position, club }) => `${position} ${club.slug}`)
      const change = async (values: object) =>
        send<Written<DeskSeason>>(
          'PUT',
          path,
          { ...LEVEL, ...values },
          { revision: (await seasonNow('level')).revision },
        )
      beforeAll(async () => {
        await send('POST', '/seasons', LEVEL)
      })

      it('has the order of lots, which stays if it is not named', async () => {
        expect(new Set(await places())).toEqual(new Set(four.map((club) => `1 ${club}`)))
        const lots = [['medeama', 'aduana', 'asante-kotoko', 'hearts-of-oak']]
        const drawn = ['1 medeama', '2 aduana', '3 asante-kotoko', '4 hearts-of-oak']
        const entered = await change({ lots })
        expect(entered).toMatchObject({
          status: 200,
          body: { record: { lots, rankedBy: 'points' } },
        })
        expect(await places()).toEqual(drawn)
        await expect(change({ pointsForWin: 2 })).resolves.toMatchObject({
          body: { record: { lots } },
        })
        expect(await places()).toEqual(drawn)
        const emptied = await change({ lots: [] })
        expect(emptied.body.record.lots).toEqual([])
        await undo(emptied.body.edit)
        expect(await places()).toEqual(drawn)
      })

      it('is ranked by points per match once it is broken off', async () => {
        const results = [
          ['hearts-of-oak', 'asante-kotoko', 1],
          ['hearts-of-oak', 'medeama', 0],
          ['aduana', 'asante-kotoko', 1],
        ] as const
        for (const [home, away, goals] of results) {
          const wanted = { season: 'level', home, away, day: '2025-09-20', time: '15:00' }
          const { slug, revision } = (await send<Written<DeskMatch>>('POST', '/fixtures', wanted))
            .body.record
          const result = {
            ...{ day: '2025-09-20', time: '15:00', status: 'finished' },
            score: { home: goals, away: 0 },
          }
          await send('PUT', `/fixtures/${slug}`, result, { revision })
        }
        expect((await places())[0]).toBe('1 hearts-of-oak')
        await expect(visitor(path)).resolves.not.toHaveProperty('rankedBy')
        await change({ rankedBy: 'points-per-match' })
        expect((await places())[0]).toBe('1 aduana')
        await expect(visitor(path)).resolves.toMatchObject({ rankedBy: 'points-per-match' })
        const kept = await change({ pointsForWin: 3 })
        expect(kept.body.record.rankedBy).toBe('points-per-match')
        expect((await places())[0]).toBe('1 aduana')
      })
    })

    it('goes as long as it has no result, and comes back whole', async () => {
      const season = await seasonNow()
      await expect(
        send('DELETE', '/seasons/2025-26', undefined, { revision: season.revision }),
      ).resolves.toMatchObject({ status: 409 })
      const empty = {
        ...SEASON,
        slug: '2026-27',
        name: '2026/27',
        zones: [],
        startsOn: '2026-09-01',
        endsOn: '2027-06-01',
      }
      const made = await send<Written<DeskSeason>>('POST', '/seasons', {
        ...empty,
        clubs: clubs.slice(0, 4).map((club) => ({ club })),
      })
      const { revision } = made.body.record
      const drawn = await send<Written<DeskSeason>>(
        'POST',
        '/seasons/2026-27/round-robin',
        {},
        { revision },
      )
      expect(drawn.body.record.matches).toBe(12)
      const before = await visitor('/seasons/2026-27/fixtures')
      const gone = await send<{ edit: number }>('DELETE', '/seasons/2026-27', undefined, {
        revision,
      })
      expect(gone.status).toBe(200)
      expect((await api.inject('/api/league/seasons/2026-27')).statusCode).toBe(404)
      await undo(gone.body.edit)
      await expect(visitor('/seasons/2026-27/fixtures')).resolves.toEqual(before)
      await expect(undo(drawn.body.edit)).resolves.toMatchObject({ status: 200 })
      await expect(visitor('/seasons/2026-27/fixtures')).resolves.toEqual([])
      await expect(undo(made.body.edit)).resolves.toMatchObject({ status: 200 })
    })

    it.each([
      [
        'an address that another one has',
        { slug: '2024-25' },
        { slug: ['The competition has a season with this address'] },
      ],
      [
        'a club that there is not',
        { clubs: [{ club: 'no-club' }] },
        { 'clubs.0.club': ['There is no such club'] },
      ],
      [
        'a club twice',
        { clubs: [{ club: 'aduana' }, { club: 'aduana' }] },
        { clubs: ['Each club can stand once'] },
      ],
      [
        'a zone that ends before it begins',
        { zones: [{ from: 3, to: 1, name: 'A', kind: 'a' }] },
        { 'zones.0.to': ['The last place comes after the first'] },
      ],
      [
        'a zone of more places than there are clubs',
        { zones: SEASON.zones, clubs: [{ club: 'aduana' }, { club: 'medeama' }] },
        { zones: ['A zone ends after the last place: the season has fewer clubs'] },
      ],
      [
        'a zone of no clock',
        { timeZone: 'Africa/Atlantis' },
        { timeZone: ['Choose a time zone, such as Africa/Accra'] },
      ],
      [
        'a draw of one club',
        { tieBreakers: ['lots'], clubs: [{ club: 'aduana' }], lots: [['aduana']] },
        { 'lots.0': ['Enter at least two clubs'] },
      ],
      [
        'a draw that has a club twice',
        { tieBreakers: ['lots'], clubs: [{ club: 'aduana' }], lots: [['aduana', 'aduana']] },
        { 'lots.0': ['Each club can stand once'] },
      ],
      [
        'a draw of a club that does not play it',
        { tieBreakers: ['lots'], clubs: [{ club: 'aduana' }], lots: [['aduana', 'medeama']] },
        { lots: ['Every club of a draw plays the season'] },
      ],
      [
        'a draw that decides nothing',
        {
          clubs: [{ club: 'aduana' }, { club: 'medeama' }],
          lots: [['aduana', 'medeama']],
        },
        { lots: ['Add lots to the rules for clubs that are level'] },
      ],
      [
        'another way to rank',
        { rankedBy: 'goals' },
        { rankedBy: ['Choose points or points per match'] },
      ],
      [
        'days in the wrong order',
        { startsOn: '2026-06-15' },
        { endsOn: ['The last day comes after the first'] },
      ],
    ])('refuses %s', async (_what, values, fieldErrors) => {
      const wanted = { ...SEASON, slug: 'another', clubs: [], zones: [], ...values }
      await expect(send('POST', '/seasons', wanted)).resolves.toMatchObject({
        status: 400,
        body: { fieldErrors },
      })
    })
  })

  describe('every write', () => {
    const UNDO = '/seasons/undone'
    const [HOME, AWAY] = ['hearts-of-oak', 'asante-kotoko']
    const squad = `${UNDO}/squads/${HOME}`
    beforeAll(async () => {
      const season = { ...SEASON, slug: 'undone', name: 'Undone', zones: [] }
      const four = ['hearts-of-oak', 'asante-kotoko', 'aduana', 'medeama'].map((club) => ({ club }))
      const made = await send<Written<DeskSeason>>('POST', '/seasons', { ...season, clubs: four })
      const { revision } = made.body.record
      const plan = { startsOn: '2025-10-04', everyDays: 7, time: '15:00' }
      await send('POST', `${UNDO}/round-robin`, plan, { revision })
      await send('PUT', squad, { text: '1; Yaw Keeper; GK' }, { revision: 1 })
    }, 30_000)

    /** Everything that is shown, except revisions, ledgers, and what is computed later. */
    const state = async () => {
      const rounds = [1, 2, 3, 4, 5, 6].map((number) => roundNow(number, 'undone'))
      const matches = visitor('/seasons/undone/fixtures')
      const all = [seasonNow('undone'), tableOf('undone'), send('GET', squad), open(), matches]
      const hidden = ['revision', 'adjustments', 'outlook', 'id', 'sequence', 'corrects']
      const shown = JSON.stringify(
        await Promise.all([...all, ...rounds]),
        (name, value: unknown) => (hidden.includes(name) ? undefined : value),
      )
      return JSON.parse(shown) as unknown
    }
    const first = async () => (await roundNow(1, 'undone')).fixtures[0]!
    const open = async () => {
      const { lineUps } = (await send<DeskMatch>('GET', `/fixtures/${(await first()).slug}`)).body
      return lineUps
    }
    type Sent = ReturnType<typeof send<{ edit: number }>>
    const writes: [what: string, write: () => Sent][] = [
      ['a new round', () => send('POST', `${UNDO}/rounds`, { number: 7, name: 'Matchday 7' })],
      [
        'a round that is renamed',
        async () => {
          const { revision } = await roundNow(1, 'undone')
          return send('PUT', `${UNDO}/rounds/1`, { number: 1, name: 'Opening' }, { revision })
        },
      ],
      [
        'a round that is moved',
        async () => {
          const { revision } = await roundNow(2, 'undone')
          return send('POST', `${UNDO}/rounds/2/move`, { byDays: 2, reason: 'Cup' }, { revision })
        },
      ],
      [
        'results',
        async () => {
          const { fixtures, revision } = await roundNow(1, 'undone')
          const entries = fixtures.map(({ slug }) => ({
            ...{ fixture: slug, status: 'finished', score: { home: 2, away: 1 } },
            events: [{ type: 'goal', side: 'home', minute: 10, note: 'Mensah' }],
          }))
          return send('PUT', `${UNDO}/rounds/1/results`, { fixtures: entries }, { revision })
        },
      ],
      [
        'a new match',
        () => send('POST', '/fixtures', { season: 'undone', home: HOME, away: AWAY, round: null }),
      ],
      [
        'a match that is deleted',
        async () => {
          const [{ slug, revision } = await first()] = (await roundNow(3, 'undone')).fixtures
          return send('DELETE', `/fixtures/${slug}`, undefined, { revision })
        },
      ],
      [
        'line-ups',
        async () => {
          const { slug, revision, home } = await first()
          const player = { player: 'yaw-keeper', shirtNumber: 1, isStarter: true }
          const side = home.slug === HOME ? 'home' : 'away'
          return send('PUT', `/fixtures/${slug}/line-ups`, { [side]: [player] }, { revision })
        },
      ],
      [
        'a decision on points',
        () => {
          const decision = { club: HOME, points: -3, reason: 'A decision', on: '2025-10-10' }
          return send('POST', `${UNDO}/adjustments`, decision)
        },
      ],
      [
        'a season with other rules and clubs',
        async () => {
          const { revision, clubs: entries } = await seasonNow('undone')
          const kept = entries.map(({ club }) => ({ club: club.slug, ground: 'A new ground' }))
          const rules = { tieBreakers: ['wins'], zones: [] }
          const values = { ...SEASON, slug: 'undone', name: 'Other', ...rules }
          const wanted = { ...values, clubs: [...kept, { club: 'bechem-united' }] }
          return send('PUT', UNDO, wanted, { revision })
        },
      ],
      [
        'a squad',
        async () => {
          const { revision } = (await send<DeskSquad>('GET', squad)).body
          return send('PUT', squad, { text: '2; Yaw Keeper\n9; Ama Adjei; FW' }, { revision })
        },
      ],
      [
        'a player who leaves',
        async () => {
          const { revision, players } = (await send<DeskSquad>('GET', squad)).body
          const ended = { spell: players[0]?.id, on: '2026-01-31' }
          return send('POST', `${squad}/end`, ended, { revision })
        },
      ],
    ]

    it.each(writes)('is undone: %s', async (_what, write) => {
      const before = await state()
      const { status, body } = await write()
      expect([200, 201]).toContain(status)
      const after = await state()
      expect(after).not.toEqual(before)
      const undone = await undo(body.edit)
      expect(undone).toMatchObject({ status: 200, body: { edit: expect.any(Number) } })
      await expect(state()).resolves.toEqual(before)
      await expect(undo(body.edit)).resolves.toMatchObject({
        status: 409,
        body: { message: 'This is undone already' },
      })
      // An undo is a write as well.
      const again = await undo(undone.body.edit)
      expect(again.status).toBe(200)
      await expect(state()).resolves.toEqual(after)
      await expect(undo(again.body.edit)).resolves.toMatchObject({ status: 200 })
    })
  })

  it('refuses a line-up or a squad to who has not seen that the last one was undone', async () => {
    const [{ slug, home } = { slug: '', home: { slug: '' } }] = (await roundNow(12)).fixtures
    const opened = [
      [`/fixtures/${slug}`, `/fixtures/${slug}/line-ups`, { home: [], away: [] }],
      [
        `/seasons/2025-26/squads/${home.slug}`,
        `/seasons/2025-26/squads/${home.slug}`,
        { text: '3; Kojo Undone; DF' },
      ],
    ] as const
    const { slug: player } = await api.dataSource.manager.findOneByOrFail(LeaguePerson, {})
    const lineUp = { home: [{ player, shirtNumber: 1, isStarter: true }], away: [] }
    const written = [lineUp, { text: '3; Kojo Undone; DF' }]
    for (const [index, [read, path, next]] of opened.entries()) {
      const { revision } = (await send<{ revision: number }>('GET', read)).body
      const done = await send<{ edit: number; record: { revision: number } }>(
        'PUT',
        path,
        written[index],
        { revision },
      )
      expect(done.status).toBe(200)
      const seen = done.body.record.revision
      await expect(undo(done.body.edit)).resolves.toMatchObject({ status: 200 })
      await expect(send('PUT', path, next, { revision: seen, by: other })).resolves.toMatchObject({
        status: 409,
        body: { current: { revision: seen + 1 } },
      })
    }
  })

  /** Returns a query for the edits of a match that has events. */
  async function oneMatch() {
    const { manager } = api.dataSource
    const fixtures = await manager
      .createQueryBuilder(Fixture, 'fixture')
      .innerJoin(Season, 'season', 'season.id = fixture.seasonId AND season.isSample = :no', {
        no: false,
      })
      .innerJoin(MatchEvent, 'event', 'event.fixtureId = fixture.id')
      .getMany()
    const { slug } = fixtures[0] ?? { slug: '' }
    const path = `/edits?fixture=${slug}&perPage=200`
    return { slug, edits: await send<{ items: { id: number }[]; total: number }>('GET', path) }
  }

  it('keeps a history of edits with names, and the audit log beside it', async () => {
    const { body } = await send<{
      items: { by: string; text: string; season: string }[]
      total: number
    }>('GET', '/edits?season=2025-26&q=matchday')
    expect(body.total).toBeGreaterThan(3)
    expect(new Set(body.items.map(({ season }) => season))).toEqual(new Set(['2025-26']))
    expect(new Set(body.items.map(({ by }) => by))).toEqual(new Set(['Ama Editor', 'Kofi Editor']))
    const { edits, slug } = await oneMatch()
    expect(edits.body.items.length).toBeGreaterThan(0)
    expect(edits.body.total).toBeLessThan(body.total)
    const works = await api.dataSource.manager.findBy(LeagueEdit, {
      id: In(edits.body.items.map(({ id }) => id)),
    })
    for (const { work } of works) expect(work).toMatch(new RegExp(`"${slug}"|"fixtureId":`))
    await expect(send('GET', '/edits?fixture=2025-01-01-nobody')).resolves.toMatchObject({
      status: 404,
    })
    const entries = await api.dataSource.manager.findBy(AuditEntry, { action: 'league changed' })
    expect(entries.map(({ change }) => change)).toContain('2025/26: rounds drawn, 306 matches')
  })
})
