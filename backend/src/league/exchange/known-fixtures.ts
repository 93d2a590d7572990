import type { ImportedFixture } from '../files/imported-season.ts'
import { CALLED_OFF } from '../matches/called-off.ts'
import { WITH_SCORE } from '../matches/with-score.ts'
import type { Fixture } from '../matches/fixture.entity.ts'
import { stageKey } from './season-rounds.ts'

/** Columns that tell matches apart. */
export type KnownFixture = Pick<Fixture, 'id' | 'homeId' | 'awayId' | 'roundId' | 'day' | 'status'>

interface Names {
  /** Returns the id of a club by its name in the file. */
  readonly clubOf: (name: string) => number
  /** Returns the stage of a stored round; null for the league itself. */
  readonly stageOf: (roundId: number | null) => string | null
}

/** Finds the stored match for a line of a file. */
export class KnownFixtures<Row extends KnownFixture> {
  private readonly stored = new Map<string, readonly Row[]>()
  private readonly lines = new Map<string, readonly ImportedFixture[]>()

  constructor(
    stored: readonly Row[],
    imported: readonly ImportedFixture[],
    private readonly names: Names,
  ) {
    for (const fixture of stored) {
      const key = `${fixture.homeId} ${fixture.awayId}`
      this.stored.set(key, [...(this.stored.get(key) ?? []), fixture])
    }
    for (const line of imported) {
      const key = this.keyOf(line)
      this.lines.set(key, [...(this.lines.get(key) ?? []), line])
    }
  }

  /**
   * If two clubs meet more than once at one ground, the round identifies the match, or else the day. In one round, the
   * day tells a match that was called off from the one that replaces it. Each match is found once.
   */
  take(line: ImportedFixture, roundId: number | null): Row | undefined {
    const key = this.keyOf(line)
    const stored = this.stored.get(key) ?? []
    const found = this.find(line, roundId, stored)
    this.stored.set(
      key,
      stored.filter((one) => one !== found),
    )
    return found
  }

  private find(
    line: ImportedFixture,
    roundId: number | null,
    stored: readonly Row[],
  ): Row | undefined {
    const isOnDay = ({ day }: Row) => line.date !== null && day === line.date
    const candidates = stored.filter(
      (one) => isOfStage(line, this.names.stageOf(one.roundId)) || isOnDay(one),
    )
    const ofRound = candidates.filter((one) => roundId !== null && one.roundId === roundId)
    const isCalledOff = ({ status }: Pick<Fixture, 'status'>) => CALLED_OFF.includes(status)
    const named =
      ofRound.find(isOnDay) ??
      ofRound.find((one) => isCalledOff(one) === isCalledOff(line)) ??
      ofRound[0] ??
      candidates.find(isOnDay)
    const [only, ...others] = candidates
    if (named || !only || others.length > 0 || this.countLike(line) > 1) return named
    // A match moves to another round only before it begins.
    const isElsewhere = roundId !== null && only.roundId !== null
    return isElsewhere && WITH_SCORE.includes(only.status) ? undefined : only
  }

  /** Counts the lines that may mean the same match as this one, itself included. */
  private countLike(line: ImportedFixture): number {
    const lines = this.lines.get(this.keyOf(line)) ?? []
    return lines.filter(({ round }) => round === null || isOfStage(line, round.stage)).length
  }

  private keyOf({ home, away }: ImportedFixture): string {
    return `${this.names.clubOf(home)} ${this.names.clubOf(away)}`
  }
}

/** Whether a line can mean a match of this stage. A line without a round leaves its stage open. */
const isOfStage = ({ round }: ImportedFixture, stage: string | null) =>
  round === null || stageKey(round.stage) === stageKey(stage)
