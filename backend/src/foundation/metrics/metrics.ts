import { Injectable } from '@nestjs/common'
import { collectDefaultMetrics, Registry } from 'prom-client'

/** A scrape waits for the database no longer than this, in milliseconds: Prometheus gives up after ten seconds. */
const LIMIT_MS = 1_000

/** Ends the help of a figure that is the database's: added up over processes, it would count several times. */
export const SHARED = ' All processes tell the same figure: take the maximum, not the sum.'

/** The registry of this process's metrics, with those of Node itself. */
@Injectable()
export class Metrics {
  readonly registry = new Registry()

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** What a query says; undefined where it fails or is late. */
  async answerOf<Answer>(query: Promise<Answer>): Promise<Answer | undefined> {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<undefined>((resolve) => {
      // An answer that arrived while this process was busy is read first, and counts.
      timer = setTimeout(() => setImmediate(() => resolve(undefined)), LIMIT_MS)
    })
    const answer = query.catch(() => undefined)
    return Promise.race([answer, limit]).finally(() => clearTimeout(timer))
  }
}
