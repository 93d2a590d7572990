import { randomUUID } from 'node:crypto'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { Appearance } from '../matches/appearance.entity.ts'
import { FixtureChange } from '../matches/fixture-change.entity.ts'
import { fixtureSlug } from '../matches/fixture-slug.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { MatchFigures } from '../matches/match-figures.entity.ts'
import { Round } from '../seasons/round.entity.ts'
import { sampleMatches, type SampleMatch } from './results/sample-results.ts'
import { weeksAfter } from './sample-moment.ts'
import { samplePlay, type SamplePlay } from './sample-play.ts'
import { SAMPLE_PLAYERS } from './sample-players.ts'
import {
  SAMPLE_EVENTS,
  SAMPLE_LIVE,
  SAMPLE_POSTPONED,
  SAMPLE_ROUND,
  SAMPLE_SCHEDULE,
  SAMPLE_STATISTICS,
} from './sample-round.ts'
import { SAMPLE_SEASONS, type SampleSeason } from './sample-seasons.ts'
import type { SeededClubs } from './seed-clubs.ts'
import type { SeededPlayers } from './seed-players.ts'

interface Seeded {
  readonly clubs: SeededClubs
  readonly seasons: ReadonlyMap<string, number>
  readonly players: SeededPlayers
}

type NewEvent = Omit<
  MatchEvent,
  'id' | 'fixtureId' | 'corrects' | 'withdrawn' | 'scoredBy' | 'source'
>

/** @returns how many matches were added. */
export async function seedMatches(manager: EntityManager, seeded: Seeded): Promise<number> {
  const [newest] = SAMPLE_SEASONS
  const matches = newest ? sampleMatches(newest.results) : []
  const plays = new Map(samplePlay(matches, SAMPLE_PLAYERS).map((play) => [play.match, play]))
  const rounds = new Map(
    (await manager.find(Round)).map(({ id, seasonId, number }) => [`${seasonId} ${number}`, id]),
  )
  const taken = new Set<string>()
  const rows = SAMPLE_SEASONS.flatMap((season) =>
    (season === newest ? matches : sampleMatches(season.results)).map((match) =>
      rowOf(match, season, plays.get(match), { ...seeded, rounds }, taken),
    ),
  )
  await insertAll(manager, Fixture, rows)

  const seasonId = seeded.seasons.get(newest?.slug ?? '') ?? 0
  const stored = await manager.findBy(Fixture, { seasonId })
  const idOf = ({ home, away }: { readonly home: string; readonly away: string }) => {
    const [homeId, awayId] = [seeded.clubs.ids.get(home), seeded.clubs.ids.get(away)]
    return stored.find((one) => one.homeId === homeId && one.awayId === awayId)?.id ?? 0
  }
  await insertAll(
    manager,
    MatchEvent,
    [...plays.values()].flatMap((play) => withIds(idOf(play.match), goalEvents(play, seeded))),
  )
  await insertAll(
    manager,
    Appearance,
    [...plays.values()].flatMap(({ match, players }) =>
      players.map(({ player, side }) => ({
        ...{ fixtureId: idOf(match), side, position: player.position, isStarter: true },
        personId: seeded.players.ids.get(player.name) ?? 0,
        shirtNumber: null,
      })),
    ),
  )
  const round = matches.filter((match) => match.round === SAMPLE_ROUND)
  const find = (home: string) => idOf(round.find((match) => match.home === home) ?? missing(home))
  await seedLive(manager, find(SAMPLE_LIVE.home), seeded.players)
  await manager.insert(FixtureChange, {
    fixtureId: find(SAMPLE_POSTPONED.home),
    at: new Date(SAMPLE_POSTPONED.at),
    by: 'league editor',
    what: 'kickOff',
    from: SAMPLE_POSTPONED.kickOff,
    to: null,
    reason: SAMPLE_POSTPONED.reason,
  })
  return rows.length
}

function missing(home: string): never {
  throw new RangeError(`${home} has no home match in the round`)
}

