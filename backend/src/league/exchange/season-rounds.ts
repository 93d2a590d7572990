import type { EntityManager } from 'typeorm'
import { foldName } from '../../foundation/database/fold-name.ts'
import { insertAll } from '../../foundation/database/records.ts'
import { roundText, type ImportedFixture, type ImportedRound } from '../files/imported-season.ts'
import { isMatchday } from '../seasons/matchday.ts'
import { Round } from '../seasons/round.entity.ts'
import { daysAround } from './days-around.ts'

/** Rounds of a season, by their names in a file. */
export interface SeasonRounds {
  /** Returns the id of a round; null for no round, or one that the season lacks. */
  readonly idOf: (round: ImportedRound | null) => number | null
  /** Returns the stage of a round; null for the league itself, which has the matches outside of the rounds. */
  readonly stageOf: (roundId: number | null) => string | null
  /** Whether each club plays once in the round. */
  readonly isMatchday: (roundId: number | null) => boolean
}

/** Finds rounds by the names of a file, and adds those that the season lacks, without days. */
export async function findOrMakeRounds(
  manager: EntityManager,
  seasonId: number,
  fixtures: readonly ImportedFixture[],
): Promise<SeasonRounds> {
  const read = async () =>
    seasonRounds(await manager.find(Round, { where: { seasonId }, order: { id: 'ASC' } }))
  const known = await read()
  const missing = new Map<string, ImportedRound>()
  for (const { round } of fixtures) {
    if (round && known.idOf(round) === null && !missing.has(keyOf(round))) {
      missing.set(keyOf(round), round)
    }
  }
  if (missing.size === 0) return known
  const rows = [...missing.values()].map(({ number, name, stage }) => {
    return { seasonId, number, name, stage, startsOn: null, endsOn: null }
  })
  await insertAll(manager, Round, rows)
  return read()
}

/**
 * Finds a round by its text, or else by its number, as an editor and a file may call the third one differently. A name
 * is the same in other letters: `final` is the `Final`.
 */
function seasonRounds(rounds: readonly Round[]): SeasonRounds {
  const byText = new Map(rounds.map((round) => [roundText(round), round.id]))
  // Of several rounds with one number, the desk shows the first.
  const byKey = new Map(rounds.toReversed().map((round) => [keyOf(round), round.id]))
  const byId = new Map(rounds.map((round) => [round.id, round]))
  return {
    idOf: (round) => round && (byText.get(roundText(round)) ?? byKey.get(keyOf(round)) ?? null),
    stageOf: (roundId) => byId.get(roundId ?? 0)?.stage ?? null,
    isMatchday: (roundId) => {
      const round = byId.get(roundId ?? 0)
      return round !== undefined && isMatchday(round)
    },
  }
}

/** Returns what tells a round from the others: its number, or its name where it has none. */
const keyOf = ({ stage, number, name }: ImportedRound) =>
  JSON.stringify([stageKey(stage), number ?? foldName(name)])

/** Returns what tells a stage from the others, whatever its letters. */
export const stageKey = (stage: string | null): string | null => stage && foldName(stage)

/** A match's day in its round. */
export interface DayInRound {
  readonly roundId: number | null
  readonly day: string | null
  /** Whether the match had a day in this round before the import. */
  readonly hadDay: boolean
}

/**
 * Extends rounds to the days of their matches. A match that moves does not extend its round, unless the round has no
 * days yet.
 *
 * @returns whether any round was extended.
 */
export async function extendRounds(
  manager: EntityManager,
  seasonId: number,
  matches: readonly DayInRound[],
): Promise<boolean> {
  let hasExtended = false
  for (const { id, startsOn, endsOn, revision } of await manager.findBy(Round, { seasonId })) {
    const days = matches.flatMap(({ roundId, day, hadDay }) =>
      roundId === id && day !== null && (startsOn === null || !hadDay) ? [day] : [],
    )
    const after = daysAround({ startsOn, endsOn }, days)
    if (after.startsOn === startsOn && after.endsOn === endsOn) continue
    await manager.update(Round, { id }, { ...after, revision: revision + 1 })
    hasExtended = true
  }
  return hasExtended
}
