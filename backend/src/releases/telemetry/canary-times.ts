import { Injectable } from '@nestjs/common'
import { Transactions } from '../../foundation/database/transactions.ts'
import type { Canary } from '../registry/release-queries.ts'
import {
  isTimedMeasure,
  TIMED_MEASURES,
  type Slowness,
  type TimedMeasure,
} from './canary-slowness.ts'
import { CanaryTime } from './canary-time.entity.ts'
import { rankEvidence, type RankEvidence } from './rank-evidence.ts'

/** Minimum growth of a canary's figures between two looks, as a factor: fewer new ones hardly change the result. */
const GROWTH = 1.1

const MEASURES = Object.keys(TIMED_MEASURES).filter(isTimedMeasure)

/** Durations in the browsers of each canary and of the stable release beside it. */
@Injectable()
export class CanaryTimes {
  /** Result of this process's last look, and its number of figures. The test permits looks at any time. */
  private readonly looks = new Map<string, { key: string; figures: number; slowness: Slowness }>()

  constructor(private readonly transactions: Transactions) {}

  /** Returns the evidence of slowness. @param round of counting; results of other rounds are discarded. */
  slowness(canary: Canary, round: number): Promise<Slowness> {
    const { remote } = canary
    const key = `${canary.canary} ${canary.since.toISOString()} ${round}`
    return this.transactions.run(async (manager) => {
      const count = (version: string) => manager.countBy(CanaryTime, { remote, version })
      const figures = await count(canary.canary)
      const last = this.looks.get(remote)
      if (last?.key === key && figures < last.figures * GROWTH + 1) return last.slowness
      const read = async (measure: string, version: string) => {
        const rows = await manager.find(CanaryTime, {
          select: { keyHash: true, networkHash: true, milliseconds: true },
          where: { remote, version, measure },
          // In an order that nobody can choose: only the first figures of a large network count.
          order: { keyHash: 'ASC' },
        })
        return rows.map(({ networkHash, milliseconds }) => ({
          network: networkHash,
          value: milliseconds,
        }))
      }
      const slowness = new Map<TimedMeasure, RankEvidence>()
      for (const measure of MEASURES) {
        const arms = {
          canary: await read(measure, canary.canary),
          stable: await read(measure, canary.stable),
        }
        const evidence = rankEvidence(arms)
        if (evidence) slowness.set(measure, evidence)
      }
      this.looks.set(remote, { key, figures, slowness })
      return slowness
    })
  }
}
