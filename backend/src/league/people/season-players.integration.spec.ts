import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ClubResponse } from 'shared-contracts/league/club'
import { type PlayerFigures, PlayerResponse } from 'shared-contracts/league/player'
import { Not, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { LeagueAnswers } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { Club } from '../clubs/club.entity.ts'
import { Appearance } from '../matches/appearance.entity.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { Season } from '../seasons/season.entity.ts'
import { LeaguePerson } from './league-person.entity.ts'
import { SeasonPlayers } from './season-players.ts'
import { SquadSpell } from './squad-spell.entity.ts'

const SEASON = '2024-25'
/** He plays in the match that is on, and has scored in it. */
const PLAYER = 'kwesi-amponsah-bonsu'
const MATCH = '2025-01-26-hearts-of-oak-asante-kotoko'

onEachDatabase('the players of a season', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
  }, 60_000)
  afterAll(() => api.app.close())

  const write = async (work: (manager: EntityManager) => Promise<unknown>) => {
    await api.dataSource.transaction(async (manager) => {
      await work(manager)
      await recordChanges(manager, [{ kind: 'fixture', slug: MATCH }])
    })
    api.app.get(LeagueAnswers).invalidate()
  }

  it('have the figures of the book that is asked, also when a match has ended since it was read', async () => {
    const [books, players] = [api.app.get(LeagueBooks), api.app.get(SeasonPlayers)]
    const matches = async (book: Awaited<ReturnType<LeagueBooks['book']>>) =>
      (await players.of(book)).find(({ slug }) => slug === PLAYER)?.matches
    const before = await books.book(SEASON)
    await write((manager) => manager.update(Fixture, { slug: MATCH }, { status: 'finished' }))
    expect(await matches(before)).toBe(14)
    expect(await matches(await books.book(SEASON))).toBe(15)
  })

  it('have no age before they were born', async () => {
    const bornOn = (birthDate: string) =>
      write((manager) => manager.update(LeaguePerson, { slug: PLAYER }, { birthDate }))
    const { birthDate } = await api.dataSource.manager.findOneByOrFail(LeaguePerson, {
      slug: PLAYER,
    })
    // The sample stands still in January 2025.
    await bornOn('2025-03-01')
    const { club, age } = v.parse(
      PlayerResponse,
      (await api.inject(`/api/league/players/${PLAYER}`)).json(),
    )
    expect(age).toBeNull()
    const { squad } = v.parse(
      ClubResponse,
      (await api.inject(`/api/league/clubs/${club?.slug}`)).json(),
    )
    expect(squad.find(({ slug }) => slug === PLAYER)).toMatchObject({ age: null })
    await bornOn(birthDate ?? '')
  })

  describe('one whose time in the squad ends', () => {
    const seen = async () => {
      const read = async <Answer>(path: string) =>
        (await api.inject(`/api/league${path}`)).json<Answer>()
      const { club, shirtNumber, leftOn, goals } = await read<PlayerResponse>(`/players/${PLAYER}`)
      const squad = (await read<ClubResponse>(`/clubs/${club?.slug}`)).squad
      const players = `/seasons/${SEASON}/players`
      const ofClub = await read<PlayerFigures[]>(`${players}?club=${club?.slug}`)
      expect(ofClub).toEqual(squad)
      const all = await read<PlayerFigures[]>(players)
      return {
        ...{ club: club?.slug, shirtNumber, leftOn, goals },
        isInSquad: squad.some(({ slug }) => slug === PLAYER),
        listedAs: all.find(({ slug }) => slug === PLAYER)?.leftOn,
      }
    }
    const end = (to: string | null, shirtNumber: number | null) =>
      write(async (manager) => {
        const { id: personId } = await manager.findOneByOrFail(LeaguePerson, { slug: PLAYER })
        await manager.update(SquadSpell, { personId }, { to, shirtNumber })
      })
    afterAll(async () => {
      await end(null, null)
      await write((manager) =>
        manager.update(Season, { slug: SEASON }, { clock: new Date('2025-01-26T16:22:00.000Z') }),
      )
    })

    it('is in it to the last day, and keeps the club by its figures afterwards', async () => {
      const { goals, club } = await seen()
      await end('2025-01-26', 9)
      const there = { club, goals, shirtNumber: 9, isInSquad: true }
      expect(await seen()).toEqual({ ...there, leftOn: undefined, listedAs: undefined })
      await end('2025-01-25', 9)
      const left = { leftOn: '2025-01-25', listedAs: '2025-01-25' }
      expect(await seen()).toEqual({ club, goals, shirtNumber: null, isInSquad: false, ...left })
    })

    it('leaves it by the day alone, without another change', async () => {
      await end('2025-01-27', null)
      const [books, players] = [api.app.get(LeagueBooks), api.app.get(SeasonPlayers)]
      const book = await books.book(SEASON)
      const leftOn = async () =>
        (await players.of(book)).find(({ slug }) => slug === PLAYER)?.leftOn
      expect(await leftOn()).toBeUndefined()
      // The clock of a sample stands for the real time.
      book.season.clock = new Date('2025-01-28T00:00:00.000Z')
      expect(await leftOn()).toBe('2025-01-27')
    })

    it('is in it until another club’s squad begins', async () => {
      const { club } = await seen()
      await end('2025-01-31', null)
      await write(async (manager) => {
        const { id: personId } = await manager.findOneByOrFail(LeaguePerson, { slug: PLAYER })
        const spell = await manager.findOneByOrFail(SquadSpell, { personId })
        const { id: clubId } = await manager.findOneByOrFail(Club, { slug: 'hearts-of-oak' })
        const joins = { ...spell, id: undefined, clubId, from: '2025-02-01', to: null }
        await manager.insert(SquadSpell, joins)
      })
      expect(await seen()).toMatchObject({ club, isInSquad: true })
      await write((manager) => manager.delete(SquadSpell, { from: '2025-02-01' }))
    })

    it('belongs to it for ever once the season is over', async () => {
      await end('2025-01-25', 9)
      await write((manager) =>
        manager.update(Season, { slug: SEASON }, { clock: new Date('2025-12-01T00:00:00.000Z') }),
      )
      expect(await seen()).toMatchObject({ shirtNumber: 9, leftOn: undefined, isInSquad: true })
    })
  })

  it('who changed clubs have what they did for each of them, and all of it for themselves', async () => {
    const player = async () =>
      (await api.inject(`/api/league/players/${PLAYER}`)).json<PlayerResponse>()
    const { goals, matches } = await player()
    await write(async (manager) => {
      const { id: personId } = await manager.findOneByOrFail(LeaguePerson, { slug: PLAYER })
      const spell = await manager.findOneByOrFail(SquadSpell, { personId })
      const { seasonId, clubId } = spell
      const fixture = await manager.findOneByOrFail(Fixture, {
        ...{ seasonId, status: 'finished', homeId: Not(clubId), awayId: Not(clubId) },
      })
      const { id: fixtureId, awayId } = fixture
      await manager.insert(SquadSpell, { ...spell, id: undefined, clubId: awayId })
      const own = { fixtureId, personId, side: 'away' } as const
      await manager.insert(Appearance, { ...own, shirtNumber: 9, position: '', isStarter: true })
      await manager.insert(MatchEvent, {
        ...{ ...own, id: randomUUID(), sequence: 99, at: new Date(), minute: 9, added: 0 },
        ...{ type: 'goal', relatedId: null, note: '', corrects: null, withdrawn: false },
      })
    })
    const moved = await player()
    expect([moved.goals, moved.matches]).toEqual([goals + 1, matches + 1])
    expect(moved.spells.map((spell) => [spell.goals, spell.matches])).toEqual([
      [1, 1],
      [goals, matches],
    ])
    expect(moved.spells[0]?.club).toEqual(moved.club)
  })

  it('who come back to a club have in each spell what they did in it', async () => {
    const slug = 'fatawu-issaka-bawah'
    const player = async () =>
      (await api.inject(`/api/league/players/${slug}`)).json<PlayerResponse>()
    const { goals, matches } = await player()
    expect(matches).toBeGreaterThan(1)
    await write(async (manager) => {
      const { id: personId } = await manager.findOneByOrFail(LeaguePerson, { slug })
      const spell = await manager.findOneByOrFail(SquadSpell, { personId })
      await manager.update(SquadSpell, { id: spell.id }, { to: '2024-11-30' })
      await manager.insert(SquadSpell, { ...spell, id: undefined, from: '2024-12-15', to: null })
    })
    const again = await player()
    expect([again.goals, again.matches]).toEqual([goals, matches])
    const ofSpells = again.spells.map((spell) => spell.matches)
    expect(ofSpells).toHaveLength(2)
    expect(ofSpells.every((count) => count > 0)).toBe(true)
    expect(ofSpells.reduce((sum, count) => sum + count, 0)).toBe(matches)
    expect(again.spells.reduce((sum, spell) => sum + spell.goals, 0)).toBe(goals)
  })
})
