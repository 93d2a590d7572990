import { Injectable, Logger } from '@nestjs/common'
import { ReleaseReads } from '../registry/release-reads.ts'

/** A release is first seen by visitors at least this long after it was published, in milliseconds. */
const MAX_AGE_MS = 1_000

/** Which releases there are: what is told of others is made up, and must not fill the database. */
@Injectable()
export class KnownReleases {
  private readonly logger = new Logger(KnownReleases.name)
  private known: ReadonlySet<string> = new Set()
  private freshUntil = 0
  private loading: Promise<void> | undefined

  constructor(private readonly reads: ReleaseReads) {}

  /** Keeps what is about releases of the registry. */
  async among<Item extends { remote: string; version: string }>(
    items: readonly Item[],
  ): Promise<Item[]> {
    const isKnown = ({ remote, version }: Item) => this.known.has(`${remote}@${version}`)
    if (!items.every(isKnown) && performance.now() >= this.freshUntil) await this.refresh()
    return items.filter(isKnown)
  }

  /** One load serves all who wait for it; while the database is away, the last answer stands. */
  private refresh(): Promise<void> {
    this.loading ??= this.reads
      .names()
      .then((names) => {
        this.known = new Set(names)
      })
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'The releases could not be read')
      })
      .finally(() => {
        this.freshUntil = performance.now() + MAX_AGE_MS
        this.loading = undefined
      })
    return this.loading
  }
}
