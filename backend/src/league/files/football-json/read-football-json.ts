import * as v from 'valibot'
import { FIXTURE_STATUSES } from 'shared-contracts/league/fixture'
import { isFixtureStatus, type Goals } from '../../standings/season.ts'
import { FixtureList, type ReadOptions } from '../draft.ts'
import type { DraftFixture, DraftPart } from '../draft-fixture.ts'
import { Faults, type Read } from '../faults.ts'
import { MOST_BYTES } from '../file-text.ts'
import { roundOf, type ImportedGoal, type ImportedSeason } from '../imported-season.ts'
import { placedJson, type PlacedJson } from './json-places.ts'
import { FootballJson, type JsonGoal, type JsonMatch } from './schema.ts'

/** Reads a season from football.json. */
export function readFootballJson(text: string, options: ReadOptions): Read<ImportedSeason> {
  const faults = new Faults()
  const list = new FixtureList(options, faults)
  if (text.length > MOST_BYTES) {
    faults.add({ line: 1, column: 1, message: `expected a season in at most ${MOST_BYTES} bytes` })
    return list.read(null)
  }
  const json = placedJson(text)
  if ('message' in json) {
    faults.add(json)
    return list.read(null)
  }
  const parsed = v.safeParse(FootballJson, json.value)
  if (!parsed.success) {
    for (const issue of parsed.issues) {
      const path = (issue.path ?? []).map(({ key }) => key as string | number)
      faults.add({ ...json.place(path), message: issue.message })
    }
    return list.read(null)
  }
  parsed.output.matches.forEach((match, index) => {
    const place = (member: keyof JsonMatch) => json.place(['matches', index, member])
    const written = match.status?.toLowerCase() ?? ''
    const status = isFixtureStatus(written) ? written : null
    const unread: DraftPart[] = []
    if (match.status !== undefined && status === null) {
      const message = `expected one of ${FIXTURE_STATUSES.join(', ')}`
      faults.add({ ...place('status'), message })
      unread.push('status')
    }
    if (match.score && !match.score.ft && Object.keys(match.score).length > 0) {
      const message = 'expected the goals after 90 minutes as "ft"'
      faults.add({ ...place('score'), message })
      unread.push('score')
    }
    const draft = draftOf(match, status, json, index)
    list.take({ ...draft, ...(unread.length > 0 && { unread }) })
  })
  return list.read(parsed.output.name ?? null)
}

function draftOf(
  match: JsonMatch,
  status: DraftFixture['status'],
  json: PlacedJson,
  index: number,
): DraftFixture {
  const { score } = match
  const column = (member: keyof JsonMatch) => json.place(['matches', index, member]).column
  return {
    round: match.round === undefined ? null : roundOf(match.round, match.stage ?? null),
    date: match.date ?? null,
    time: match.time ?? null,
    home: match.team1,
    away: match.team2,
    ground: match.ground ?? null,
    status,
    score: score?.ft
      ? {
          ...goalsOf(score.ft),
          halfTime: score.ht ? goalsOf(score.ht) : null,
          afterExtraTime: score.et ? goalsOf(score.et) : null,
          penalties: score.p ? goalsOf(score.p) : null,
        }
      : null,
    goals: [
      ...(match.goals1 ?? []).map((goal) => scorerOf(goal, 'home')),
      ...(match.goals2 ?? []).map((goal) => scorerOf(goal, 'away')),
    ],
    note: match.note ?? null,
    line: json.place(['matches', index, 'team1']).line,
    columns: {
      home: column('team1'),
      away: column('team2'),
      round: column('round'),
      date: column('date'),
      time: column('time'),
      ground: column('ground'),
      status: column('status'),
      score: column('score'),
      goals: column('goals1'),
      note: column('note'),
    },
  }
}

const goalsOf = ([home, away]: [number, number]): Goals => ({ home, away })

function scorerOf(goal: JsonGoal, side: 'home' | 'away'): ImportedGoal {
  const [minute = 0, added = goal.offset ?? 0] = String(goal.minute).split('+').map(Number)
  const kind = goal.owngoal ? 'own-goal' : goal.penalty ? 'penalty' : 'goal'
  return { side, player: goal.name, minute, added, kind }
}
