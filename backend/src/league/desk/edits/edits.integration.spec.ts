import { beforeAll, describe, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { DeskMatch } from 'shared-contracts/league/desk-fixture'
import type { DeskSeason } from 'shared-contracts/league/desk-season'
import type { DeskSquad } from 'shared-contracts/league/desk-squad'
import { In } from 'typeorm'
import { AuditEntry } from '../../../foundation/audit/audit-entry.entity.ts'
import { onEachDatabase } from '../../../foundation/database/testing/on-each-database.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import { LeaguePerson } from '../../people/league-person.entity.ts'
import { Season } from '../../seasons/season.entity.ts'
import { deskOfLeague, SEASON, type Written } from '../testing/desk-of-league.ts'
import { LeagueEdit } from './league-edit.entity.ts'

onEachDatabase('edits at the desk of the league', (newConfig) => {
  const desk = deskOfLeague(newConfig)
  const { makeRounds, play, roundNow, seasonNow, send, tableOf, undo, visitor } = desk
  beforeAll(async () => {
    await makeRounds()
    await play(1, { events: [{ type: 'goal', side: 'home', minute: 10, note: 'Mensah' }] })
    for (const number of [2, 3, 4]) await play(number, { by: desk.other })
  }, 30_000)

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
    /** Sends a write twice, as after a lost answer. @returns the answer, which is the same. */
    const once: typeof send<{ edit: number }> = async (method, path, body, how) => {
      const key = randomUUID()
      const first = await send<{ edit: number }>(method, path, body, { ...how, key })
      const again = await send<{ edit: number }>(method, path, body, { ...how, key })
      expect(again).toEqual(first)
      return first
    }
    const writes: [what: string, write: () => Sent][] = [
      ['a new round', () => once('POST', `${UNDO}/rounds`, { number: 7, name: 'Matchday 7' })],
      [
        'a round that is renamed',
        async () => {
          const { revision } = await roundNow(1, 'undone')
          return once('PUT', `${UNDO}/rounds/1`, { number: 1, name: 'Opening' }, { revision })
        },
      ],
      [
        'a round that is moved',
        async () => {
          const { revision } = await roundNow(2, 'undone')
          return once('POST', `${UNDO}/rounds/2/move`, { byDays: 2, reason: 'Cup' }, { revision })
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
          return once('PUT', `${UNDO}/rounds/1/results`, { fixtures: entries }, { revision })
        },
      ],
      [
        'a new match',
        () => once('POST', '/fixtures', { season: 'undone', home: HOME, away: AWAY, round: null }),
      ],
      [
        'a match that is deleted',
        async () => {
          const [{ slug, revision } = await first()] = (await roundNow(3, 'undone')).fixtures
          return once('DELETE', `/fixtures/${slug}`, undefined, { revision })
        },
      ],
      [
        'line-ups',
        async () => {
          const { slug, revision, home } = await first()
          const player = { player: 'yaw-keeper', shirtNumber: 1, isStarter: true }
          const side = home.slug === HOME ? 'home' : 'away'
          return once('PUT', `/fixtures/${slug}/line-ups`, { [side]: [player] }, { revision })
        },
      ],
      [
        'a decision on points',
        () => {
          const decision = { club: HOME, points: -3, reason: 'A decision', on: '2025-10-10' }
          return once('POST', `${UNDO}/adjustments`, decision)
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
          return once('PUT', UNDO, wanted, { revision })
        },
      ],
      [
        'a squad',
        async () => {
          const { revision } = (await send<DeskSquad>('GET', squad)).body
          return once('PUT', squad, { text: '2; Yaw Keeper\n9; Ama Adjei; FW' }, { revision })
        },
      ],
      [
        'a player who leaves',
        async () => {
          const { revision, players } = (await send<DeskSquad>('GET', squad)).body
          const ended = { spell: players[0]?.id, on: '2026-01-31' }
          return once('POST', `${squad}/end`, ended, { revision })
        },
      ],
    ]

    it.each(writes)('is done once, and undone: %s', async (_what, write) => {
      const before = await state()
      const { status, body } = await write()
      expect([200, 201]).toContain(status)
      const after = await state()
      expect(after).not.toEqual(before)
      const undone = await once('POST', `/edits/${body.edit}/undo`)
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
    const { slug: player } = await desk.api.dataSource.manager.findOneByOrFail(LeaguePerson, {})
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
      await expect(
        send('PUT', path, next, { revision: seen, by: desk.other }),
      ).resolves.toMatchObject({
        status: 409,
        body: { current: { revision: seen + 1 } },
      })
    }
  })

  /** Returns a query for the edits of a match that has events. */
  async function oneMatch() {
    const { manager } = desk.api.dataSource
    const fixtures = await manager
      .createQueryBuilder(Fixture, 'fixture')
      .innerJoin(Season, 'season', 'season.id = fixture.seasonId AND season.isSample = :no', {
        no: false,
      })
      .innerJoin(MatchEvent, 'event', 'event.fixtureId = fixture.id')
      .orderBy('fixture.id')
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
    const works = await desk.api.dataSource.manager.findBy(LeagueEdit, {
      id: In(edits.body.items.map(({ id }) => id)),
    })
    for (const { work } of works) expect(work).toMatch(new RegExp(`"${slug}"|"fixtureId":`))
    await expect(send('GET', '/edits?fixture=2025-01-01-nobody')).resolves.toMatchObject({
      status: 404,
    })
    const entries = await desk.api.dataSource.manager.findBy(AuditEntry, {
      action: 'league changed',
    })
    expect(entries.map(({ change }) => change)).toContain('2025/26: rounds drawn, 306 matches')
  })
})
