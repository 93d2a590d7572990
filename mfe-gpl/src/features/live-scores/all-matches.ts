import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { LiveResponse } from 'shared-contracts/league/match'
import { LiveLine, LiveLines } from 'shared-contracts/league/match-stream'
import type { QueryClient } from 'shared-contracts/query'
import * as v from 'valibot'
import { liveQuery } from '../../queries/league-queries.ts'
import { isOn } from '../match-state/match-state.ts'
import { announce, changeInWords } from './announce.ts'
import type { Source } from './connection.ts'
import { liveScores } from './live-store.ts'
import { setClock } from './match-clock.ts'
import { occasionOf, renew } from './renew.ts'

const MESSAGES = {
  state: v.pipe(v.string(), v.parseJson(), LiveLines),
  line: v.pipe(v.string(), v.parseJson(), LiveLine),
}

/** Matches that pages have loaded, with their last known status. A stream's line has no names of clubs. */
const loaded = new Map<string, FixtureResponse>()

export function rememberMatches(matches: readonly FixtureResponse[]): void {
  for (const match of matches) loaded.set(match.slug, match)
}

/** The stream of all matches in play: the state of each, and every change of it. */
export function allMatches(client: QueryClient): Source {
  const query = liveQuery()
  const forget = () => liveScores.setState({ lines: {} })
  return {
    names: ['state', 'line'],
    address: () => '/api/league/live/stream',
    hear: (name, data) => {
      const heard = name === 'state' ? readLines(data) : readLine(data)
      if (!heard) return true
      const { lines: before } = liveScores.getState()
      const next = Object.fromEntries(heard.map((line) => [line.match, line]))
      liveScores.setState({ lines: name === 'state' ? next : { ...before, ...next } })
      for (const line of heard) tell(client, before[line.match], line)
      if (name === 'state') renewMissing(client, before, next)
      if (hasOthers(client.getQueryData(query.queryKey))) renew(client, 'whistle')
      return true
    },
    ask: async () => {
      const before = client.getQueryData(query.queryKey)?.live ?? []
      const { live } = await client.fetchQuery({ ...query, staleTime: 0 })
      forget()
      for (const slug of changedOf(before, live)) renew(client, 'end', slug)
    },
    isOver: () => false,
    follow: () => undefined,
    forget,
  }
}

/** Returns the matches in play that changed, began or ended: without the stream, each response has figures of its own. */
function changedOf(
  before: readonly FixtureResponse[],
  now: readonly FixtureResponse[],
): ReadonlySet<string> {
  const figures = ({ slug, status, score, minute, added }: FixtureResponse) =>
    JSON.stringify([slug, status, score, minute, added])
  const known = new Set(before.map(figures))
  const current = new Set(now.map(figures))
  const changed = [
    ...before.filter((match) => !current.has(figures(match))),
    ...now.filter((match) => !known.has(figures(match))),
  ]
  return new Set(changed.map(({ slug }) => slug))
}

/** Whether the matches in play differ from those that a page lists. */
function hasOthers(listed: LiveResponse | undefined): boolean {
  const { lines } = liveScores.getState()
  const on = Object.values(lines).flatMap((line) => (isOn(line) ? line.match : []))
  const live = listed?.live ?? []
  return on.length !== live.length || live.some(({ slug }) => !on.includes(slug))
}

function readLines(data: string): readonly LiveLine[] | null {
  const { success, output } = v.safeParse(MESSAGES.state, data)
  if (!success) return null
  setClock(output.now)
  return output.matches
}

function readLine(data: string): readonly LiveLine[] | null {
  const { success, output } = v.safeParse(MESSAGES.line, data)
  return success ? [output] : null
}

function tell(client: QueryClient, heard: LiveLine | undefined, line: LiveLine): void {
  const match = loaded.get(line.match)
  if (match) loaded.set(line.match, { ...match, status: line.status })
  // The score of a response is older than the stream, so that a difference is not news.
  const before = heard ?? (match && { status: match.status, score: line.score })
  // A page that follows the match itself hears more there.
  if (!before || line.match in liveScores.getState().matches) return
  const occasion = occasionOf(before, line)
  if (occasion) renew(client, occasion, line.match)
  const text = match && changeInWords(match, before.score, line.score)
  if (text) announce(text)
}

type Lines = Readonly<Record<string, LiveLine>>

/** Refetches what shows a match as in play that is no longer among those of the stream: its start was taken back. */
function renewMissing(client: QueryClient, before: Lines, now: Lines): void {
  for (const slug of new Set([...Object.keys(before), ...loaded.keys()])) {
    const last = before[slug] ?? loaded.get(slug)
    if (slug in now || !last || !isOn(last)) continue
    loaded.delete(slug)
    renew(client, 'end', slug)
  }
}
