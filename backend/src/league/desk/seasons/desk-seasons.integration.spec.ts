import { beforeAll, describe, expect, it } from '@jest/globals'
import type { DeskMatch } from 'shared-contracts/league/desk-fixture'
import type { DeskSeason } from 'shared-contracts/league/desk-season'
import type { SeasonResponse } from 'shared-contracts/league/season'
import { onEachDatabase } from '../../../foundation/database/testing/on-each-database.ts'
import { deskOfLeague, SEASON, type Written } from '../testing/desk-of-league.ts'

onEachDatabase('seasons at the desk of the league', (newConfig) => {
  const desk = deskOfLeague(newConfig)
  const { makeSeason, openMatch, play, seasonNow, send, tableOf, undo, visitor } = desk

  it('makes a season of 18 clubs, draws its rounds, and shows both to visitors at once', async () => {
    const made = await makeSeason()
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
        send('PUT', path, { ...SEASON, clubs: entries }, { revision, by: desk.other }),
      ).resolves.toMatchObject({ status: 409, body: { current: { pointsForWin: 2 } } })
      await undo(changed.body.edit)
      const undone = await visitor<SeasonResponse>('/seasons/2025-26')
      expect(undone.pointsForWin).toBe(3)
      expect(undone.clubs.map(({ manager }) => manager)).not.toContain('A new coach')
    })

    it('has the days of its matches in its time zone, also in another one, and undo brings them back', async () => {
      const clubs = ['hearts-of-oak', 'asante-kotoko'].map((club) => ({ club }))
      const zoned = { ...SEASON, slug: 'zoned', name: 'Zoned', zones: [], clubs }
      await send('POST', '/seasons', zoned)
      const [home = '', away = ''] = clubs.map(({ club }) => club)
      const late = { season: 'zoned', home, away, day: '2025-10-01', time: '23:30' }
      const { slug } = (await send<Written<DeskMatch>>('POST', '/fixtures', late)).body.record
      const open = { season: 'zoned', home: away, away: home, day: '2025-10-01' }
      await send('POST', '/fixtures', open)
      const days = async () =>
        (await visitor<{ day: string }[]>('/seasons/zoned/fixtures')).map(({ day }) => day).sort()
      const { revision } = await seasonNow('zoned')
      const berlin = { ...zoned, timeZone: 'Europe/Berlin' }
      const moved = await send<Written<DeskSeason>>('PUT', '/seasons/zoned', berlin, { revision })
      expect(moved.status).toBe(200)
      expect(await days()).toEqual(['2025-10-01', '2025-10-02'])
      const match = await openMatch(slug)
      expect(match).toMatchObject({ day: '2025-10-02', time: '01:30' })
      expect(match.kickOff).toBe('2025-10-01T23:30:00.000Z')
      const { day, time, status } = match
      await expect(
        send('PUT', `/fixtures/${slug}`, { day, time, status }, { revision: match.revision }),
      ).resolves.toMatchObject({ status: 200, body: { edit: null } })
      await expect(undo(moved.body.edit)).resolves.toMatchObject({ status: 200 })
      expect(await days()).toEqual(['2025-10-01', '2025-10-01'])
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
      await play(1)
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
        clubs: desk.clubs.slice(0, 4).map((club) => ({ club })),
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
      expect((await desk.api.inject('/api/league/seasons/2026-27')).statusCode).toBe(404)
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
        'zones that have a place in common',
        { zones: [1, 2].map((from) => ({ from, to: 2, name: 'A', kind: 'a' })) },
        { 'zones.1': ['Another zone has one of these places'] },
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
})
