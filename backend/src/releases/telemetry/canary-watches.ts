import { Injectable } from '@nestjs/common'
import { In, Not, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { Transactions } from '../../foundation/database/transactions.ts'
import type { Canary } from '../registry/release-queries.ts'
import { CanaryTime } from './canary-time.entity.ts'
import { isLookDue, Sample, sampleOf, type Networks } from './canary-verdict.ts'
import { CanaryVisit } from './canary-visit.entity.ts'
import { CanaryWatch } from './canary-watch.entity.ts'
import { evenOut } from './even-out.ts'

/** One look at a canary. */
export interface Look {
  /** 1 for the first. */
  readonly number: number
  readonly sample: Sample
}

/** State of a canary with its current share. */
export interface Watched {
  /** The last look, which may be the current one; null before the first. */
  readonly look: Look | null
  /** Number of counts that were started, including the current one. */
  readonly round: number
  /** When counting with the current share began, in an earlier count if that was full. */
  readonly countedFrom: Date
  /** Current sample, and the number of browsers if no network counts for more than a tenth. */
  readonly sample: Sample
  readonly evenBrowsers: number
}

/** Maximum browsers kept per remote. Beyond that, counting starts over, and the bound spent by looks stays spent. */
const MAX_VISITS = 50_000

const StoredSample = v.pipe(v.string(), v.parseJson(), Sample)

const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number))
const Rows = v.array(v.object({ version: v.string(), visits: count, failures: count }))

/** Browsers since each canary began, and the looks that were taken at it, for all processes together. */
@Injectable()
export class CanaryWatches {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Takes a look if one is due, otherwise returns the last look again: a process may have ended between its look and
   * its verdict, and another one must complete it.
   *
   * @returns null if counting has only just begun.
   */
  watch(canary: Canary): Promise<Watched | null> {
    return this.transactions.run(async (manager) => {
      const watch = await manager.findOneBy(CanaryWatch, { remote: canary.remote })
      if (!watch || !isOf(watch, canary)) {
        await begin(manager, canary, watch)
        return null
      }
      const networks = await readNetworks(manager, canary)
      const sample = sampleOf(networks)
      const last = watch.sample === null ? null : v.parse(StoredSample, watch.sample)
      const { rounds: round, countedFrom, looks } = watch
      const evenBrowsers = evenOut(networks.canary).visits
      const watched = { round, countedFrom, sample, evenBrowsers }
      if (isLookDue(sample, last)) {
        return { ...watched, look: await takeLook(manager, watch, sample) }
      }
      if (browsersIn(networks) >= MAX_VISITS) await begin(manager, canary, watch)
      return { ...watched, look: last && { number: looks, sample: last } }
    })
  }

  /** Removes the browsers of all other remotes, whose canaries have ended. */
  async forgetAllBut(remotes: readonly string[]): Promise<void> {
    const ended = { remote: Not(In([...remotes])) }
    await this.transactions.run(async (manager) => {
      await manager.delete(CanaryVisit, ended)
      await manager.delete(CanaryTime, ended)
    })
  }
}

/** Takes a look by comparing the number of looks, so that only one of two processes gets it. */
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
 * Starts a new count. A changed share needs one, because periods with different shares would weigh differently in
 * canary and stable. The bound spent by earlier looks stays spent. A share with so many browsers that its count starts
 * over keeps its beginning, or it would never be old enough for the next.
 */
async function begin(
  manager: EntityManager,
  { remote, since, percent }: Canary,
  before: CanaryWatch | null,
): Promise<void> {
  const isSameCanary = before?.since.getTime() === since.getTime()
  const { looks, rounds } = isSameCanary ? before : { looks: 0, rounds: 0 }
  const isSameShare = isSameCanary && before.percent === percent
  const watch = {
    since,
    percent,
    looks,
    rounds: rounds + 1,
    countedFrom: isSameShare ? before.countedFrom : new Date(),
    sample: null,
  }
  if (!before) await manager.insert(CanaryWatch, { remote, ...watch })
  else {
    const unchanged = {
      remote,
      since: before.since,
      percent: before.percent,
      looks: before.looks,
      rounds: before.rounds,
    }
    await manager.update(CanaryWatch, unchanged, watch)
  }
  await manager.delete(CanaryVisit, { remote })
  await manager.delete(CanaryTime, { remote })
}

async function readNetworks(
  manager: EntityManager,
  { remote, canary, stable }: Canary,
): Promise<Networks> {
  const rows: unknown = await manager
    .createQueryBuilder(CanaryVisit, 'visits')
    .select('version')
    .addSelect('COUNT(*)', 'visits')
    .addSelect('SUM(failed)', 'failures')
    .where('remote = :remote', { remote })
    .groupBy('version, network_hash')
    .getRawMany()
  const read = v.parse(Rows, rows)
  const of = (version: string) => read.filter((row) => row.version === version)
  return { canary: of(canary), stable: of(stable) }
}

const browsersIn = ({ canary, stable }: Networks) =>
  [...canary, ...stable].reduce((sum, { visits }) => sum + visits, 0)
