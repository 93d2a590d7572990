import { beforeAll, describe, expect, it } from '@jest/globals'
import type { DeskRound } from 'shared-contracts/league/desk-round'
import type { MatchResponse } from 'shared-contracts/league/match'
import type { SeasonResponse } from 'shared-contracts/league/season'
import { onEachDatabase } from '../../../foundation/database/testing/on-each-database.ts'
import { deskOfLeague, type Written } from '../testing/desk-of-league.ts'

onEachDatabase('rounds at the desk of the league', (newConfig) => {
  const desk = deskOfLeague(newConfig)
  const { makeRounds, roundNow, send, tableOf, undo, visitor } = desk
  beforeAll(makeRounds, 30_000)

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
          { revision, by: desk.other },
        ),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      const refused = both.find(({ status }) => status === 409)!.body
      expect(refused.moved).toEqual([one!.slug])
      const now = await roundNow(2)
      expect(refused).toMatchObject({ current: { revision: now.revision } })
      // Entering other matches causes no conflict, even with the round's old revision.
      await expect(
        send('PUT', path, { fixtures: [entry(fixtures[3]!, 3)] }, { revision, by: desk.other }),
      ).resolves.toMatchObject({ status: 200 })
      await expect(
        send(
          'PUT',
          path,
          { fixtures: [{ ...entry(fixtures[4]!, 3), revision: undefined }] },
          { revision, by: desk.other },
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

    it.each([
      ['another one has', 'Matchday 2', 'round 2'],
      ['tells the number of another one', '4', 'round 4'],
      ['is a number alone, which no round has', '77', 'round 77'],
    ])('has no name that %s: files would mean the other', async (_what, name, taken) => {
      const refused = {
        status: 400,
        body: { fieldErrors: { name: [`Files take this name for ${taken}: choose another`] } },
      }
      const before = await roundNow(3)
      const path = '/seasons/2025-26/rounds'
      await expect(
        send('PUT', `${path}/3`, { number: 3, name }, { revision: before.revision }),
      ).resolves.toMatchObject(refused)
      await expect(send('POST', path, { number: 78, name })).resolves.toMatchObject(refused)
      expect(await roundNow(3)).toEqual(before)
    })

    it.each(['3', 'Playoffs - Championship'])(
      'keeps its name, and takes %s, by which files find it',
      async (name) => {
        const change = async (called: string, endsOn: string) =>
          send<Written<DeskRound>>(
            'PUT',
            '/seasons/2025-26/rounds/3',
            { number: 3, name: called, startsOn: '2025-09-27', endsOn },
            await roundNow(3),
          )
        const longer = await change('Matchday 3', '2025-09-29')
        const renamed = await change(name, '2025-09-29')
        expect([longer.status, renamed.status]).toEqual([200, 200])
        const text = (await desk.api.inject('/api/league/seasons/2025-26/export.csv')).body
        const file = { competition: 'gpl', season: '2025-26', format: 'csv', name: 'season', text }
        await expect(send('POST', '/import/check', file)).resolves.toMatchObject({
          body: { faults: [], added: [], changed: [], unchanged: 306 },
        })
        for (const { body } of [renamed, longer]) await undo(body.edit)
      },
    )

    it.each(['saved', 'moved'] as const)(
      'that is %s as it stands can be changed afterwards',
      async (how) => {
        const { revision, number, name, startsOn, endsOn } = await roundNow(6)
        const asItIs = { number, name, startsOn, endsOn }
        const path = '/seasons/2025-26/rounds/6'
        const same = await (how === 'saved'
          ? send<Written<DeskRound>>('PUT', path, asItIs, { revision })
          : send<Written<DeskRound>>(
              'POST',
              `${path}/move`,
              { toDay: startsOn, reason: 'A typing error' },
              { revision },
            ))
        expect(same).toMatchObject({ status: 200, body: { edit: null, record: { revision } } })
        const longer = { ...asItIs, endsOn: '2026-06-30' }
        const changed = await send<Written<DeskRound>>('PUT', path, longer, { revision })
        expect(changed.status).toBe(200)
        await undo(changed.body.edit)
      },
    )

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
})
