import { SharedRun } from '../../foundation/concurrency/shared-run.ts'
import { Injectable, Logger } from '@nestjs/common'
import { ReleaseQueries } from '../registry/release-queries.ts'

/** Maximum age of the names, in milliseconds. Visitors get a release no sooner than this after its publication. */
const MAX_AGE_MS = 1_000

/** Names of the published releases: reports about others are invented, and must not fill the database. */
@Injectable()
export class KnownReleases {
  private readonly logger = new Logger(KnownReleases.name)
  private known: ReadonlySet<string> = new Set()
  private freshUntil = 0
  private readonly loading = new SharedRun()

  constructor(private readonly releases: ReleaseQueries) {}

  /** Filters items to those about published releases. */
  async among<Item extends { remote: string; version: string }>(
    items: readonly Item[],
  ): Promise<Item[]> {
    const isKnown = ({ remote, version }: Item) => this.known.has(`${remote}@${version}`)
    if (!items.every(isKnown) && performance.now() >= this.freshUntil) await this.refresh()
    return items.filter(isKnown)
  }

  /** Reloads the names. Concurrent callers share one load; without a database, the previous names are kept. */
  private refresh(): Promise<void> {
    return this.loading.start(async () => {
      try {
        this.known = new Set(await this.releases.names())
      } catch (error) {
        this.logger.warn({ err: error }, 'The releases could not be read')
      }
      this.freshUntil = performance.now() + MAX_AGE_MS
    })
  }
}
