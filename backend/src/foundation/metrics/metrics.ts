import { Injectable } from '@nestjs/common'
import { collectDefaultMetrics, Registry } from 'prom-client'

/** Timeout for the database during a scrape, in milliseconds: Prometheus gives up after ten seconds. */
const LIMIT_MS = 1_000

/** Suffix of the help of a database metric: a sum over processes would count it several times. */
export const SHARED = ' All processes tell the same figure: take the maximum, not the sum.'

/** The registry of this process's metrics, including Node's own. */
@Injectable()
export class Metrics {
  readonly registry = new Registry()

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Returns a query's result; undefined if it fails or is late. */
  async answerOf<Answer>(query: Promise<Answer>): Promise<Answer | undefined> {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<undefined>((resolve) => {
      // Read an answer that arrived while this process was busy before giving up.
      timer = setTimeout(() => setImmediate(() => resolve(undefined)), LIMIT_MS)
    })
    const answer = query.catch(() => undefined)
    return Promise.race([answer, limit]).finally(() => clearTimeout(timer))
  }
}
