import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Today } from 'shared-contracts/desk/today'
import type { DeskMatch } from 'shared-contracts/league/desk-fixture'
import type { LiveResponse, MatchResponse } from 'shared-contracts/league/match'
import type {
  MatchesToScore,
  MatchScorers,
  ScoredMatch,
  TapsAnswer,
} from 'shared-contracts/league/score'
import type { StandingResponse } from 'shared-contracts/league/standing'
import type { ClubResponse } from 'shared-contracts/league/club'
import { MoreThan } from 'typeorm'
import { Session } from '../../../accounts/sessions/session.entity.ts'
import { deskClient, signedIn, type DeskClient } from '../../../accounts/testing/desk-client.ts'
import { TEST_PASSWORD } from '../../../accounts/testing/new-account.ts'
import { User } from '../../../accounts/users/user.entity.ts'
import { AuditEntry } from '../../../foundation/audit/audit-entry.entity.ts'
import type { Config } from '../../../foundation/config/config.ts'
import { onEachDatabase } from '../../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../../foundation/database/testing/test-app.ts'
import { Club } from '../../clubs/club.entity.ts'
import { runLeague } from '../../command/league-command.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import { LeaguePerson } from '../../people/league-person.entity.ts'
import { SquadSpell } from '../../people/squad-spell.entity.ts'
import { Round } from '../../seasons/round.entity.ts'
import { Season } from '../../seasons/season.entity.ts'

const SCORE = '/api/desk/score'
const [HOME, AWAY] = ['hearts-of-oak', 'asante-kotoko'] as const
const SEASON = {
  ...{ competition: 'gpl', slug: '2026-27', name: '2026/27', timeZone: 'Africa/Accra' },
  ...{ startsOn: '2020-01-01', endsOn: '2099-06-14', pointsForWin: 3 },
  ...{ tieBreakers: ['goal-difference', 'goals-for'], zones: [] },
  clubs: [HOME, AWAY].map((club) => ({ club, manager: '', ground: '' })),
}
/** Start of every match: two hours ago. */
const KICK_OFF = Date.now() - 2 * 3_600_000
const at = (minutes: number, seconds = 0) =>
  new Date(KICK_OFF + (minutes * 60 + seconds) * 1_000).toISOString()

/** The same to the minute, as the calendar shows it. */
const MINUTE = new Date(KICK_OFF - (KICK_OFF % 60_000)).toISOString()

interface Tapped {
  readonly id?: string
  readonly kind?: string
  readonly at: string
  readonly [member: string]: unknown
}
const event = (type: string, when: string, side: string | null = null, more: object = {}) => ({
  ...{ kind: 'event', id: randomUUID(), at: when, type, side },
  ...more,
})
const kickOff = () => event('kick-off', at(0))
const firstHalf = () => [kickOff(), event('half-time', at(46, 30))]
const take = (corrects: string, when: string, reason: string, right: object | null = null) => ({
  ...{ kind: 'correction', id: randomUUID(), at: when, corrects, reason, right },
})

