import { describe, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { onEachDatabase } from '../../../foundation/database/testing/on-each-database.ts'
import {
  at,
  AWAY,
  event,
  firstHalf,
  HOME,
  kickOff,
  SCORE,
  take,
  Touchline,
} from './testing/touchline.ts'

onEachDatabase('taps that are corrected or refused', (newConfig) => {
  const line = new Touchline(newConfig)
  const { give, match, outcomes, tap, visitor } = line

  describe('a correction', () => {
    it('takes a goal back within ten seconds, and later with a reason; the table follows', async () => {
      const [quick, late] = [event('goal', at(10), 'home'), event('goal', at(20), 'home')]
      await tap(line.esi, [kickOff(), quick, take(quick.id, at(10, 9), ''), late])
      await expect(outcomes(line.esi, take(late.id, at(20, 11), ' '))).resolves.toEqual(['Say why'])
      await expect(match()).resolves.toMatchObject({ score: { home: 1, away: 0 } })
      const winner = async () => {
        const rows = await visitor<StandingResponse[]>('/seasons/2026-27/standings?live=true')
        return rows.map(({ club, goalsFor }) => [club.slug, goalsFor])
      }
      const before = Object.fromEntries(await winner()) as Record<string, number>
      const right = { type: 'own-goal', side: 'away', player: null, related: null }
      const fixed = take(late.id, at(25), 'It went in at the other end', { ...right, minute: 19 })
      await expect(outcomes(line.esi, fixed)).resolves.toEqual(['taken'])
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
      await expect(outcomes(line.kojo, take(late.id, at(26), 'Offside'))).resolves.toEqual([
        'Somebody has corrected this already',
      ])
      const same = take(late.id, at(26), 'So it was', { ...right, minute: 19 })
      await expect(outcomes(line.kojo, same)).resolves.toEqual(['double'])
    })

    it.each([
      [130, 30, 200],
      [131, 0, 400],
      [90, 31, 400],
    ])('to minute %i+%i is answered with %i', async (minute, added, status) => {
      const goal = event('goal', at(5), 'home')
      await tap(line.esi, [kickOff(), goal])
      const right = { type: 'goal', side: 'home', player: null, related: null, minute, added }
      const corrected = await tap(line.esi, [take(goal.id, at(25), 'Later', right)])
      expect(corrected.status).toBe(status)
    })

    it('makes no goal of another event an hour after the match', async () => {
      const card = event('yellow-card', at(5), 'home')
      const end = [event('second-half', at(21)), event('full-time', at(40))]
      await tap(line.esi, [kickOff(), card, event('half-time', at(20)), ...end])
      const right = { type: 'goal', side: 'home', player: null, related: null }
      await expect(
        outcomes(line.esi, take(card.id, at(101), 'It was a goal', right)),
      ).resolves.toEqual(['The match ended more than an hour ago: ask the league to add this'])
      await expect(outcomes(line.esi, take(card.id, at(101), 'There was none'))).resolves.toEqual([
        'taken',
      ])
    })

    it('takes whistles back one by one', async () => {
      const [start, pause] = firstHalf()
      await tap(line.esi, [start!, pause!])
      await expect(
        outcomes(
          line.esi,
          take(start!.id, at(47), 'Wrong match'),
          take(pause!.id, at(47), 'Too early'),
        ),
      ).resolves.toEqual(['Take the later whistle back first', 'taken'])
      await expect(match()).resolves.toMatchObject({ status: 'in-play', score: { halfTime: null } })
      await expect(outcomes(line.esi, take(start!.id, at(48), 'Wrong match'))).resolves.toEqual([
        'taken',
      ])
      await expect(match()).resolves.toMatchObject({ status: 'scheduled', score: null })
      await expect(outcomes(line.esi, kickOff())).resolves.toEqual(['taken'])
    })
  })

  it('says why it refuses what cannot be', async () => {
    const [unknown, nobody] = [randomUUID(), { player: 'nobody-at-all' }]
    await expect(
      outcomes(
        line.esi,
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
          players: line.home.slice(0, 12).map((player) => ({
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
    const { match: now } = await tap(line.esi, [event('goal', ahead, 'home')])
    expect(Date.parse(now.events.at(-1)?.at ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it('refuses texts that no note is, keeps those that only look odd, and cleans those that change others', async () => {
    await tap(line.esi, [kickOff()])
    const long = await line.esi.send('POST', `${SCORE}/${line.slug}/taps`, {
      taps: [event('red-card', at(5), 'home', { note: 'x'.repeat(5_000) })],
    })
    expect(long.statusCode).toBe(400)
    const note = `<script>'"; DROP TABLE taps; -- 🟥 \u202e${'ɔ'.repeat(250)}`
    await expect(outcomes(line.esi, event('red-card', at(5), 'home', { note }))).resolves.toEqual([
      'taken',
    ])
    expect((await match()).events.at(-1)?.note).toBe(note.replace('\u202e', ' '))
  })

  it('is refused for a sample', async () => {
    const sample = '2025-01-26-hearts-of-oak-asante-kotoko'
    const answer = await line.editor.send('POST', `${SCORE}/${sample}/taps`, { taps: [kickOff()] })
    expect(answer.statusCode).toBe(409)
    const given = await give(sample, ['esi'])
    expect(given.statusCode).toBe(409)
  })
})
