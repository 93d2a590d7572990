import createError from '@fastify/error'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { PreviewClaim } from 'shared-contracts/preview'
import type { ReleasePointer } from 'shared-contracts/registry'
import type { ReleaseName } from 'shared-server/release-store/release-files'
import { isPermanent, reasonOf, type CopiedRelease, type ReleaseCopies } from './release-copies.ts'
import type { ServedReleases } from './served-releases.ts'

/** Maximum number of releases that are fetched at a time for browsers' requests. */
const MAX_IN_FLIGHT = 8

/** Time for which a refused release is not checked again, in milliseconds. */
const REFUSED_MS = 5_000

/** Delay after which a retry may help, in seconds. */
export const RETRY_AFTER_S = 2

export const ReleasesBusy = createError('RELEASES_BUSY', 'Too many releases are asked for', 503)
export const ReleasesAway = createError('RELEASES_AWAY', 'Registry or store cannot be reached', 503)

export interface RequestedReleasesOptions {
  readonly served: ServedReleases
  readonly copies: ReleaseCopies
  /** Polls the registry now, until the revision is known here of which an edge has told the browser. */
  readonly refresh: (told: number) => Promise<void>
  readonly log: FastifyBaseLogger
}

/** A release whose files this browser may have. */
export interface RequestedRelease extends CopiedRelease {
  /** Whether it must stay private: it was never offered to everybody, and this browser has a preview link. */
  readonly isPreview: boolean
}

/**
 * Finds the release whose file a browser requests. Everybody may have the releases that visitors get or recently
 * got; a preview link adds its own. Other published releases are not available. A release that is not here is
 * fetched: another edge may have served the document, this edge may be new, or the tab may have been open for long.
 */
export class RequestedReleases {
  private readonly options: RequestedReleasesOptions
  private readonly inFlight = new Map<string, Promise<CopiedRelease>>()
  /** Recently refused releases: reading them again would only cost time. */
  private readonly refused = new LRUCache<string, true>({ max: 1_000, ttl: REFUSED_MS })

  constructor(options: RequestedReleasesOptions) {
    this.options = options
  }

  /**
   * Finds the release for a file.
   *
   * @param claims what this browser's preview link opens.
   * @param told revision of which an edge has told this browser; 0 for none.
   * @returns null for a release that this browser may not have, or that is not what was published.
   * @throws FastifyError with status 503 if registry or store cannot be reached, or too many releases are requested
   * at a time.
   */
  async find(
    wanted: ReleaseName,
    claims: readonly PreviewClaim[],
    told: number,
  ): Promise<RequestedRelease | null> {
    const { served } = this.options
    let pointer = served.findOffered(wanted)
    const claim = claims.find(
      ({ remote, version }) => remote === wanted.name && version === wanted.version,
    )
    const isPreview = !pointer && claim !== undefined
    if (isPreview) pointer = claim
    if (!pointer) {
      await this.refresh(told)
      pointer = served.findOffered(wanted)
    }
    const found = pointer && (await this.fetch(wanted.name, pointer))
    return found ? { ...found, isPreview } : null
  }

  /**
   * Finds a release that contains a file shared by the releases of a remote. File names contain a hash of the
   * content, so any of the releases will do.
   *
   * @param file its name inside a release.
   * @param claims as for {@link find}.
   * @param told as for {@link find}.
   * @returns null if no release that this browser may have shares such a file.
   * @throws as {@link find} does.
   */
  async findSharing(
    name: string,
    file: string,
    claims: readonly PreviewClaim[],
    told: number,
  ): Promise<RequestedRelease | null> {
    const { served } = this.options
    const own = claims.filter(({ remote }) => remote === name)
    const found =
      (await this.findAmong(name, file, served.offered(name))) ??
      (await this.findAmong(name, file, own, true))
    if (found) return found
    await this.refresh(told)
    return this.findAmong(name, file, served.offered(name))
  }

  /** Tries the other releases if one of them is unavailable. */
  private async findAmong(
    name: string,
    file: string,
    pointers: readonly ReleasePointer[],
    isPreview = false,
  ): Promise<RequestedRelease | null> {
    let failure: Error | null = null
    for (const pointer of pointers) {
      try {
        const found = await this.fetch(name, pointer)
        const isShared = found?.release.hasSharedFiles && Object.hasOwn(found.release.files, file)
        if (found && isShared) return { ...found, isPreview }
      } catch (error) {
        failure ??= error instanceof Error ? error : new ReleasesAway()
      }
    }
    if (failure !== null) throw failure
    return null
  }

  private async refresh(told: number): Promise<void> {
    try {
      await this.options.refresh(told)
    } catch {
      throw new ReleasesAway()
    }
  }

  private async fetch(name: string, pointer: ReleasePointer): Promise<CopiedRelease | null> {
    const { copies, log } = this.options
    const held = copies.held(name, pointer)
    if (held) return held
    const label = `${name}@${pointer.version}`
    if (this.refused.has(label)) return null
    try {
      return await this.fetchOnce(label, () => copies.find(name, pointer))
    } catch (error) {
      log.warn({ release: label, reason: reasonOf(error) }, 'a requested release cannot be fetched')
      if (!isPermanent(error)) throw error instanceof ReleasesBusy ? error : new ReleasesAway()
      this.refused.set(label, true)
      return null
    }
  }

  private fetchOnce(label: string, fetch: () => Promise<CopiedRelease>): Promise<CopiedRelease> {
    const running = this.inFlight.get(label)
    if (running) return running
    if (this.inFlight.size >= MAX_IN_FLIGHT) throw new ReleasesBusy()
    const fetching = fetch().finally(() => this.inFlight.delete(label))
    this.inFlight.set(label, fetching)
    return fetching
  }
}
