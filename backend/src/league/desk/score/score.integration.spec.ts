import { expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { LiveResponse } from 'shared-contracts/league/match'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { AuditEntry } from '../../../foundation/audit/audit-entry.entity.ts'
import { onEachDatabase } from '../../../foundation/database/testing/on-each-database.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { Round } from '../../seasons/round.entity.ts'
import {
  at,
  event,
  firstHalf,
  HOME,
  kickOff,
  MINUTE,
  SCORE,
  take,
  Touchline,
} from './testing/touchline.ts'

onEachDatabase('scoring at the touchline', (newConfig) => {
  const line = new Touchline(newConfig)
  const { match, newMatch, outcomes, tap, visitor } = line

  it('takes a match from its line-ups to the final whistle, and everybody sees it', async () => {
    // It has a day, and no time yet.
    const day = MINUTE.slice(0, 10)
    await line.api.dataSource.manager.update(Fixture, { slug: line.slug }, { day, kickOff: null })
    const players = line.home.slice(0, 12).map((player, index) => ({
      ...{ player, shirtNumber: index + 1, isStarter: index < 11 },
    }))
    const lineUp = { kind: 'line-up', id: randomUUID(), at: at(-20), side: 'home', players }
    const before = await tap(line.esi, [lineUp])
    expect(before.outcomes).toMatchObject([{ outcome: 'taken' }])
    expect(before.match.lineUps.home).toHaveLength(12)
    const begun = await tap(line.esi, [
      kickOff(),
      event('goal', at(11, 1), 'home', { player: line.home[8], related: line.home[9] }),
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
      ...{ minute: 12, added: 0, at: at(11, 1), by: 'Esi', player: { slug: line.home[8] } },
    })
    const { live } = await visitor<LiveResponse>('/live')
    expect(live.map((one) => one.slug)).toContain(line.slug)
    const table = await visitor<StandingResponse[]>('/seasons/2026-27/standings?live=true')
    expect(table[0]).toMatchObject({ club: { slug: HOME }, isInPlay: true })
    const ended = await tap(line.esi, [
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
    const { manager } = line.api.dataSource
    const lines = await manager.findBy(AuditEntry, { actor: 'Esi', action: 'match scored' })
    expect(lines.map(({ change }) => change)).toContain(
      '2026/27: Hearts of Oak v Asante Kotoko: 7 taps',
    )
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
    const { status, outcomes: all, match: now } = await tap(line.esi, taps)
    expect([status, new Set(all.map(({ outcome }) => outcome))]).toEqual([200, new Set(['taken'])])
    expect(now).toMatchObject({
      fixture: { status: 'half-time', score: { home: 8, away: 0, halfTime: { home: 8, away: 0 } } },
      statistics: { fouls: { home: 0, away: 190 } },
      sequence: 10,
    })
    expect(now.events.map(({ minute }) => minute)).toEqual([0, 2, 7, 12, 17, 22, 27, 32, 37, 45])
    const tooMany = await line.esi.send('POST', `${SCORE}/${line.slug}/taps`, {
      taps: [...taps, kickOff()],
    })
    expect(tooMany.statusCode).toBe(400)
  })

  it('announces no added time for another half than it was tapped in', async () => {
    await tap(line.kojo, [...firstHalf(), event('second-half', at(61))])
    const added = (when: string) => ({
      ...{ kind: 'added-time', id: randomUUID(), at: when, minutes: 3 },
    })
    await expect(outcomes(line.esi, added(at(45)))).resolves.toEqual([
      'This was tapped before this half began',
    ])
    const { match: now } = await tap(line.esi, [added(at(105))])
    expect(now.clock).toMatchObject({ half: 'second', added: 3 })
  })

  it('keeps the announced added time where the whistle that ends its half is taken back', async () => {
    const [first, second] = [event('half-time', at(45)), event('full-time', at(106))]
    const added = (when: string, minutes: number) => ({
      ...{ kind: 'added-time', id: randomUUID(), at: when, minutes },
    })
    const ended = await tap(line.esi, [kickOff(), added(at(44), 3), first])
    expect(ended.match.clock).toBeNull()
    const goesOn = await tap(line.esi, [take(first.id, at(45, 5), '')])
    expect(goesOn.match.clock).toMatchObject({ half: 'first', added: 3 })
    const begun = await tap(line.esi, [event('half-time', at(48)), event('second-half', at(61))])
    expect(begun.match.clock).toMatchObject({ half: 'second', added: null })
    const { match: now } = await tap(line.esi, [
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
      const { manager } = line.api.dataSource
      const before = { status: 'postponed', day: null, kickOff: null } as const
      await manager.update(Fixture, { slug: line.slug }, before)
      const start = kickOff()
      const back = take(start.id, at(3), 'Wrong match')
      if (isOneCall) await tap(line.esi, [start, back])
      else {
        await tap(line.esi, [start])
        await tap(line.esi, [back])
      }
      const stored = () => manager.findOneByOrFail(Fixture, { slug: line.slug })
      await expect(stored()).resolves.toMatchObject(before)
      await tap(line.esi, [kickOff()])
      const { day, kickOff: begun } = await stored()
      expect([day, begun?.toISOString()]).toEqual([at(0).slice(0, 10), MINUTE])
    },
  )

  /** Moves the test's match to a time so many minutes after its first tap. */
  const plan = async (minutesAhead: number) => {
    const planned = new Date(Date.parse(MINUTE) + minutesAhead * 60_000)
    const before = { day: planned.toISOString().slice(0, 10), kickOff: planned }
    await line.api.dataSource.manager.update(Fixture, { slug: line.slug }, before)
    return { day: before.day, kickOff: planned.toISOString() }
  }
  const A_DAY = 24 * 60

  it('dates a match that begins long before its time by its start, and as planned if that is taken back', async () => {
    const before = await plan(25 * 60)
    const played = { day: MINUTE.slice(0, 10), kickOff: MINUTE }
    const falseStart = kickOff()
    await tap(line.esi, [falseStart])
    await expect(match()).resolves.toMatchObject({ ...played, status: 'in-play' })
    await tap(line.esi, [take(falseStart.id, at(3), 'Wrong match')])
    await expect(match()).resolves.toMatchObject({ ...before, status: 'scheduled' })
    await tap(line.esi, [kickOff()])
    const { changes, ...now } = await match()
    expect(now).toMatchObject(played)
    const reason = 'Scored at the match'
    expect(changes.slice(-4)).toMatchObject([
      { what: 'day', from: before.day, to: played.day, reason },
      { what: 'kickOff', from: before.kickOff, to: played.kickOff, reason },
      { what: 'status', from: 'scheduled', to: 'in-play' },
      { what: 'score', from: null, to: '0-0' },
    ])
  })

  it.each([-90, 0, 5, 60])(
    'keeps the time of a match that was to begin in %i minutes',
    async (ahead) => {
      const before = await plan(ahead)
      const start = kickOff()
      await tap(line.esi, [start])
      await expect(match()).resolves.toMatchObject({ ...before, status: 'in-play' })
      await tap(line.esi, [take(start.id, at(3), 'Wrong match')])
      await expect(match()).resolves.toMatchObject({ ...before, status: 'scheduled' })
    },
  )

  it.each(['with', 'without'])('refuses to start a match days ahead %s a time', async (time) => {
    const days = async (count: number) => {
      const { day } = await plan(count * A_DAY)
      if (time === 'with') return
      const open = { day, kickOff: null }
      await line.api.dataSource.manager.update(Fixture, { slug: line.slug }, open)
    }
    await days(3)
    await expect(outcomes(line.esi, kickOff())).resolves.toEqual([
      'This match is days ahead: ask the league to move it',
    ])
    await days(1)
    await expect(outcomes(line.esi, kickOff())).resolves.toEqual(['taken'])
  })

  it('takes no goal after the final whistle of a knock-out match', async () => {
    const { manager } = line.api.dataSource
    const { seasonId } = await manager.findOneByOrFail(Fixture, { slug: line.slug })
    const round = { seasonId, number: null, stage: 'Play-offs', name: 'Final', revision: 1 }
    const { id: roundId } = await manager.save(Round, { ...round, startsOn: null, endsOn: null })
    const end = [event('second-half', at(61)), event('full-time', at(108))]
    const goals = [event('goal', at(107), 'home'), event('goal', at(112), 'home')]
    const card = event('yellow-card', at(112), 'away')
    await tap(line.esi, [...firstHalf(), ...end])
    await expect(outcomes(line.esi, goals[1]!)).resolves.toEqual(['taken'])
    line.slug = await newMatch()
    await manager.update(Fixture, { slug: line.slug }, { roundId })
    await tap(line.esi, [...firstHalf(), ...end.map((one) => ({ ...one, id: randomUUID() }))])
    const taps = [...goals, card].map((one) => ({ ...one, id: randomUUID() }))
    await expect(outcomes(line.esi, ...taps)).resolves.toEqual([
      'taken',
      'Extra time is entered by the league',
      'taken',
    ])
    const missed = event('penalty-missed', at(120), 'home')
    const right = { type: 'penalty', side: 'home', player: null, related: null }
    await expect(
      outcomes(line.esi, missed, take(missed.id, at(120, 5), 'It was in', right)),
    ).resolves.toEqual(['taken', 'Extra time is entered by the league'])
    await expect(match()).resolves.toMatchObject({ score: { home: 1, away: 0 } })
  })
})
