import { beforeAll, describe, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { deskClient, type DeskClient } from '../../../../accounts/testing/desk-client.ts'
import { TEST_PASSWORD } from '../../../../accounts/testing/new-account.ts'
import { onEachDatabase } from '../../../../foundation/database/testing/on-each-database.ts'
import { at, event, kickOff, take, Touchline } from '../testing/touchline.ts'

onEachDatabase('taps that come twice', (newConfig) => {
  const line = new Touchline(newConfig)
  const { match, newMatch, outcomes, rowsOf, tap } = line

  describe('a tap that comes again', () => {
    it('is taken once, by 20 calls at the same time and by a later one', async () => {
      const taps = [kickOff(), event('goal', at(5), 'home'), event('goal', at(6), 'home')]
      const answers = await Promise.all(Array.from({ length: 20 }, () => tap(line.esi, taps)))
      for (const { status, outcomes: all } of answers) {
        expect([status, all.map(({ outcome }) => outcome)]).toEqual([200, Array(3).fill('taken')])
      }
      const again = await tap(line.esi, [{ ...taps[1]!, id: taps[1]!.id.toUpperCase() }])
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
      const first = await tap(line.esi, sent)
      expect(first.outcomes.map(({ outcome }) => outcome)).toEqual([
        'refused',
        'taken',
        'taken',
        'taken',
      ])
      const second = await tap(line.esi, sent)
      expect(second.outcomes).toEqual(first.outcomes)
      expect(second.match.statistics?.shots).toEqual({ home: 1, away: 0 })
    })

    it('is refused where it was tapped for another match', async () => {
      const start = kickOff()
      await tap(line.esi, [start])
      const other = await newMatch()
      const { outcomes: all } = await tap(line.esi, [start], other)
      expect(all).toMatchObject([
        { outcome: 'refused', reason: 'This was tapped for another match' },
      ])
    })
  })

  describe('two scorers', () => {
    it('who tap the same things at once double nothing', async () => {
      const both = [line.esi, line.kojo].map((by, index) => ({
        by,
        taps: [
          event('kick-off', at(0, index)),
          event('goal', at(10, 20 * index), 'home', { player: index ? line.home[8] : null }),
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
      await tap(line.esi, [kickOff(), event('goal', at(10), 'home', { player: line.home[8] })])
      const second = event('goal', at(10, 40), 'home', { player: line.home[8] })
      await expect(
        outcomes(
          line.kojo,
          event('goal', at(10, 20), 'away'),
          event('goal', at(11, 1), 'home'),
          event('goal', at(10, 20), 'home', { player: line.home[7] }),
          second,
        ),
      ).resolves.toEqual(['taken', 'taken', 'taken', 'double'])
      await expect(outcomes(line.kojo, { ...second, isAnother: true })).resolves.toEqual(['taken'])
      await expect(outcomes(line.kojo, { ...second, isAnother: true })).resolves.toEqual(['taken'])
      await expect(match()).resolves.toMatchObject({ score: { home: 4, away: 1 } })
    })

    it('do not bring back what one of them took back', async () => {
      const goal = event('goal', at(10), 'home')
      await tap(line.esi, [kickOff(), goal, take(goal.id, at(10, 5), '')])
      const late = event('goal', at(10, 2), 'home')
      await expect(outcomes(line.kojo, late)).resolves.toEqual(['double'])
      await expect(outcomes(line.kojo, take(late.id, at(10, 6), ''))).resolves.toEqual(['taken'])
      await expect(match()).resolves.toMatchObject({ score: { home: 0, away: 0 } })
    })

    it.each([
      ['in the same call', true],
      ['in a later one', false],
    ])('double a goal again after a double was taken back %s', async (_title, isOneCall) => {
      await tap(line.esi, [kickOff(), event('goal', at(10), 'home')])
      const wrong = event('goal', at(10, 20), 'home', { player: line.home[8] })
      const right = event('goal', at(10, 40), 'home', { player: line.home[9] })
      const taps = [wrong, take(wrong.id, at(10, 25), 'Undone at once'), right]
      const expected = ['double', 'taken', 'double']
      if (isOneCall) await expect(outcomes(line.kojo, ...taps)).resolves.toEqual(expected)
      else {
        for (const [index, one] of taps.entries()) {
          await expect(outcomes(line.kojo, one)).resolves.toEqual([expected[index]])
        }
      }
      await expect(match()).resolves.toMatchObject({ score: { home: 1, away: 0 } })
      const { outcomes: again } = await tap(line.kojo, [wrong])
      expect(again).toMatchObject([{ outcome: 'double', sameAs: null }])
    })

    it('take the event itself back with a double that is taken back later', async () => {
      const goal = event('goal', at(10), 'home')
      await tap(line.esi, [kickOff(), goal])
      const double = event('goal', at(10, 20), 'home')
      await expect(
        outcomes(
          line.kojo,
          double,
          take(double.id, at(14), ''),
          take(double.id, at(14), 'Offside'),
        ),
      ).resolves.toEqual(['double', 'Say why', 'taken'])
      const { score, events, changes } = await match()
      expect(score).toMatchObject({ home: 0, away: 0 })
      expect(events.at(-1)).toMatchObject({ corrects: goal.id, withdrawn: true })
      expect(changes.at(-1)).toMatchObject({ what: 'score', to: '0-0', reason: 'Offside' })
    })

    it('keep the goal of the other where a double is undone after a long look for its player', async () => {
      await tap(line.esi, [kickOff(), event('goal', at(10), 'home')])
      const double = event('goal', at(10, 2), 'home')
      await expect(
        outcomes(line.kojo, double, take(double.id, at(10, 25), 'Undone at once')),
      ).resolves.toEqual(['double', 'taken'])
      await expect(match()).resolves.toMatchObject({ score: { home: 1, away: 0 } })
    })
  })

  it('a scorer who signs in again on the phone has tapped another goal', async () => {
    const who = { username: 'esi', password: TEST_PASSWORD }
    const phone = deskClient(() => line.api)
    const signIn = async () =>
      expect((await phone.send('POST', '/api/desk/session', who)).statusCode).toBe(204)
    const now = (type: string, side: string | null = 'home') =>
      event(type, new Date().toISOString(), side)
    await signIn()
    await expect(outcomes(phone, now('kick-off', null), now('goal'))).resolves.toEqual([
      'taken',
      'taken',
    ])
    expect((await phone.send('DELETE', '/api/desk/session')).statusCode).toBe(204)
    await signIn()
    await expect(outcomes(phone, now('goal'))).resolves.toEqual(['taken'])
    // Esi's other phone was signed in all the time.
    await expect(outcomes(line.esi, now('goal'))).resolves.toEqual(['double'])
  })

  describe('one scorer on two phones', () => {
    let otherPhone: DeskClient

    beforeAll(async () => {
      otherPhone = deskClient(() => line.api)
      const who = { username: 'esi', password: TEST_PASSWORD }
      const { statusCode } = await otherPhone.send('POST', '/api/desk/session', who)
      expect(statusCode).toBe(204)
    })

    it('doubles nothing, and may say that it is another one', async () => {
      const goal = event('goal', at(10), 'home')
      await tap(line.esi, [kickOff(), goal])
      const again = event('goal', at(10, 20), 'home', { player: line.home[8] })
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
      await expect(outcomes(line.esi, ...both)).resolves.toEqual(['taken', 'taken', 'taken'])
      await expect(outcomes(otherPhone, ...changes(2))).resolves.toEqual(['double', 'double'])
      await expect(rowsOf()).resolves.toHaveLength(3)
    })
  })
})
