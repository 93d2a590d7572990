import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals'
import type { DeskMatch } from 'shared-contracts/league/desk-fixture'
import type { MatchResponse } from 'shared-contracts/league/match'
import type { TapsAnswer } from 'shared-contracts/league/score'
import { signedIn, type DeskClient } from '../../../../accounts/testing/desk-client.ts'
import type { Config } from '../../../../foundation/config/config.ts'
import type { NewConfig } from '../../../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../../../foundation/database/testing/test-app.ts'
import { Club } from '../../../clubs/club.entity.ts'
import { Fixture } from '../../../matches/fixture.entity.ts'
import { MatchEvent } from '../../../matches/match-event.entity.ts'
import { LeaguePerson } from '../../../people/league-person.entity.ts'
import { SquadSpell } from '../../../people/squad-spell.entity.ts'
import { Season } from '../../../seasons/season.entity.ts'

export const SCORE = '/api/desk/score'
export const [HOME, AWAY] = ['hearts-of-oak', 'asante-kotoko'] as const

const SEASON = {
  ...{ competition: 'gpl', slug: '2026-27', name: '2026/27', timeZone: 'Africa/Accra' },
  ...{ startsOn: '2020-01-01', endsOn: '2099-06-14', pointsForWin: 3 },
  ...{ tieBreakers: ['goal-difference', 'goals-for'], zones: [] },
  clubs: [HOME, AWAY].map((club) => ({ club, manager: '', ground: '' })),
}

/** Start of every match: two hours ago. */
export const KICK_OFF = Date.now() - 2 * 3_600_000

/** Time of a tap, after the start of its match. */
export const at = (minutes: number, seconds = 0) =>
  new Date(KICK_OFF + (minutes * 60 + seconds) * 1_000).toISOString()

/** The start to the minute, as the calendar shows it. */
export const MINUTE = new Date(KICK_OFF - (KICK_OFF % 60_000)).toISOString()

export interface Tapped {
  readonly id?: string
  readonly kind?: string
  readonly at: string
  readonly [member: string]: unknown
}

export const event = (
  type: string,
  when: string,
  side: string | null = null,
  more: object = {},
) => ({
  ...{ kind: 'event', id: randomUUID(), at: when, type, side },
  ...more,
})
export const kickOff = () => event('kick-off', at(0))
export const firstHalf = () => [kickOff(), event('half-time', at(46, 30))]
export const take = (
  corrects: string,
  when: string,
  reason: string,
  right: object | null = null,
) => ({
  ...{ kind: 'correction', id: randomUUID(), at: when, corrects, reason, right },
})

/** An API with scorers, started once for the tests of a suite; each test has a match of its own. */
export class Touchline {
  config!: Config
  api!: TestApp
  editor!: DeskClient
  esi!: DeskClient
  kojo!: DeskClient
  /** A scorer to whom no match is given. */
  stranger!: DeskClient
  /** The test's match, which Esi and Kojo may score. */
  slug!: string
  /** Players of the home side, by shirt number. */
  home!: string[]
  private count = 0

  constructor(newConfig: NewConfig) {
    beforeAll(async () => {
      this.config = await newConfig()
      this.api = await startTestApp(this.config)
      const signIn = (name: string, role: 'league-editor' | 'scorer') =>
        signedIn(() => this.api, { name, role })
      this.editor = await signIn('Ama Editor', 'league-editor')
      this.esi = await signIn('Esi', 'scorer')
      this.kojo = await signIn('Kojo', 'scorer')
      this.stranger = await signIn('Stranger', 'scorer')
      const made = await this.editor.send('POST', '/api/desk/league/seasons', SEASON)
      expect(made.statusCode).toBe(201)
      this.home = await this.squadOf(HOME)
    }, 60_000)
    afterAll(() => this.api.app.close())
    beforeEach(async () => {
      this.slug = await this.newMatch()
    })
  }

  /** Makes a match that both scorers may score. */
  readonly newMatch = async (): Promise<string> => {
    this.count += 1
    // Two clubs seldom meet twice on a day, and noon of today may lie ahead.
    const day = new Date(KICK_OFF - this.count * 86_400_000).toISOString().slice(0, 10)
    const fields = {
      season: '2026-27',
      home: HOME,
      away: AWAY,
      day,
      time: '12:00',
      note: `${this.count}`,
    }
    const made = await this.editor.send('POST', '/api/desk/league/fixtures', fields)
    const { record } = made.json<{ record: DeskMatch }>()
    const given = await this.give(record.slug, ['esi', 'Kojo'])
    expect([given.statusCode, given.json()]).toMatchObject([200, { scorers: ['esi', 'kojo'] }])
    return record.slug
  }

  readonly scorersAt = (match: string) => `/api/desk/league/fixtures/${match}/scorers`

  /** Gives a match to scorers, as it is given now. */
  readonly give = async (
    match: string,
    scorers: readonly string[],
  ): ReturnType<DeskClient['send']> => {
    const { etag } = (await this.editor.send('GET', this.scorersAt(match))).headers
    return this.editor.send('PUT', this.scorersAt(match), { scorers }, { 'if-match': String(etag) })
  }

  readonly tap = async (by: DeskClient, taps: readonly Tapped[], match = this.slug) => {
    const answer = await by.send('POST', `${SCORE}/${match}/taps`, { taps })
    return { status: answer.statusCode, ...answer.json<TapsAnswer>() }
  }

  /** Sends taps, and returns the reason or outcome of each. */
  readonly outcomes = async (by: DeskClient, ...taps: readonly Tapped[]) =>
    (await this.tap(by, taps)).outcomes.map(({ outcome, reason }) => reason ?? outcome)

  readonly visitor = async <Answer>(path: string) =>
    (await this.api.inject(`/api/league${path}`)).json<Answer>()

  readonly match = () => this.visitor<MatchResponse>(`/matches/${this.slug}`)

  readonly rowsOf = async () => {
    const { manager } = this.api.dataSource
    const { id: fixtureId } = await manager.findOneByOrFail(Fixture, { slug: this.slug })
    return manager.find(MatchEvent, { where: { fixtureId }, order: { sequence: 'ASC' } })
  }

  /** Makes a squad, and returns its slugs by shirt number. */
  private async squadOf(club: string): Promise<string[]> {
    const { manager } = this.api.dataSource
    const { id: clubId } = await manager.findOneByOrFail(Club, { slug: club })
    const { id: seasonId } = await manager.findOneByOrFail(Season, { slug: '2026-27' })
    const people = await manager.find(LeaguePerson, { order: { id: 'ASC' }, take: 14 })
    const spells = people.map(({ id: personId }, index) => ({
      ...{ personId, clubId, seasonId, shirtNumber: 14 - index, from: null, to: null },
    }))
    await manager.insert(SquadSpell, spells)
    return people.map((person) => person.slug).toReversed()
  }
}