onEachDatabase('scoring at the touchline', (newConfig) => {
  let config: Config
  let api: TestApp
  let editor: DeskClient
  let esi: DeskClient
  let kojo: DeskClient
  let stranger: DeskClient
  let slug: string
  let home: string[]
  let count = 0

  beforeAll(async () => {
    config = await newConfig()
    api = await startTestApp(config)
    editor = await signedIn(() => api, { name: 'Ama Editor', role: 'league-editor' })
    esi = await signedIn(() => api, { name: 'Esi', role: 'scorer' })
    kojo = await signedIn(() => api, { name: 'Kojo', role: 'scorer' })
    stranger = await signedIn(() => api, { name: 'Stranger', role: 'scorer' })
    const made = await editor.send('POST', '/api/desk/league/seasons', SEASON)
    expect(made.statusCode).toBe(201)
    home = await squadOf(HOME)
  }, 60_000)
  afterAll(() => api.app.close())
  beforeEach(async () => {
    slug = await newMatch()
  })

  /** Makes a squad, and returns its slugs by shirt number. */
  async function squadOf(club: string): Promise<string[]> {
    const { manager } = api.dataSource
    const { id: clubId } = await manager.findOneByOrFail(Club, { slug: club })
    const { id: seasonId } = await manager.findOneByOrFail(Season, { slug: '2026-27' })
    const people = await manager.find(LeaguePerson, { order: { id: 'ASC' }, take: 14 })
    const spells = people.map(({ id: personId }, index) => ({
      ...{ personId, clubId, seasonId, shirtNumber: 14 - index, from: null, to: null },
    }))
    await manager.insert(SquadSpell, spells)
    return people.map((person) => person.slug).toReversed()
  }

  /** Makes a match that both scorers may score. */
  async function newMatch(): Promise<string> {
    // Two clubs seldom meet twice on a day.
    const day = new Date(KICK_OFF - count * 86_400_000).toISOString().slice(0, 10)
    // The first match has no fixed time.
    const time = count === 0 ? null : '12:00'
    count += 1
    const fields = { season: '2026-27', home: HOME, away: AWAY, day, time, note: `${count}` }
    const made = await editor.send('POST', '/api/desk/league/fixtures', fields)
    const { record } = made.json<{ record: DeskMatch }>()
    const given = await give(record.slug, ['esi', 'Kojo'])
    expect([given.statusCode, given.json()]).toMatchObject([200, { scorers: ['esi', 'kojo'] }])
    return record.slug
  }
  const scorersAt = (match: string) => `/api/desk/league/fixtures/${match}/scorers`
  /** Gives a match to scorers, as it is given now. */
  const give = async (match: string, scorers: readonly string[]) => {
    const { etag } = (await editor.send('GET', scorersAt(match))).headers
    return editor.send('PUT', scorersAt(match), { scorers }, { 'if-match': String(etag) })
  }
  const tap = async (by: DeskClient, taps: readonly Tapped[], match = slug) => {
    const answer = await by.send('POST', `${SCORE}/${match}/taps`, { taps })
    return { status: answer.statusCode, ...answer.json<TapsAnswer>() }
  }
  /** Sends taps, and returns the reason or outcome of each. */
  const outcomes = async (by: DeskClient, ...taps: readonly Tapped[]) =>
    (await tap(by, taps)).outcomes.map(({ outcome, reason }) => reason ?? outcome)
  const visitor = async <Answer>(path: string) =>
    (await api.inject(`/api/league${path}`)).json<Answer>()
  const match = () => visitor<MatchResponse>(`/matches/${slug}`)
  const rowsOf = async () => {
    const { manager } = api.dataSource
    const { id: fixtureId } = await manager.findOneByOrFail(Fixture, { slug })
    return manager.find(MatchEvent, { where: { fixtureId }, order: { sequence: 'ASC' } })
  }

  it('takes a match from its line-ups to the final whistle, and everybody sees it', async () => {
    const players = home.slice(0, 12).map((player, index) => ({
      ...{ player, shirtNumber: index + 1, isStarter: index < 11 },
    }))
    const lineUp = { kind: 'line-up', id: randomUUID(), at: at(-20), side: 'home', players }
    const before = await tap(esi, [lineUp])
    expect(before.outcomes).toMatchObject([{ outcome: 'taken' }])
    expect(before.match.lineUps.home).toHaveLength(12)
    const begun = await tap(esi, [
      kickOff(),
      event('goal', at(11, 1), 'home', { player: home[8], related: home[9] }),
      event('yellow-card', at(30), 'away', { note: 'Late tackle' }),
      { kind: 'added-time', id: randomUUID(), at: at(44), minutes: 2 },
      ...[1, 1, -1].map((by) => ({
        ...{ kind: 'count', id: randomUUID(), at: at(20), what: 'corners', side: 'away', by },
      })),
    ])
    expect(begun.outcomes.map(({ outcome }) => outcome)).toEqual(Array(7).fill('taken'))
    expect(begun.match).toMatchObject({
      fixture: { status: 'in-play', score: { home: 1, away: 0, halfTime: null } },
      clock: { half: 'first', startedAt: at(0), added: 2 },
      sequence: 3,
      statistics: { corners: { home: 0, away: 1 } },
      squads: { home: { length: 14 }, away: [] },
    })
    expect(begun.match.events[1]).toMatchObject({
      ...{ minute: 12, added: 0, at: at(11, 1), by: 'Esi', player: { slug: home[8] } },
    })
    const { live } = await visitor<LiveResponse>('/live')
    expect(live.map((one) => one.slug)).toContain(slug)
    const table = await visitor<StandingResponse[]>('/seasons/2026-27/standings?live=true')
    expect(table[0]).toMatchObject({ club: { slug: HOME }, isInPlay: true })
    const ended = await tap(esi, [
      event('half-time', at(46, 30)),
      event('second-half', at(61)),
      event('own-goal', at(61 + 22, 1), 'away'),
      event('full-time', at(61 + 48)),
    ])
    expect(ended.match).toMatchObject({
      fixture: {
        ...{ status: 'finished', minute: null, day: at(0).slice(0, 10), kickOff: MINUTE },
        score: { home: 1, away: 1, halfTime: { home: 1, away: 0 } },
      },
      clock: null,
    })
    const { events, changes } = await match()
    expect(events.map(({ type, minute, added }) => `${type} ${minute}+${added}`)).toEqual([
      'kick-off 0+0',
      'goal 12+0',
      'yellow-card 30+0',
      'half-time 45+2',
      'second-half 45+0',
      'own-goal 68+0',
      'full-time 90+3',
    ])
    expect(changes.map(({ what, from, to, by }) => [what, from, to, by])).toEqual([
      ['kickOff', null, MINUTE, 'scorer'],
      ['status', 'scheduled', 'in-play', 'scorer'],
      ['score', null, '0-0', 'scorer'],
      ['score', '0-0', '1-0', 'scorer'],
      ['status', 'in-play', 'half-time', 'scorer'],
      ['halfTime', null, '1-0', 'scorer'],
      ['status', 'half-time', 'in-play', 'scorer'],
      ['score', '1-0', '1-1', 'scorer'],
      ['status', 'in-play', 'finished', 'scorer'],
    ])
    const { manager } = api.dataSource
    const lines = await manager.findBy(AuditEntry, { actor: 'Esi', action: 'match scored' })
    expect(lines.map(({ change }) => change)).toContain(
      '2026/27: Hearts of Oak v Asante Kotoko: 7 taps',
    )
  })

  describe('a tap that comes again', () => {
    it('is taken once, by 20 calls at the same time and by a later one', async () => {
      const taps = [kickOff(), event('goal', at(5), 'home'), event('goal', at(6), 'home')]
      const answers = await Promise.all(Array.from({ length: 20 }, () => tap(esi, taps)))
      for (const { status, outcomes: all } of answers) {
        expect([status, all.map(({ outcome }) => outcome)]).toEqual([200, Array(3).fill('taken')])
      }
      const again = await tap(esi, [{ ...taps[1]!, id: taps[1]!.id.toUpperCase() }])
      expect(again.outcomes).toMatchObject([{ outcome: 'taken', id: taps[1]!.id.toUpperCase() }])
      const rows = await rowsOf()
      expect(rows.map(({ sequence, id }) => [sequence, id])).toEqual(
        taps.map(({ id }, index) => [index + 1, id]),
      )
      await expect(match()).resolves.toMatchObject({ score: { home: 2, away: 0 } })
    })

    it('is the same double and the same refusal as before, and is counted once', async () => {
      const [early, shot] = [
        event('goal', at(3), 'home'),
        { kind: 'count', id: randomUUID(), at: at(3), what: 'shots', side: 'home', by: 1 },
      ]
      const sent = [early, kickOff(), shot, shot]
      const first = await tap(esi, sent)
      expect(first.outcomes.map(({ outcome }) => outcome)).toEqual([
        'refused',
        'taken',
        'taken',
        'taken',
      ])
      const second = await tap(esi, sent)
      expect(second.outcomes).toEqual(first.outcomes)
      expect(second.match.statistics?.shots).toEqual({ home: 1, away: 0 })
    })

    it('is refused where it was tapped for another match', async () => {
      const start = kickOff()
      await tap(esi, [start])
      const other = await newMatch()
      const { outcomes: all } = await tap(esi, [start], other)
      expect(all).toMatchObject([
        { outcome: 'refused', reason: 'This was tapped for another match' },
      ])
    })
  })

  it('takes a half that was scored offline, 200 taps in one call, in the order of the phone', async () => {
    const counts = Array.from({ length: 190 }, (_, index) => ({
      ...{
        kind: 'count',
        id: randomUUID(),
        at: at(index % 45),
        what: 'fouls',
        side: 'away',
        by: 1,
      },
    }))
    const goals = Array.from({ length: 8 }, (_, index) => event('goal', at(5 * index + 2), 'home'))
    const taps = [kickOff(), ...goals, ...counts, event('half-time', at(45, 10))]
    expect(taps).toHaveLength(200)
    const { status, outcomes: all, match: now } = await tap(esi, taps)
    expect([status, new Set(all.map(({ outcome }) => outcome))]).toEqual([200, new Set(['taken'])])
    expect(now).toMatchObject({
      fixture: { status: 'half-time', score: { home: 8, away: 0, halfTime: { home: 8, away: 0 } } },
      statistics: { fouls: { home: 0, away: 190 } },
      sequence: 10,
    })
    expect(now.events.map(({ minute }) => minute)).toEqual([0, 2, 7, 12, 17, 22, 27, 32, 37, 45])
    const tooMany = await esi.send('POST', `${SCORE}/${slug}/taps`, { taps: [...taps, kickOff()] })
    expect(tooMany.statusCode).toBe(400)
  })

  describe('two scorers', () => {
    it('who tap the same things at once double nothing', async () => {
      const both = [esi, kojo].map((by, index) => ({
        by,
        taps: [
          event('kick-off', at(0, index)),
          event('goal', at(10, 20 * index), 'home', { player: index ? home[8] : null }),
          event('substitution', at(30, index), 'away'),
          event('substitution', at(30, 10 + index), 'away'),
          event('half-time', at(46, index)),
        ],
      }))
      const answers = await Promise.all(both.map(({ by, taps }) => tap(by, taps)))
      const rows = await rowsOf()
      expect(rows.map(({ sequence, type }) => `${sequence} ${type}`)).toEqual([
        '1 kick-off',
        '2 goal',
        '3 substitution',
        '4 substitution',
        '5 half-time',
      ])
      const [one, other] = answers.map(({ outcomes: all }) => all)
      const doubles = one?.[0]?.outcome === 'double' ? one : other
      expect(doubles?.map(({ outcome, sameAs }) => [outcome, sameAs])).toEqual(
        rows.map(({ id }) => ['double', id]),
      )
      await expect(match()).resolves.toMatchObject({ score: { home: 1, away: 0 } })
    })

    it('keep what differs, and say that it is another one', async () => {
      await tap(esi, [kickOff(), event('goal', at(10), 'home', { player: home[8] })])
      const second = event('goal', at(10, 40), 'home', { player: home[8] })
      await expect(
        outcomes(
          kojo,
          event('goal', at(10, 20), 'away'),
          event('goal', at(11, 1), 'home'),
          event('goal', at(10, 20), 'home', { player: home[7] }),
          second,
        ),
      ).resolves.toEqual(['taken', 'taken', 'taken', 'double'])
      await expect(outcomes(kojo, { ...second, isAnother: true })).resolves.toEqual(['taken'])
      await expect(outcomes(kojo, { ...second, isAnother: true })).resolves.toEqual(['taken'])
      await expect(match()).resolves.toMatchObject({ score: { home: 4, away: 1 } })
    })

    it('do not bring back what one of them took back', async () => {
      const goal = event('goal', at(10), 'home')
      await tap(esi, [kickOff(), goal, take(goal.id, at(10, 5), '')])
      const late = event('goal', at(10, 2), 'home')
      await expect(outcomes(kojo, late)).resolves.toEqual(['double'])
      await expect(outcomes(kojo, take(late.id, at(10, 6), ''))).resolves.toEqual(['taken'])
      await expect(match()).resolves.toMatchObject({ score: { home: 0, away: 0 } })
    })

    it.each([
      ['in the same call', true],
      ['in a later one', false],
    ])('double a goal again after a double was taken back %s', async (_title, isOneCall) => {
      await tap(esi, [kickOff(), event('goal', at(10), 'home')])
      const wrong = event('goal', at(10, 20), 'home', { player: home[8] })
      const right = event('goal', at(10, 40), 'home', { player: home[9] })
      const taps = [wrong, take(wrong.id, at(10, 25), 'Undone at once'), right]
      const expected = ['double', 'taken', 'double']
      if (isOneCall) await expect(outcomes(kojo, ...taps)).resolves.toEqual(expected)
      else {
        for (const [index, one] of taps.entries()) {
          await expect(outcomes(kojo, one)).resolves.toEqual([expected[index]])
        }
      }
      await expect(match()).resolves.toMatchObject({ score: { home: 1, away: 0 } })
      const { outcomes: again } = await tap(kojo, [wrong])
      expect(again).toMatchObject([{ outcome: 'double', sameAs: null }])
    })

    it('take the event itself back with a double that is taken back later', async () => {
      const goal = event('goal', at(10), 'home')
      await tap(esi, [kickOff(), goal])
      const double = event('goal', at(10, 20), 'home')
      await expect(
        outcomes(kojo, double, take(double.id, at(14), ''), take(double.id, at(14), 'Offside')),
      ).resolves.toEqual(['double', 'Say why', 'taken'])
      const { score, events, changes } = await match()
      expect(score).toMatchObject({ home: 0, away: 0 })
      expect(events.at(-1)).toMatchObject({ corrects: goal.id, withdrawn: true })
      expect(changes.at(-1)).toMatchObject({ what: 'score', to: '0-0', reason: 'Offside' })
    })

    it('keep the goal of the other where a double is undone after a long look for its player', async () => {
      await tap(esi, [kickOff(), event('goal', at(10), 'home')])
      const double = event('goal', at(10, 2), 'home')
      await expect(
        outcomes(kojo, double, take(double.id, at(10, 25), 'Undone at once')),
      ).resolves.toEqual(['double', 'taken'])
      await expect(match()).resolves.toMatchObject({ score: { home: 1, away: 0 } })
    })
  })

  describe('one scorer on two phones', () => {
    let otherPhone: DeskClient

    beforeAll(async () => {
      otherPhone = deskClient(() => api)
      const who = { username: 'esi', password: TEST_PASSWORD }
      const { statusCode } = await otherPhone.send('POST', '/api/desk/session', who)
      expect(statusCode).toBe(204)
    })

    it('doubles nothing, and may say that it is another one', async () => {
      const goal = event('goal', at(10), 'home')
      await tap(esi, [kickOff(), goal])
      const again = event('goal', at(10, 20), 'home', { player: home[8] })
      const { outcomes: all } = await tap(otherPhone, [again])
      expect(all).toMatchObject([{ outcome: 'double', sameAs: goal.id }])
      await expect(match()).resolves.toMatchObject({ score: { home: 1, away: 0 } })
      await expect(outcomes(otherPhone, { ...again, isAnother: true })).resolves.toEqual(['taken'])
      await expect(match()).resolves.toMatchObject({ score: { home: 2, away: 0 } })
    })

    it('sees two substitutions in a minute as two, each of them on both phones', async () => {
      const changes = (when: number) =>
        [10, 20].map((one) => event('substitution', at(30, one + when), 'away'))
      const both = [kickOff(), ...changes(0)]
      await expect(outcomes(esi, ...both)).resolves.toEqual(['taken', 'taken', 'taken'])
      await expect(outcomes(otherPhone, ...changes(2))).resolves.toEqual(['double', 'double'])
      await expect(rowsOf()).resolves.toHaveLength(3)
    })
  })

  it('announces no added time for another half than it was tapped in', async () => {
    await tap(kojo, [...firstHalf(), event('second-half', at(61))])
    const added = (when: string) => ({
      ...{ kind: 'added-time', id: randomUUID(), at: when, minutes: 3 },
    })
    await expect(outcomes(esi, added(at(45)))).resolves.toEqual([
      'This was tapped before this half began',
    ])
    const { match: now } = await tap(esi, [added(at(105))])
    expect(now.clock).toMatchObject({ half: 'second', added: 3 })
  })

  it('keeps the announced added time where the whistle that ends its half is taken back', async () => {
    const [first, second] = [event('half-time', at(45)), event('full-time', at(106))]
    const added = (when: string, minutes: number) => ({
      ...{ kind: 'added-time', id: randomUUID(), at: when, minutes },
    })
    const ended = await tap(esi, [kickOff(), added(at(44), 3), first])
    expect(ended.match.clock).toBeNull()
    const goesOn = await tap(esi, [take(first.id, at(45, 5), '')])
    expect(goesOn.match.clock).toMatchObject({ half: 'first', added: 3 })
    const begun = await tap(esi, [event('half-time', at(48)), event('second-half', at(61))])
    expect(begun.match.clock).toMatchObject({ half: 'second', added: null })
    const { match: now } = await tap(esi, [
      ...[added(at(105), 4), second, take(second.id, at(106, 5), '')],
    ])
    expect(now.clock).toMatchObject({ half: 'second', added: 4 })
  })

  it.each([
    ['in the same call', true],
    ['in a later one', false],
  ])(
    'leaves a match without a date as it was after a false start that is taken back %s',
    async (_title, isOneCall) => {
      const { manager } = api.dataSource
      const before = { status: 'postponed', day: null, kickOff: null } as const
      await manager.update(Fixture, { slug }, before)
      const start = kickOff()
      const back = take(start.id, at(3), 'Wrong match')
      if (isOneCall) await tap(esi, [start, back])
      else {
        await tap(esi, [start])
        await tap(esi, [back])
      }
      const stored = () => manager.findOneByOrFail(Fixture, { slug })
      await expect(stored()).resolves.toMatchObject(before)
      await tap(esi, [kickOff()])
      const { day, kickOff: begun } = await stored()
      expect([day, begun?.toISOString()]).toEqual([at(0).slice(0, 10), MINUTE])
    },
  )

  it('takes no goal after the final whistle of a knock-out match', async () => {
    const { manager } = api.dataSource
    const { seasonId } = await manager.findOneByOrFail(Fixture, { slug })
    const round = { seasonId, number: null, stage: 'Play-offs', name: 'Final', revision: 1 }
    const { id: roundId } = await manager.save(Round, { ...round, startsOn: null, endsOn: null })
    const end = [event('second-half', at(61)), event('full-time', at(108))]
    const goals = [event('goal', at(107), 'home'), event('goal', at(112), 'home')]
    const card = event('yellow-card', at(112), 'away')
    await tap(esi, [...firstHalf(), ...end])
    await expect(outcomes(esi, goals[1]!)).resolves.toEqual(['taken'])
    slug = await newMatch()
    await manager.update(Fixture, { slug }, { roundId })
    await tap(esi, [...firstHalf(), ...end.map((one) => ({ ...one, id: randomUUID() }))])
    const taps = [...goals, card].map((one) => ({ ...one, id: randomUUID() }))
    await expect(outcomes(esi, ...taps)).resolves.toEqual([
      'taken',
      'Extra time is entered by the league',
      'taken',
    ])
    const missed = event('penalty-missed', at(120), 'home')
    const right = { type: 'penalty', side: 'home', player: null, related: null }
    await expect(
      outcomes(esi, missed, take(missed.id, at(120, 5), 'It was in', right)),
    ).resolves.toEqual(['taken', 'Extra time is entered by the league'])
    await expect(match()).resolves.toMatchObject({ score: { home: 1, away: 0 } })
  })

  describe('a correction', () => {
    it('takes a goal back within ten seconds, and later with a reason; the table follows', async () => {
      const [quick, late] = [event('goal', at(10), 'home'), event('goal', at(20), 'home')]
      await tap(esi, [kickOff(), quick, take(quick.id, at(10, 9), ''), late])
      await expect(outcomes(esi, take(late.id, at(20, 11), ' '))).resolves.toEqual(['Say why'])
      await expect(match()).resolves.toMatchObject({ score: { home: 1, away: 0 } })
      const winner = async () => {
        const rows = await visitor<StandingResponse[]>('/seasons/2026-27/standings?live=true')
        return rows.map(({ club, goalsFor }) => [club.slug, goalsFor])
      }
      const before = Object.fromEntries(await winner()) as Record<string, number>
      const right = { type: 'own-goal', side: 'away', player: null, related: null }
      const fixed = take(late.id, at(25), 'It went in at the other end', { ...right, minute: 19 })
      await expect(outcomes(esi, fixed)).resolves.toEqual(['taken'])
      const after = Object.fromEntries(await winner()) as Record<string, number>
      expect([after[HOME], after[AWAY]]).toEqual([before[HOME]! - 1, before[AWAY]! + 1])
      const { events, changes, score } = await match()
      expect(score).toMatchObject({ home: 0, away: 1 })
      expect(events.at(-1)).toMatchObject({ type: 'own-goal', minute: 19, corrects: late.id })
      expect(changes.slice(-2)).toMatchObject([
        {
          ...{ what: 'event', from: '20: goal, home side', to: '19: own goal, away side' },
          reason: 'It went in at the other end',
        },
        { what: 'score', from: '1-0', to: '0-1', reason: 'It went in at the other end' },
      ])
      await expect(outcomes(kojo, take(late.id, at(26), 'Offside'))).resolves.toEqual([
        'Somebody has corrected this already',
      ])
      const same = take(late.id, at(26), 'So it was', { ...right, minute: 19 })
      await expect(outcomes(kojo, same)).resolves.toEqual(['double'])
    })

    it.each([
      [130, 30, 200],
      [131, 0, 400],
      [90, 31, 400],
    ])('to minute %i+%i is answered with %i', async (minute, added, status) => {
      const goal = event('goal', at(5), 'home')
      await tap(esi, [kickOff(), goal])
      const right = { type: 'goal', side: 'home', player: null, related: null, minute, added }
      const corrected = await tap(esi, [take(goal.id, at(25), 'Later', right)])
      expect(corrected.status).toBe(status)
    })

    it('makes no goal of another event an hour after the match', async () => {
      const card = event('yellow-card', at(5), 'home')
      const end = [event('second-half', at(21)), event('full-time', at(40))]
      await tap(esi, [kickOff(), card, event('half-time', at(20)), ...end])
      const right = { type: 'goal', side: 'home', player: null, related: null }
      await expect(outcomes(esi, take(card.id, at(101), 'It was a goal', right))).resolves.toEqual([
        'The match ended more than an hour ago: ask the league to add this',
      ])
      await expect(outcomes(esi, take(card.id, at(101), 'There was none'))).resolves.toEqual([
        'taken',
      ])
    })

    it('takes whistles back one by one', async () => {
      const [start, pause] = firstHalf()
      await tap(esi, [start!, pause!])
      await expect(
        outcomes(esi, take(start!.id, at(47), 'Wrong match'), take(pause!.id, at(47), 'Too early')),
      ).resolves.toEqual(['Take the later whistle back first', 'taken'])
      await expect(match()).resolves.toMatchObject({ status: 'in-play', score: { halfTime: null } })
      await expect(outcomes(esi, take(start!.id, at(48), 'Wrong match'))).resolves.toEqual([
        'taken',
      ])
      await expect(match()).resolves.toMatchObject({ status: 'scheduled', score: null })
      await expect(outcomes(esi, kickOff())).resolves.toEqual(['taken'])
    })
  })

  it('says why it refuses what cannot be', async () => {
    const [unknown, nobody] = [randomUUID(), { player: 'nobody-at-all' }]
    await expect(
      outcomes(
        esi,
        event('goal', at(1), 'home'),
        event('half-time', at(1)),
        event('kick-off', '2001-01-01T00:00:00Z'),
        { kind: 'added-time', id: randomUUID(), at: at(1), minutes: 3 },
        kickOff(),
        event('second-half', at(1)),
        event('goal', at(-5), 'home'),
        event('goal', at(5)),
        event('goal', at(5), 'home', nobody),
        take(unknown, at(5), 'Wrong'),
        { kind: 'count', id: randomUUID(), at: at(5), what: 'shots', side: 'home', by: -1 },
        {
          ...{ kind: 'line-up', id: randomUUID(), at: at(5), side: 'away' },
          players: home.slice(0, 12).map((player) => ({
            ...{ player, shirtNumber: null, isStarter: true },
          })),
        },
      ),
    ).resolves.toEqual([
      'The match has not begun: start it first',
      'The match has not begun: start it first',
      'The clock of this phone was wrong when this was tapped',
      'No half is being played',
      'taken',
      'The second half begins after half-time',
      'This was tapped before the kick-off',
      'Choose a side',
      'Nobody is called nobody-at-all any more: tap it again without a name',
      'This match has no such event',
      'There is none to take away',
      'At most eleven begin a match',
    ])
    const ahead = new Date(Date.now() + 3_600_000).toISOString()
    const { match: now } = await tap(esi, [event('goal', ahead, 'home')])
    expect(Date.parse(now.events.at(-1)?.at ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it('refuses texts that no note is, keeps those that only look odd, and cleans those that change others', async () => {
    await tap(esi, [kickOff()])
    const long = await esi.send('POST', `${SCORE}/${slug}/taps`, {
      taps: [event('red-card', at(5), 'home', { note: 'x'.repeat(5_000) })],
    })
    expect(long.statusCode).toBe(400)
    const note = `<script>'"; DROP TABLE taps; -- 🟥 \u202e${'ɔ'.repeat(250)}`
    await expect(outcomes(esi, event('red-card', at(5), 'home', { note }))).resolves.toEqual([
      'taken',
    ])
    expect((await match()).events.at(-1)?.note).toBe(note.replace('\u202e', ' '))
  })

  it('is for those to whom the match was given, and for league editors', async () => {
    const taps = { taps: [kickOff()] }
    const calls = [
      ['GET', `${SCORE}/${slug}`, undefined],
      ['POST', `${SCORE}/${slug}/taps`, taps],
    ] as const
    for (const [method, path, body] of calls) {
      const answer = await stranger.send(method, path, body)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        403,
        { message: 'This match was not given to you' },
      ])
    }
    const mine = await stranger.send('GET', SCORE)
    expect(mine.json<MatchesToScore>().matches).toEqual([])
    const theirs = (await esi.send('GET', SCORE)).json<MatchesToScore>()
    expect(theirs.matches.map((one) => one.slug)).toContain(slug)
    const today = (await esi.send('GET', '/api/desk/today')).json<Today>()
    expect(today.waiting).toMatchObject([{ part: 'score', path: '/score' }])
    await expect(tap(editor, [kickOff()])).resolves.toMatchObject({
      match: { events: [{ by: 'Ama Editor' }] },
    })
    expect((await match()).changes[0]?.by).toBe('league editor')
    const given = await give(slug, ['nobody', 'stranger'])
    expect([given.statusCode, given.json()]).toMatchObject([
      400,
      { fieldErrors: { scorers: ['nobody is no active account that may score'] } },
    ])
    await give(slug, ['stranger'])
    const now = await stranger.send('GET', `${SCORE}/${slug}`)
    expect(now.json<ScoredMatch>().fixture.slug).toBe(slug)
    expect((await esi.send('GET', `${SCORE}/${slug}`)).statusCode).toBe(403)
    expect((await editor.send('GET', `${SCORE}/no-such-match`)).statusCode).toBe(404)
  })

  it('is given by those alone who have seen to whom it is given', async () => {
    const path = scorersAt(slug)
    const read = async () => {
      const answer = await editor.send('GET', path)
      const scorers = answer.json<MatchScorers>()
      expect(answer.headers.etag).toBe(`"${scorers.revision}"`)
      return scorers
    }
    const send = async (revision: number | null, ...scorers: readonly string[]) => {
      const seen: Record<string, string> = revision === null ? {} : { 'if-match': `"${revision}"` }
      const answer = await editor.send('PUT', path, { scorers }, seen)
      return { status: answer.statusCode, tag: answer.headers.etag, body: answer.json<object>() }
    }
    const seen = await read()
    expect((await send(null, 'esi')).status).toBe(412)
    const both = await Promise.all([send(seen.revision, 'esi'), send(seen.revision, 'kojo')])
    const given = await read()
    both.sort((one, other) => one.status - other.status)
    expect(both).toMatchObject([
      { status: 200, tag: `"${given.revision}"`, body: given },
      { status: 409, body: { current: given } },
    ])
    expect(given.scorers).toHaveLength(1)
    await expect(send(given.revision)).resolves.toMatchObject({ status: 200 })
    await expect(send(given.revision, 'esi')).resolves.toMatchObject({ status: 409 })
    const nobody = await read()
    expect(nobody.scorers).toEqual([])
    await expect(send(nobody.revision, 'kojo')).resolves.toMatchObject({ status: 200 })
    await expect(send(nobody.revision, 'esi')).resolves.toMatchObject({ status: 409 })
  })

  it('offers a postponed match with a new time to its scorer', async () => {
    const akua = await signedIn(() => api, { name: 'Akua', role: 'scorer' })
    await give(slug, ['akua'])
    const postponedTo = async (kickOff: Date | null) => {
      await api.dataSource.manager.update(Fixture, { slug }, { status: 'postponed', kickOff })
      return (await akua.send('GET', '/api/desk/today')).json<Today>().waiting
    }
    expect(await postponedTo(new Date())).toMatchObject([{ path: `/score/${slug}` }])
    expect(await postponedTo(null)).toEqual([])
  })

  it('is scored from the kick-off when an abandoned match is played again', async () => {
    const corner = {
      kind: 'count',
      id: randomUUID(),
      at: at(4),
      what: 'corners',
      side: 'away',
      by: 1,
    }
    await tap(esi, [kickOff(), event('goal', at(5), 'home'), corner])
    const path = `/api/desk/league/fixtures/${slug}`
    const enter = async (fields: object) => {
      const { revision, day, time } = (await editor.send('GET', path)).json<DeskMatch>()
      const body = { round: null, day, time, score: null, reason: 'Floodlights', ...fields }
      const answer = await editor.send('PUT', path, body, { 'if-match': `"${revision}"` })
      expect(answer.statusCode).toBe(200)
      return answer.json<{ edit: number }>().edit
    }
    await enter({ status: 'abandoned', score: { home: 1, away: 0 } })
    const again = await enter({ status: 'scheduled' })
    await expect(match()).resolves.toMatchObject({ statistics: null })
    const undone = await editor.send('POST', `/api/desk/league/edits/${again}/undo`)
    expect(undone.statusCode).toBe(200)
    await expect(match()).resolves.toMatchObject({ statistics: { corners: { away: 1 } } })
    await enter({ status: 'scheduled' })
    const taps = [event('kick-off', at(60)), event('goal', at(70), 'away')]
    await expect(outcomes(esi, ...taps)).resolves.toEqual(['taken', 'taken'])
    await expect(match()).resolves.toMatchObject({
      ...{ status: 'in-play', score: { home: 0, away: 1 } },
    })
  })

  describe('what the desk enters by hand', () => {
    const deskMatch = async () => {
      const answer = await editor.send('GET', `/api/desk/league/fixtures/${slug}`)
      return answer.json<DeskMatch>()
    }
    /** Sends an editor's entry, based on the match's current revision. */
    const enter = async (method: 'PUT' | 'POST', path: string, body: object) => {
      const { revision } = await deskMatch()
      const url = `/api/desk/league/fixtures/${slug}${path}`
      return editor.send(method, url, body, { 'if-match': `"${revision}"` })
    }
    const result = async (status: string, home_: number, away: number, reason = 'So it was') => {
      const { day, time } = await deskMatch()
      const score = { home: home_, away }
      return enter('PUT', '', { round: null, day, time, status, score, reason })
    }
    const scoredLive = 'This match is being scored at the touchline: enter it there'

    it('contradicts no scorer while a match is on, but the league may abandon it', async () => {
      const goal = event('goal', at(5), 'home')
      await tap(esi, [kickOff(), goal])
      for (const answer of [await result('finished', 3, 0), await result('in-play', 0, 0)]) {
        expect([answer.statusCode, answer.json()]).toMatchObject([
          400,
          { fieldErrors: { status: [`${scoredLive}. Here it is abandoned or awarded alone`] } },
        ])
      }
      expect((await result('in-play', 1, 0)).statusCode).toBe(200)
      const events = { events: [{ type: 'goal', side: 'home', minute: 3 }] }
      expect((await enter('POST', '/events', events)).json()).toMatchObject({
        fieldErrors: { 'events.0.type': [scoredLive] },
      })
      const withdrawn = await enter('POST', `/events/${goal.id}/withdraw`, { reason: 'Offside' })
      expect([withdrawn.statusCode, withdrawn.json()]).toMatchObject([409, { message: scoredLive }])
      expect((await result('abandoned', 1, 0, 'Floodlights')).statusCode).toBe(200)
      await expect(outcomes(esi, event('goal', at(10), 'home'))).resolves.toEqual([
        'The league has entered this match as abandoned',
      ])
    })

    it('leaves the kick-off of a match that it has entered as on to the scorer', async () => {
      expect((await result('in-play', 0, 0)).statusCode).toBe(200)
      const taps = [kickOff(), event('goal', at(5), 'home')]
      await expect(outcomes(esi, ...taps)).resolves.toEqual(['taken', 'taken'])
      await expect(match()).resolves.toMatchObject({
        ...{ status: 'in-play', score: { home: 1, away: 0 } },
      })
    })

    it('is the result of a match whose kick-off its scorer took back', async () => {
      const start = kickOff()
      await tap(esi, [start, take(start.id, at(0, 5), '')])
      for (const [status, home_, away] of [
        ['in-play', 1, 0],
        ['finished', 2, 1],
      ] as const) {
        expect((await result(status, home_, away)).statusCode).toBe(200)
      }
      await expect(match()).resolves.toMatchObject({ score: { home: 2, away: 1 } })
    })

    it('keeps the date that it has given to a match between two false starts', async () => {
      await api.dataSource.manager.update(Fixture, { slug }, { day: null, kickOff: null })
      const falseStart = async () => {
        const start = kickOff()
        return tap(esi, [start, take(start.id, at(3), 'Wrong match')])
      }
      const { fixture } = (await falseStart()).match
      expect([fixture.status, fixture.kickOff]).toEqual(['scheduled', null])
      const dated = { round: null, day: '2021-03-07', time: '15:00', status: 'scheduled' }
      const entered = await enter('PUT', '', { ...dated, score: null, reason: 'At last' })
      expect(entered.statusCode).toBe(200)
      const { fixture: now } = (await falseStart()).match
      expect([now.status, now.kickOff]).toEqual(['scheduled', '2021-03-07T15:00:00.000Z'])
    })

    it('takes a goal off the score when it is taken back after the end', async () => {
      const goal = event('goal', at(5), 'home')
      await tap(esi, [...firstHalf(), goal])
      await tap(esi, [event('second-half', at(61)), event('full-time', at(108))])
      const answer = await enter('POST', `/events/${goal.id}/withdraw`, { reason: 'Offside' })
      expect(answer.statusCode).toBe(200)
      const { score, changes } = await match()
      expect(score).toMatchObject({ home: 0, away: 0, halfTime: { home: 0, away: 0 } })
      expect(changes.at(-1)).toMatchObject({ what: 'halfTime', reason: 'Offside' })
      await result('finished', 2, 0, 'Video')
      await expect(outcomes(esi, event('goal', at(50), 'home'))).resolves.toEqual([
        'The league has entered another score by hand: ask it to take that back first',
      ])
      await expect(match()).resolves.toMatchObject({ score: { home: 2, away: 0 } })
    })

    it('stands where nobody was at the touchline', async () => {
      await result('finished', 2, 1)
      await expect(outcomes(esi, kickOff())).resolves.toEqual([
        'The league has entered this match as finished',
      ])
    })

    /** Takes in a file with one row of this match, with the columns from the ground on. */
    const importing = async (columns: string) => {
      const { day, home: host, away } = await deskMatch()
      const text = [
        'round,date,time,home,away,ground,status,home_goals,away_goals,home_half,away_half,note',
        `,${day},,${host.name},${away.name},${columns}`,
        '',
      ].join('\n')
      return importFile('csv', text)
    }
    /** The same from football.json, with a score. */
    const importingMatch = async (score: object) => {
      const { day: date, home: host, away } = await deskMatch()
      const one = { date, team1: host.name, team2: away.name, score }
      return importFile('json', JSON.stringify({ matches: [one] }))
    }
    const importFile = async (format: string, text: string) => {
      const name = `week.${format}`
      const file = { competition: 'gpl', season: '2026-27', format, name, text }
      const check = await editor.send('POST', '/api/desk/league/import/check', file)
      const { revision } = check.json<{ revision: number }>()
      return editor.send('POST', '/api/desk/league/import', file, {
        'if-match': `"${revision}"`,
      })
    }
    /** Scores a match that ends 1-0. */
    const playToTheEnd = async () => {
      await tap(esi, [...firstHalf(), event('goal', at(5), 'home')])
      await tap(esi, [event('second-half', at(61)), event('full-time', at(108))])
    }

    it('keeps the result of a match that was scored to its end when a file leaves it open', async () => {
      await playToTheEnd()
      const { kickOff: begun } = await match()
      for (const columns of ['Accra Sports Stadium,,,,,,', 'Accra Sports Stadium,,1,0,,,']) {
        expect((await importing(columns)).statusCode).toBe(200)
        await expect(match()).resolves.toMatchObject({
          ...{ status: 'finished', ground: 'Accra Sports Stadium', kickOff: begun },
          score: { home: 1, away: 0, halfTime: { home: 1, away: 0 } },
        })
      }
    })

    it('refuses a file with another score than the one that was scored to the end', async () => {
      await playToTheEnd()
      const refused = await importing('Accra Sports Stadium,,3,0,,,')
      const message =
        'expected Hearts of Oak v Asante Kotoko to have ended 1-0, as it was scored live, ' +
        'and the file says 3-0: correct the file, or the match’s events'
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { faults: [{ line: 2, message }] },
      ])
      await expect(match()).resolves.toMatchObject({ ground: null, score: { home: 1, away: 0 } })
    })

    it('takes a decision of the league and a score entered by hand from a file', async () => {
      await playToTheEnd()
      expect((await importing(',awarded,0,3,,,')).statusCode).toBe(200)
      await expect(match()).resolves.toMatchObject({ status: 'awarded', awarded: 'away' })
      slug = await newMatch()
      await playToTheEnd()
      await result('finished', 2, 0, 'Video')
      expect((await importing(',,2,1,,,')).statusCode).toBe(200)
      await expect(match()).resolves.toMatchObject({ score: { home: 2, away: 1 } })
    })

    it('refuses a file that calls off a match which was scored live', async () => {
      const refusal = async (columns: string) => {
        const answer = await importing(columns)
        expect(answer.statusCode).toBe(400)
        return answer.json<{ faults: { message: string }[] }>().faults.map((one) => one.message)
      }
      const message = (status: string) =>
        `expected Hearts of Oak v Asante Kotoko as it was scored live, and the file says ${status}: ` +
        'enter that at the desk'
      await tap(esi, [kickOff()])
      for (const [columns, status] of [
        [',cancelled,,,,,', 'cancelled'],
        [',abandoned,1,0,,,', 'abandoned'],
        [',awarded,0,3,,,', 'awarded'],
      ] as const) {
        expect(await refusal(columns)).toEqual([message(status)])
      }
      slug = await newMatch()
      await playToTheEnd()
      for (const status of ['cancelled', 'abandoned']) {
        expect(await refusal(`,${status},,,,,`)).toEqual([message(status)])
      }
      await expect(match()).resolves.toMatchObject({ status: 'finished', score: { home: 1 } })
    })

    it('takes extra time and penalties from a file, which nobody taps', async () => {
      await playToTheEnd()
      const extra = { et: [2, 2], p: [4, 3] }
      for (const score of [{ ft: [1, 0], ...extra }, { ft: [1, 0] }]) {
        expect((await importingMatch(score)).statusCode).toBe(200)
        await expect(match()).resolves.toMatchObject({
          status: 'finished',
          score: {
            ...{ home: 1, away: 0, halfTime: { home: 1, away: 0 } },
            ...{ afterExtraTime: { home: 2, away: 2 }, penalties: { home: 4, away: 3 } },
          },
        })
      }
    })

    it('leaves a match that is on to its scorer when a file is taken in', async () => {
      await tap(esi, [kickOff(), event('goal', at(5), 'home')])
      const { day } = await deskMatch()
      expect((await importing('Accra Sports Stadium,,,,,,')).statusCode).toBe(200)
      await expect(match()).resolves.toMatchObject({
        ...{ status: 'in-play', ground: 'Accra Sports Stadium', day },
        score: { home: 1, away: 0 },
      })
    })
  })

  describe('a replay', () => {
    const SOURCE = '2025-01-19-hearts-of-oak-karela-united'
    /** Runs `pnpm league replay …` against this API. */
    const replay = async (words: string) => {
      const [stdout, stderr]: [string[], string[]] = [[], []]
      const code = await runLeague(['replay', ...words.split(' ')], {
        ...{ config, stdout: (line) => stdout.push(line), stderr: (line) => stderr.push(line) },
        withDatabase: (work) => work(api.dataSource),
      })
      return { code, stdout, stderr }
    }
    const origin = async () => {
      const server: Server = api.app.getHttpServer()
      if (!server.listening) await api.app.listen(0, '127.0.0.1')
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    }

    it('taps a finished match again, and keeps it out of what the portal shows', async () => {
      const { manager } = api.dataSource
      const source = await manager
        .createQueryBuilder(Fixture, 'fixture')
        .innerJoin(MatchEvent, 'event', 'event.fixtureId = fixture.id')
        .where({ status: 'finished', homeGoals: MoreThan(1) })
        .andWhere('event.scoredBy IS NULL')
        .getOneOrFail()
      const seasons = await visitor('/seasons')
      const listed = await visitor<unknown[]>('/matches')
      const { code, stderr, stdout } = await replay(
        `${source.slug} --speed 10000 --origin ${await origin()} --json`,
      )
      expect([code, stderr]).toEqual([0, []])
      const report = JSON.parse(stdout.join('')) as { slug: string; faults: string[] }
      expect(report).toMatchObject({ score: [source.homeGoals, source.awayGoals], faults: [] })
      const played = await visitor<MatchResponse>(`/matches/${report.slug}`)
      const before = await visitor<MatchResponse>(`/matches/${source.slug}`)
      const told = ({ events }: MatchResponse) =>
        events
          .filter(({ side }) => side !== null)
          .map(({ type, side, player }) => [type, side, player?.slug])
      expect(played).toMatchObject({ status: 'finished', isSample: true, clock: null })
      expect(told(played)).toEqual(told(before))
      expect(played.lineUps.home.length).toBe(before.lineUps.home.length)
      await expect(visitor('/seasons')).resolves.toEqual(seasons)
      await expect(visitor('/matches')).resolves.toHaveLength(listed.length)
      const [club] = [await visitor<ClubResponse>(`/clubs/${before.home.slug}`)]
      expect(club.fixtures.map(({ slug: one }) => one)).not.toContain(report.slug)
      const account = await manager.findOneByOrFail(User, { username: 'replay' })
      expect(account).toMatchObject({ role: 'scorer', state: 'off' })
      await expect(manager.existsBy(Session, { accountId: account.id })).resolves.toBe(false)
    })

    it.each([
      ['no-such-match', 1, 'there is no match no-such-match'],
      ['2025-01-26-hearts-of-oak-asante-kotoko', 1, 'is in-play, not finished'],
      [`${SOURCE} --speed 0`, 2, 'give --speed above 0, at most 10000'],
      [`${SOURCE} --origin nowhere`, 2, 'give --origin as https://… or http://…'],
      [`${SOURCE} --origin https://site.example/gpl`, 2, 'give --origin as https://… or http://…'],
    ])('of %s ends with %d', async (words, code, message) => {
      const refused = await replay(words)
      expect(refused.code).toBe(code)
      expect(refused.stderr.join('\n')).toContain(message)
    })
  })

  it('is refused for a sample', async () => {
    const sample = '2025-01-26-hearts-of-oak-asante-kotoko'
    const answer = await editor.send('POST', `${SCORE}/${sample}/taps`, { taps: [kickOff()] })
    expect(answer.statusCode).toBe(409)
    const given = await give(sample, ['esi'])
    expect(given.statusCode).toBe(409)
  })
})
