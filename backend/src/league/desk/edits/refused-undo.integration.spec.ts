import { beforeAll, describe, expect, it } from '@jest/globals'
import type { DeskMatch } from 'shared-contracts/league/desk-fixture'
import type { DeskRound } from 'shared-contracts/league/desk-round'
import type { DeskSeason } from 'shared-contracts/league/desk-season'
import type { DeskSquad } from 'shared-contracts/league/desk-squad'
import { onEachDatabase } from '../../../foundation/database/testing/on-each-database.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import { LeaguePerson } from '../../people/league-person.entity.ts'
import { Season } from '../../seasons/season.entity.ts'
import { deskOfLeague, SEASON, type Written } from '../testing/desk-of-league.ts'

onEachDatabase('an undo that others have overtaken', (newConfig) => {
  const desk = deskOfLeague(newConfig)
  const { openMatch, roundNow, seasonNow, send, undo } = desk
  const [HEARTS, KOTOKO, ADUANA, MEDEAMA] = ['hearts-of-oak', 'asante-kotoko', 'aduana', 'medeama']
  const four = [HEARTS, KOTOKO, ADUANA, MEDEAMA].map((club) => ({ club }))
  const PLAIN = { ...SEASON, zones: [], clubs: four }
  const DAY = '2025-10-04'
  const TITLE = 'Hearts of Oak v Asante Kotoko'

  const refused = (message: string) => ({ status: 409, body: { message } })
  const makeSeason = (slug: string, values: object = {}) =>
    send<Written<DeskSeason>>('POST', '/seasons', { ...PLAIN, slug, name: slug, ...values })
  const changeSeason = async (slug: string, values: object) =>
    send<Written<DeskSeason>>(
      'PUT',
      `/seasons/${slug}`,
      { ...PLAIN, slug, name: slug, ...values },
      await seasonNow(slug),
    )
  const makeMatch = async (season: string, values: object = {}) => {
    const match = { season, home: HEARTS, away: KOTOKO, day: DAY, ...values }
    return (await send<Written<DeskMatch>>('POST', '/fixtures', match)).body.record
  }
  const change = async (slug: string, values: object) => {
    const match = await openMatch(slug)
    const wanted = { day: match.day, status: 'scheduled', reason: 'A slip', ...values }
    return send<Written<DeskMatch>>('PUT', `/fixtures/${slug}`, wanted, match)
  }
  const finish = (slug: string, home: number, away: number) =>
    change(slug, { status: 'finished', score: { home, away } })
  const addGoals = async (slug: string, ...minutes: readonly number[]) => {
    const events = minutes.map((minute) => ({ type: 'goal', side: 'home', minute }))
    return send<Written<DeskMatch>>(
      'POST',
      `/fixtures/${slug}/events`,
      { events },
      await openMatch(slug),
    )
  }
  const withdraw = async (slug: string, event: string) =>
    send<Written<DeskMatch>>(
      'POST',
      `/fixtures/${slug}/events/${event}/withdraw`,
      { reason: 'Offside' },
      await openMatch(slug),
    )
  const lastEvent = async (slug: string) => (await openMatch(slug)).events.at(-1)?.id ?? ''

  describe('of a score', () => {
    const MORE_GOALS = `${TITLE}: the home side would have more goals among the events than in the score`
    beforeAll(() => makeSeason('scores'))

    it('does not leave the goals of a match that was not played', async () => {
      const { slug } = await makeMatch('scores')
      const finished = await finish(slug, 2, 1)
      const scored = await addGoals(slug, 10, 20)
      const message = `${TITLE} would not have begun, but has events: withdraw them first`
      await expect(undo(finished.body.edit)).resolves.toMatchObject(refused(message))
      await expect(undo(scored.body.edit)).resolves.toMatchObject({ status: 200 })
      await expect(undo(finished.body.edit)).resolves.toMatchObject({ status: 200 })
    })

    it('does not leave more goals than a lower score', async () => {
      const { slug } = await makeMatch('scores', { day: '2025-10-05' })
      await finish(slug, 1, 1)
      const raised = await finish(slug, 2, 1)
      await addGoals(slug, 10, 20)
      await expect(undo(raised.body.edit)).resolves.toMatchObject(refused(MORE_GOALS))
    })

    it('does not bring a whistle back that was entered again', async () => {
      const { slug } = await makeMatch('scores', { day: '2025-10-20' })
      await finish(slug, 0, 0)
      const begin = async () =>
        send<Written<DeskMatch>>(
          'POST',
          `/fixtures/${slug}/events`,
          { events: [{ type: 'kick-off', minute: 0 }] },
          await openMatch(slug),
        )
      const begun = await begin()
      const withdrawn = await withdraw(slug, begun.body.record.events.at(-1)?.id ?? '')
      const again = await begin()
      expect(again.status).toBe(200)
      const message = `${TITLE} would have a whistle twice`
      await expect(undo(withdrawn.body.edit)).resolves.toMatchObject(refused(message))
      await expect(undo(again.body.edit)).resolves.toMatchObject({ status: 200 })
      await expect(undo(withdrawn.body.edit)).resolves.toMatchObject({ status: 200 })
    })

    it('does not bring a withdrawn goal back beyond the score', async () => {
      const { slug } = await makeMatch('scores', { day: '2025-10-06' })
      await finish(slug, 2, 1)
      await addGoals(slug, 10, 20)
      const withdrawn = await withdraw(slug, await lastEvent(slug))
      const lowered = await finish(slug, 1, 1)
      await expect(undo(withdrawn.body.edit)).resolves.toMatchObject(refused(MORE_GOALS))
      await expect(undo(lowered.body.edit)).resolves.toMatchObject({ status: 200 })
      await expect(undo(withdrawn.body.edit)).resolves.toMatchObject({ status: 200 })
    })

    it('is not done by withdrawing a withdrawal', async () => {
      const { slug } = await makeMatch('scores', { day: '2025-10-07' })
      await finish(slug, 1, 0)
      await addGoals(slug, 10)
      await withdraw(slug, await lastEvent(slug))
      await finish(slug, 0, 0)
      await expect(withdraw(slug, await lastEvent(slug))).resolves.toMatchObject(
        refused('This event is withdrawn already'),
      )
    })

    it('is not done by withdrawing the correction of a goal', async () => {
      const { slug } = await makeMatch('scores', { day: '2025-10-08' })
      await finish(slug, 1, 0)
      await addGoals(slug, 10)
      const { manager } = desk.api.dataSource
      const goal = await manager.findOneByOrFail(MatchEvent, { id: await lastEvent(slug) })
      const card = { ...goal, id: 'a-card', sequence: 2, type: 'yellow-card' as const }
      await manager.insert(MatchEvent, { ...card, corrects: goal.id })
      await finish(slug, 0, 0)
      await expect(withdraw(slug, 'a-card')).resolves.toMatchObject(refused(MORE_GOALS))
    })

    it('may leave what was wrong before, so that it can be put right goal by goal', async () => {
      const { slug } = await makeMatch('scores', { day: '2025-10-09' })
      await finish(slug, 1, 0)
      await addGoals(slug, 10)
      const { manager } = desk.api.dataSource
      const goal = await manager.findOneByOrFail(MatchEvent, { id: await lastEvent(slug) })
      const more = [2, 3].map((sequence) => ({ ...goal, id: `goal-${sequence}`, sequence }))
      await manager.insert(MatchEvent, more)
      const facts = { status: 'finished', score: { home: 1, away: 0 }, attendance: 900 }
      const attended = await change(slug, facts)
      await expect(undo(attended.body.edit)).resolves.toMatchObject({ status: 200 })
      await expect(withdraw(slug, 'goal-3')).resolves.toMatchObject({ status: 200 })
    })
  })

  describe('of a swap', () => {
    beforeAll(() => makeSeason('swaps'))
    const swap = async (slug: string) =>
      send<Written<DeskMatch>>(
        'POST',
        `/fixtures/${slug}/swap`,
        { reason: 'The ground is closed' },
        await openMatch(slug),
      )
    const lineUp = async (slug: string) => {
      await send(
        'PUT',
        `/seasons/swaps/squads/${KOTOKO}`,
        { text: '1; Kofi Swapped; GK' },
        await send<DeskSquad>('GET', `/seasons/swaps/squads/${KOTOKO}`).then(({ body }) => body),
      )
      const player = { player: 'kofi-swapped', shirtNumber: 1, isStarter: true }
      return send<Written<DeskMatch>>(
        'PUT',
        `/fixtures/${slug}/line-ups`,
        { home: [player], away: [] },
        await openMatch(slug),
      )
    }

    it('does not leave a line-up on the wrong side', async () => {
      const { slug } = await makeMatch('swaps')
      const swapped = await swap(slug)
      const listed = await lineUp(slug)
      expect(listed.status).toBe(200)
      await expect(undo(swapped.body.edit)).resolves.toMatchObject(
        refused('Something is told of this match since: its sides stay'),
      )
      await undo(listed.body.edit)
      await expect(undo(swapped.body.edit)).resolves.toMatchObject({ status: 200 })
    })

    it('does not bring a line-up back to the wrong side', async () => {
      const { slug } = await makeMatch('swaps', { home: KOTOKO, away: HEARTS, day: '2025-10-05' })
      const listed = await lineUp(slug)
      const emptied = await undo(listed.body.edit)
      const swapped = await swap(slug)
      await expect(undo(emptied.body.edit)).resolves.toMatchObject(
        refused('Home and away of the match are swapped since: enter the line-ups'),
      )
      await undo(swapped.body.edit)
      await expect(undo(emptied.body.edit)).resolves.toMatchObject({ status: 200 })
    })
  })

  describe('of a squad', () => {
    const squadOf = (season: string, club: string) => `/seasons/${season}/squads/${club}`
    const open = async (path: string) => (await send<DeskSquad>('GET', path)).body
    const take = async (path: string, list: object) =>
      send<Written<DeskSquad>>('PUT', path, list, await open(path))
    const end = async (path: string, on: string) => {
      const { players, revision } = await open(path)
      const [{ id } = { id: 0 }] = players
      return send<Written<DeskSquad>>('POST', `${path}/end`, { spell: id, on }, { revision })
    }

    it('does not put a player into two squads', async () => {
      await makeSeason('two-squads')
      const [first, second] = [squadOf('two-squads', HEARTS), squadOf('two-squads', KOTOKO)]
      await take(first, { text: '7; Kojo Mover; MF; 2000-01-01' })
      const ended = await end(first, '2026-01-31')
      const joined = await take(second, { text: '8; Kojo Mover; MF; 2000-01-01' })
      expect(joined.status).toBe(200)
      await expect(undo(ended.body.edit)).resolves.toMatchObject(
        refused('Kojo Mover is in the squad of Asante Kotoko now: end the time there first'),
      )
      // Both spells may stand, since one had ended when the other began.
      const left = await undo(joined.body.edit)
      await expect(undo(left.body.edit)).resolves.toMatchObject({ status: 200 })
    })

    it('does not give a number to two players', async () => {
      await makeSeason('two-nines')
      const path = squadOf('two-nines', HEARTS)
      await take(path, { text: '9; Yaw Nine; FW' })
      const changed = await take(path, { text: '19; Yaw Nine' })
      const joined = await take(path, { text: '9; Kwame Newcomer; FW' })
      expect(joined.status).toBe(200)
      await expect(undo(changed.body.edit)).resolves.toMatchObject(
        refused('Kwame Newcomer has the number 9 of Yaw Nine now: change it first'),
      )
      await undo(joined.body.edit)
      await expect(undo(changed.body.edit)).resolves.toMatchObject({ status: 200 })
    })

    it('does not bring back a player who is deleted', async () => {
      await makeSeason('deleted-player')
      const path = squadOf('deleted-player', HEARTS)
      const taken = await take(path, { text: '3; Nii Deleted; DF' })
      const undone = await undo(taken.body.edit)
      await desk.api.dataSource.manager.delete(LeaguePerson, { slug: 'nii-deleted' })
      await take(path, { text: '3; Nii Successor; DF' })
      await expect(undo(undone.body.edit)).resolves.toMatchObject(
        refused('One of the players is deleted'),
      )
    })

    it('does not bring players to a club that no longer plays the season', async () => {
      await makeSeason('a-club-less')
      const taken = await take(squadOf('a-club-less', MEDEAMA), { text: '5; Kofi Homeless; DF' })
      const undone = await undo(taken.body.edit)
      await changeSeason('a-club-less', { clubs: four.slice(0, 3) })
      await expect(undo(undone.body.edit)).resolves.toMatchObject(
        refused('Medeama no longer plays the season'),
      )
    })
  })

  describe('of a season that is gone', () => {
    it('brings nobody back to it', async () => {
      await makeSeason('gone')
      const path = `/seasons/gone/squads/${HEARTS}`
      const list = { text: '4; Ebo Gone; DF' }
      const taken = await send<{ edit: number }>('PUT', path, list, { revision: 1 })
      const undone = await undo(taken.body.edit)
      await send('DELETE', '/seasons/gone', undefined, await seasonNow('gone'))
      await expect(undo(undone.body.edit)).resolves.toMatchObject(
        refused('Hearts of Oak no longer plays the season'),
      )
    })
  })

  describe('of a round', () => {
    const makeRound = (season: string, number: number) =>
      send<Written<DeskRound>>('POST', `/seasons/${season}/rounds`, {
        ...{ number, name: `Matchday ${number}` },
      })
    beforeAll(async () => {
      await makeSeason('rounds')
      for (const number of [5, 6, 10]) await makeRound('rounds', number)
    })

    it('does not let a club play twice in it', async () => {
      const { slug } = await makeMatch('rounds', { round: 5 })
      const taken = await change(slug, { round: null })
      expect(taken.body.record.round).toBeNull()
      const again = await makeMatch('rounds', { round: 5, day: '2025-10-05' })
      await expect(undo(taken.body.edit)).resolves.toMatchObject(
        refused(`${TITLE}: One of the clubs has another match in round 5`),
      )
      await send('DELETE', `/fixtures/${again.slug}`, undefined, again)
      await expect(undo(taken.body.edit)).resolves.toMatchObject({ status: 200 })
    })

    it('does not bring a match back to a round that is deleted', async () => {
      const { slug, revision } = await makeMatch('rounds', { round: 6, day: '2025-10-11' })
      const deleted = await send<{ edit: number }>('DELETE', `/fixtures/${slug}`, undefined, {
        revision,
      })
      await send('DELETE', '/seasons/rounds/rounds/6', undefined, await roundNow(6, 'rounds'))
      await expect(undo(deleted.body.edit)).resolves.toMatchObject(
        refused(`${TITLE}: its round is deleted`),
      )
    })

    it('does not give its number to two', async () => {
      const renumbered = await send<Written<DeskRound>>(
        'PUT',
        '/seasons/rounds/rounds/10',
        { number: 20, name: 'Matchday 20' },
        await roundNow(10, 'rounds'),
      )
      const made = await makeRound('rounds', 10)
      await expect(undo(renumbered.body.edit)).resolves.toMatchObject(
        refused('The season has another round 10 now'),
      )
      await undo(made.body.edit)
      await expect(undo(renumbered.body.edit)).resolves.toMatchObject({ status: 200 })
    })
  })

  describe('of the name of a round', () => {
    it('does not give two the same', async () => {
      await makeSeason('names')
      const path = '/seasons/names/rounds'
      await send('POST', path, { number: 1, name: 'Opening' })
      await send('POST', path, { number: 2, name: 'Matchday 2' })
      const rename = async (number: number, name: string) =>
        send<{ edit: number }>(
          'PUT',
          `${path}/${number}`,
          { number, name },
          await roundNow(number, 'names'),
        )
      const renamed = await rename(1, 'Matchday 1')
      const again = await rename(2, 'Opening')
      await expect(undo(renamed.body.edit)).resolves.toMatchObject(
        refused('Files would take the name “Opening” for round 2 now'),
      )
      await undo(again.body.edit)
      await expect(undo(renamed.body.edit)).resolves.toMatchObject({ status: 200 })
    })
  })

  describe('of a season', () => {
    const three = { clubs: four.slice(0, 3) }

    it('does not leave a draw of lots with a club that is gone', async () => {
      await makeSeason('lots', three)
      const added = await changeSeason('lots', {})
      const lots = { tieBreakers: ['lots'], lots: [[MEDEAMA, ADUANA]] }
      const drawn = await changeSeason('lots', lots)
      expect(drawn.body.record).toMatchObject(lots)
      await expect(undo(added.body.edit)).resolves.toMatchObject(
        refused('Every club of a draw plays the season'),
      )
      await undo(drawn.body.edit)
      await expect(undo(added.body.edit)).resolves.toMatchObject({ status: 200 })
    })

    it('does not leave a zone beyond the last place', async () => {
      await makeSeason('zones', three)
      const added = await changeSeason('zones', {})
      const zone = { from: 1, to: 4, name: 'Champions League', kind: 'champions-league' }
      const entered = await changeSeason('zones', { zones: [zone] })
      expect(entered.status).toBe(200)
      await expect(undo(added.body.edit)).resolves.toMatchObject(
        refused('A zone ends after the last place: the season has fewer clubs'),
      )
    })

    it('brings a deleted season back whole, whatever its rules say today', async () => {
      const made = await makeSeason('whole')
      const { manager } = desk.api.dataSource
      const zones = [{ from: 5, to: 9, name: 'Beyond', kind: 'relegation' }]
      await manager.update(Season, { slug: 'whole' }, { zones })
      await makeMatch('whole')
      const deleted = await send<{ edit: number }>('DELETE', '/seasons/whole', undefined, {
        revision: made.body.record.revision,
      })
      await expect(undo(deleted.body.edit)).resolves.toMatchObject({ status: 200 })
      await expect(seasonNow('whole')).resolves.toMatchObject({ zones, matches: 1 })
    })

    it('does not take the address of another one', async () => {
      const made = await makeSeason('old-address')
      const { revision } = made.body.record
      const wanted = { ...PLAIN, slug: 'new-address', name: 'Moved' }
      const moved = await send<Written<DeskSeason>>('PUT', '/seasons/old-address', wanted, {
        revision,
      })
      expect(moved.status).toBe(200)
      await makeSeason('old-address')
      await expect(undo(moved.body.edit)).resolves.toMatchObject(
        refused('The season cannot come back: another one has its place'),
      )
    })
  })

  describe('of a deletion', () => {
    it('does not bring back the match of a club that no longer plays the season', async () => {
      await makeSeason('deleted')
      const { slug, revision } = await makeMatch('deleted', { home: MEDEAMA })
      const deleted = await send<{ edit: number }>('DELETE', `/fixtures/${slug}`, undefined, {
        revision,
      })
      const left = await changeSeason('deleted', { clubs: four.slice(0, 3) })
      await expect(undo(deleted.body.edit)).resolves.toMatchObject(
        refused('Medeama no longer plays the season'),
      )
      await undo(left.body.edit)
      await expect(undo(deleted.body.edit)).resolves.toMatchObject({ status: 200 })
      await expect(openMatch(slug)).resolves.toMatchObject({ slug })
    })
  })
})
