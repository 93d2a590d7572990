import { afterAll, beforeAll } from '@jest/globals'
import type { DeskMatch } from 'shared-contracts/league/desk-fixture'
import type { DeskRound } from 'shared-contracts/league/desk-round'
import type { DeskSeason } from 'shared-contracts/league/desk-season'
import type { SeasonResponse } from 'shared-contracts/league/season'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { signedIn, type DeskClient } from '../../../accounts/testing/desk-client.ts'
import type { NewConfig } from '../../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../../foundation/database/testing/test-app.ts'

const DESK = '/api/desk/league'

/** Answer to a write of the desk. */
export interface Written<Item> {
  readonly edit: number
  readonly record: Item
}

/** Rules of the season `2025-26`, without its clubs. */
export const SEASON = {
  ...{ competition: 'gpl', slug: '2025-26', name: '2025/26', timeZone: 'Africa/Accra' },
  ...{ startsOn: '2025-09-13', endsOn: '2026-06-14', pointsForWin: 3 },
  tieBreakers: ['goal-difference', 'goals-for'],
  zones: [
    { from: 1, to: 1, name: 'Champions League', kind: 'champions-league' },
    { from: 16, to: 18, name: 'Relegation', kind: 'relegation' },
  ],
}

interface How {
  /** The first editor, if omitted. */
  readonly by?: DeskClient
  readonly revision?: number
  /** Idempotency key. */
  readonly key?: string
}

/** Starts the desk of the league for a suite, with two editors, and with the league as visitors see it. */
export function deskOfLeague(newConfig: NewConfig) {
  let api: TestApp
  let editor: DeskClient
  let other: DeskClient
  let clubs: readonly string[]
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
    editor = await signedIn(() => api, { name: 'Ama Editor', role: 'league-editor' })
    other = await signedIn(() => api, { name: 'Kofi Editor', role: 'league-editor' })
    clubs = (await visitor<SeasonResponse>('/seasons/2024-25')).clubs.map(({ slug }) => slug)
  }, 60_000)
  afterAll(() => api.app.close())

  const visitor = async <Answer>(path: string) =>
    (await api.inject(`/api/league${path}`)).json<Answer>()
  /** Sends a request, and returns its status and body. */
  async function send<Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    { by = editor, revision, key }: How = {},
  ) {
    const headers: Record<string, string> = {
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const answer = await by.send(method, `${DESK}${path}`, body, headers)
    return { status: answer.statusCode, body: answer.json<Answer>() }
  }
  const seasonNow = async (address = '2025-26') =>
    (await send<DeskSeason>('GET', `/seasons/${address}`)).body
  const roundNow = async (number: number, address = '2025-26') =>
    (await send<DeskRound>('GET', `/seasons/${address}/rounds/${number}`)).body
  const openMatch = async (slug: string) => (await send<DeskMatch>('GET', `/fixtures/${slug}`)).body
  const undo = (edit: number) => send<{ edit: number }>('POST', `/edits/${edit}/undo`)
  const tableOf = (address = '2025-26') =>
    visitor<StandingResponse[]>(`/seasons/${address}/standings`)

  /** Makes the season `2025-26` of 18 clubs. */
  async function makeSeason() {
    const manager = 'A coach'
    const entries = clubs.map((club) => ({ club, manager, ground: 'Accra Sports Stadium' }))
    return send<Written<DeskSeason>>('POST', '/seasons', { ...SEASON, clubs: entries })
  }
  /** Makes that season with its 34 rounds, one a week. */
  async function makeRounds() {
    const made = await makeSeason()
    const plan = { startsOn: '2025-09-13', everyDays: 7, time: '15:00' }
    const { revision } = made.body.record
    await send('POST', '/seasons/2025-26/round-robin', plan, { revision })
  }
  /** Enters 2-1 for all matches of a round. */
  async function play(number: number, how: How & { readonly events?: readonly object[] } = {}) {
    const { events = [], ...by } = how
    const { fixtures, revision } = await roundNow(number)
    const score = { home: 2, away: 1, halfTime: { home: 1, away: 0 } }
    const entries = fixtures.map(({ slug }) => {
      return { fixture: slug, status: 'finished', score, events }
    })
    const path = `/seasons/2025-26/rounds/${number}/results`
    await send('PUT', path, { fixtures: entries }, { ...by, revision })
  }

  return {
    get api() {
      return api
    },
    get other() {
      return other
    },
    /** Slugs of the 18 clubs of the sample. */
    get clubs() {
      return clubs
    },
    ...{ visitor, send, seasonNow, roundNow, openMatch, undo, tableOf },
    ...{ makeSeason, makeRounds, play },
  }
}