function rowOf(
  match: SampleMatch,
  season: SampleSeason,
  play: SamplePlay | undefined,
  { clubs, seasons, rounds }: Seeded & { readonly rounds: ReadonlyMap<string, number> },
  taken: Set<string>,
) {
  const seasonId = seasons.get(season.slug) ?? 0
  const isNewest = season === SAMPLE_SEASONS[0]
  const scheduled = isNewest && match.round === SAMPLE_ROUND
  const plan = scheduled ? SAMPLE_SCHEDULE.find(({ home }) => home === match.home) : undefined
  const isLive = scheduled && match.home === SAMPLE_LIVE.home
  const kickOff = match.score
    ? `${weeksAfter(season.firstDay, match.round - 1)}T15:00:00.000Z`
    : (plan?.kickOff ?? null)
  const score = isLive ? { home: 2, away: 1 } : match.score
  const halfTime = isLive ? { home: 1, away: 1 } : play ? halfTimeOf(play) : null
  return {
    slug: fixtureSlug(
      {
        day: kickOff?.slice(0, 10) ?? null,
        season: season.slug,
        home: clubs.slugOf.get(match.home) ?? '',
        away: clubs.slugOf.get(match.away) ?? '',
      },
      taken,
    ),
    seasonId,
    roundId: rounds.get(`${seasonId} ${match.round}`) ?? null,
    homeId: clubs.ids.get(match.home) ?? 0,
    awayId: clubs.ids.get(match.away) ?? 0,
    groundId: clubs.grounds.get(match.home) ?? null,
    day: kickOff?.slice(0, 10) ?? null,
    kickOff: kickOff ? new Date(kickOff) : null,
    status: statusOf(match, isLive, scheduled && plan === undefined),
    hasStream: plan?.hasStream ?? false,
    attendance: isLive ? SAMPLE_LIVE.attendance : null,
    officials: isLive ? [{ role: 'referee', name: SAMPLE_LIVE.referee }] : [],
    weather: isLive ? SAMPLE_LIVE.weather : null,
    viewers: isLive ? SAMPLE_LIVE.viewers : null,
    homeGoals: score?.home ?? null,
    awayGoals: score?.away ?? null,
    homeHalfTime: halfTime?.home ?? null,
    awayHalfTime: halfTime?.away ?? null,
    homeExtraTime: null,
    awayExtraTime: null,
    homePenalties: null,
    awayPenalties: null,
    awarded: null,
    note: '',
    revision: scheduled && plan === undefined ? 2 : 1,
  }
}

function statusOf({ score }: SampleMatch, isLive: boolean, isPostponed: boolean): FixtureStatus {
  if (score) return 'finished'
  if (isLive) return 'in-play'
  return isPostponed ? 'postponed' : 'scheduled'
}

function halfTimeOf({ goals }: SamplePlay) {
  const count = (side: string) =>
    goals.filter((goal) => goal.side === side && goal.minute <= 45).length
  return { home: count('home'), away: count('away') }
}

/** Duration of the break, in minutes. */
const BREAK_MINUTES = 15

function goalEvents({ match, goals }: SamplePlay, { players }: Seeded): NewEvent[] {
  const kickOff = Date.parse(
    `${weeksAfter(SAMPLE_SEASONS[0]?.firstDay ?? '', match.round - 1)}T15:00Z`,
  )
  return goals.map(({ minute, side, scorer, assist }, index) => ({
    sequence: index + 1,
    at: new Date(kickOff + (minute + (minute > 45 ? BREAK_MINUTES : 0)) * 60_000),
    ...{ minute, added: 0, type: 'goal', side, note: '' },
    personId: scorer ? (players.ids.get(scorer.name) ?? null) : null,
    relatedId: assist ? (players.ids.get(assist.name) ?? null) : null,
  }))
}

const withIds = (fixtureId: number, events: readonly NewEvent[]) =>
  events.map((event) => ({
    ...event,
    id: randomUUID(),
    fixtureId,
    corrects: null,
    withdrawn: false,
  }))

async function seedLive(
  manager: EntityManager,
  fixtureId: number,
  players: SeededPlayers,
): Promise<void> {
  const idOf = (name: string | undefined) => (name ? (players.ids.get(name) ?? null) : null)
  const events = SAMPLE_EVENTS.map(({ at, minute, type, side, player, note }, index) => ({
    ...{ sequence: index + 1, at: new Date(at), minute, added: 0, type, side: side ?? null },
    ...{ personId: idOf(player), relatedId: null, note: note ?? '' },
  }))
  await insertAll(manager, MatchEvent, withIds(fixtureId, events))
  const bench = SAMPLE_EVENTS.filter(({ type }) => type === 'substitution').map((e) => e.player)
  const sides = { 'Hearts of Oak': 'home', 'Asante Kotoko': 'away' } as const
  await insertAll(
    manager,
    Appearance,
    SAMPLE_PLAYERS.flatMap(({ name, team, position }) => {
      const side = Object.entries(sides).find(([club]) => club === team)?.[1]
      if (!side) return []
      const isStarter = !bench.includes(name)
      const personId = players.ids.get(name) ?? 0
      return [{ fixtureId, personId, side, shirtNumber: null, position, isStarter }]
    }),
  )
  await manager.insert(MatchFigures, { id: fixtureId, figures: SAMPLE_STATISTICS })
}
