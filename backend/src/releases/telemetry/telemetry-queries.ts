import { Injectable } from '@nestjs/common'
import type { VitalName } from 'shared-contracts/telemetry'
import { DataSource, In, MoreThanOrEqual } from 'typeorm'
import * as v from 'valibot'
import { quantile } from './buckets.ts'
import {
  boundsOf,
  FAILED_VISITS,
  HANGS,
  HYDRATION_ERRORS,
  LEAKS,
  LOAD_FAILURES,
  LOADS,
  REFUSED_RECORDS,
  RENDER_ERRORS,
  UNCAUGHT_ERRORS,
  VISITS,
} from './counts-of.ts'
import { failureOfBucket, type OwnedFailure } from './failure-owner.ts'
import { TelemetryHour } from './telemetry-count.entity.ts'

/** The reported quantile: three in four visitors had this value or a better one. */
const QUANTILE = 0.75

/** Figures of a release. */
export interface Figures {
  readonly remote: string
  readonly version: string
  readonly visits: number
  readonly failedVisits: number
  /** Most frequent first; all attempts count, also several in one visit. */
  readonly loadFailures: readonly (OwnedFailure & { readonly count: number })[]
  readonly renderErrors: number
  readonly hangs: number
  readonly leaks: number
  readonly hydrationErrors: number
  readonly uncaughtErrors: number
  readonly refusedRecords: number
  /** In milliseconds, or without a unit for the layout shift; null without reports. */
  readonly p75: (measure: typeof LOADS | VitalName) => number | null
}

/** Visits within five minutes. */
export interface VisitsOfHour {
  readonly version: string
  readonly hour: Date
  readonly visits: number
  readonly failedVisits: number
}

const Rows = v.array(
  v.object({
    remote: v.string(),
    version: v.string(),
    measure: v.string(),
    bucket: v.string(),
    count: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  }),
)

/** Queries about what browsers reported. */
@Injectable()
export class TelemetryQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the figures of every release with reports since then, or only of one remote's. */
  async figures(since: Date, remote?: string): Promise<Figures[]> {
    const query = this.dataSource.manager
      .createQueryBuilder(TelemetryHour, 'hours')
      .select('remote')
      .addSelect(['version', 'measure', 'bucket'])
      .addSelect('SUM(count)', 'count')
      .where('hour >= :since', { since })
      .groupBy('remote, version, measure, bucket')
    if (remote !== undefined) query.andWhere('remote = :remote', { remote })
    const rows: unknown = await query.getRawMany()
    const releases = new Map<string, Map<string, Map<string, number>>>()
    for (const { remote, version, measure, bucket, count } of v.parse(Rows, rows)) {
      const key = `${remote}@${version}`
      const measures = releases.get(key) ?? new Map<string, Map<string, number>>()
      const buckets = measures.get(measure) ?? new Map<string, number>()
      releases.set(key, measures.set(measure, buckets.set(bucket, count)))
    }
    return [...releases].map(([key, measures]) => figuresOf(key, measures))
  }

  /** Returns visits, oldest first. */
  async visitsByHour(remote: string, since: Date): Promise<VisitsOfHour[]> {
    const rows = await this.dataSource.manager.find(TelemetryHour, {
      where: { remote, hour: MoreThanOrEqual(since), measure: In([VISITS, FAILED_VISITS]) },
      order: { hour: 'ASC' },
    })
    const hours = new Map<string, VisitsOfHour>()
    for (const { version, hour, measure, count } of rows) {
      const key = `${version} ${hour.getTime()}`
      const known = hours.get(key) ?? { version, hour, visits: 0, failedVisits: 0 }
      const field = measure === VISITS ? 'visits' : 'failedVisits'
      hours.set(key, { ...known, [field]: count })
    }
    return [...hours.values()]
  }
}

function figuresOf(key: string, measures: ReadonlyMap<string, Map<string, number>>): Figures {
  const [remote = '', version = ''] = key.split('@')
  const count = (measure: string) => measures.get(measure)?.get('') ?? 0
  return {
    remote,
    version,
    visits: count(VISITS),
    failedVisits: Math.min(count(VISITS), count(FAILED_VISITS)),
    loadFailures: loadFailuresOf(measures.get(LOAD_FAILURES) ?? new Map<string, number>()),
    renderErrors: count(RENDER_ERRORS),
    hangs: count(HANGS),
    leaks: count(LEAKS),
    hydrationErrors: count(HYDRATION_ERRORS),
    uncaughtErrors: count(UNCAUGHT_ERRORS),
    refusedRecords: count(REFUSED_RECORDS),
    p75: (measure) => quantile(measures.get(measure) ?? new Map(), boundsOf(measure), QUANTILE),
  }
}

function loadFailuresOf(buckets: ReadonlyMap<string, number>): Figures['loadFailures'] {
  return [...buckets]
    .flatMap(([bucket, count]) => {
      const failure = failureOfBucket(bucket)
      return failure ? [{ ...failure, count }] : []
    })
    .sort((a, b) => b.count - a.count)
}
