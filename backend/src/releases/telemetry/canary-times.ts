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

/** Figures of the canary that one look sees more than the one before: fewer hardly change what it finds. */
const GROWTH = 1.1

const MEASURES = Object.keys(TIMED_MEASURES).filter(isTimedMeasure)

/** How long things took in the browsers of each canary and of the stable release beside it. */
@Injectable()
export class CanaryTimes {
  /** What the last look of this process saw, and of how many figures. The test allows for looks at any time. */
  private readonly looks = new Map<string, { key: string; figures: number; slowness: Slowness }>()

  constructor(private readonly transactions: Transactions) {}

  /** @param round of counting: what was seen in another one is forgotten. */
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
          // In an order that nobody chooses: of a large network only the first ones count.
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
