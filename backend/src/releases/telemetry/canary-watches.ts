import { Injectable } from '@nestjs/common'
import { In, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { Transactions } from '../../foundation/database/transactions.ts'
import type { Canary } from '../registry/release-queries.ts'
import { isLookDue, Sample } from './canary-verdict.ts'
import { CanaryWatch } from './canary-watch.entity.ts'
import { FAILED_VISITS, VISITS } from './counts-of.ts'
import { TelemetryTotal } from './telemetry-count.entity.ts'

/** What one look at a canary sees. */
export interface Look {
  /** 1 for the first. */
  readonly number: number
  readonly sample: Sample
}

const StoredSample = v.pipe(v.string(), v.parseJson(), Sample)

/** Counts since each canary began, and the looks that were taken at it, for all processes together. */
@Injectable()
export class CanaryWatches {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Takes a look when one is due. Otherwise it returns the last look again: a process may have ended after its
   * look and before its verdict, and another one must reach it.
   *
   * @returns null before the first look.
   */
  look(canary: Canary): Promise<Look | null> {
    return this.transactions.run(async (manager) => {
      const totals = await readTotals(manager, canary)
      const watch = await manager.findOneBy(CanaryWatch, { remote: canary.remote })
      if (!watch || !isOf(watch, canary)) {
        await begin(manager, canary, watch, totals)
        return null
      }
      const sample = difference(totals, v.parse(StoredSample, watch.base))
      const last = watch.sample === null ? null : v.parse(StoredSample, watch.sample)
      if (!isLookDue(sample, last)) return last && { number: watch.looks, sample: last }
      return takeLook(manager, watch, sample)
    })
  }
}

/** Compares the number of looks, so that only one of two processes gets the look. */
async function takeLook(
  manager: EntityManager,
  { remote, since, percent, looks }: CanaryWatch,
  sample: Sample,
): Promise<Look | null> {
  const { affected } = await manager.update(
    CanaryWatch,
    { remote, since, percent, looks },
    { looks: looks + 1, sample: JSON.stringify(sample) },
  )
  return affected === 1 ? { number: looks + 1, sample } : null
}

function isOf(watch: CanaryWatch, { since, percent }: Canary): boolean {
  return watch.since.getTime() === since.getTime() && watch.percent === percent
}

/**
 * Starts counting now. A changed share starts a new count, because days with another share would weigh
 * differently in canary and stable. What earlier looks have spent stays spent.
 */
async function begin(
  manager: EntityManager,
  { remote, since, percent }: Canary,
  before: CanaryWatch | null,
  totals: Sample,
): Promise<void> {
  const isSameCanary = before?.since.getTime() === since.getTime()
  const watch = {
    since,
    percent,
    looks: isSameCanary ? before.looks : 0,
    base: JSON.stringify(totals),
    sample: null,
  }
  if (!before) await manager.insert(CanaryWatch, { remote, ...watch })
  else {
    const { looks } = before
    const unchanged = { remote, since: before.since, percent: before.percent, looks }
    await manager.update(CanaryWatch, unchanged, watch)
  }
}

async function readTotals(manager: EntityManager, canary: Canary): Promise<Sample> {
  const { remote } = canary
  const totals = await manager.findBy(TelemetryTotal, {
    remote,
    version: In([canary.canary, canary.stable]),
    measure: In([VISITS, FAILED_VISITS]),
  })
  const countOf = (version: string, measure: string) =>
    totals.find((total) => total.version === version && total.measure === measure)?.count ?? 0
  const arm = (version: string) => ({
    visits: countOf(version, VISITS),
    failures: countOf(version, FAILED_VISITS),
  })
  return { canary: arm(canary.canary), stable: arm(canary.stable) }
}

function difference(now: Sample, base: Sample): Sample {
  const arm = (name: keyof Sample) => ({
    visits: Math.max(0, now[name].visits - base[name].visits),
    failures: Math.max(0, now[name].failures - base[name].failures),
  })
  return { canary: arm('canary'), stable: arm('stable') }
}
