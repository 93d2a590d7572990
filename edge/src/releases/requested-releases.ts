import createError from '@fastify/error'
import type { FastifyBaseLogger } from 'fastify'
import type { ReleasePointer } from 'shared-contracts/registry'
import { RemoteReleaseName, Version } from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import * as v from 'valibot'
import { isPermanent, type ReleaseCopies } from './release-copies.ts'
import type { ReleaseName } from 'shared-server/release-store/release-files'

/** How long the registry may take to say whether a release was published, in milliseconds. */
const QUESTION_TIME_LIMIT_MS = 2_000

/** How long the registry is not asked again for a release that does not exist, in milliseconds. */
const NOT_FOUND_MS = 5_000

/**
 * How many of those are remembered, and how many releases are fetched at a time. Anybody can ask for any name,
 * so both need a bound.
 */
const MAX_NOT_FOUND = 1_000
const MAX_IN_FLIGHT = 8

const ReleasesBusy = createError('RELEASES_BUSY', 'Too many releases are asked for', 503)
const ReleasesAway = createError('RELEASES_AWAY', 'Registry or store cannot be reached', 503)

/** A release's name as an address may hold it: no longer than the registry's own. */
const AddressedRelease = v.object({
  name: RemoteReleaseName,
  version: v.pipe(Version, v.maxLength(100)),
})

export interface RequestedReleasesOptions {
  /** Address of the registry's map; what was published of a release lies below it. */
  readonly url: string
  readonly copies: ReleaseCopies
  readonly log: FastifyBaseLogger
}

/**
 * Fetches a release when a browser asks for a file of it that is not here. Another edge may have served the
 * document, this edge may be new, or the tab may have been open for long.
 */
export class RequestedReleases {
  private readonly options: RequestedReleasesOptions
  private readonly inFlight = new Map<string, Promise<void>>()
  /** When releases were not found, oldest first. */
  private readonly notFoundAt = new Map<string, number>()

  constructor(options: RequestedReleasesOptions) {
    this.options = options
  }

  /**
   * Fetches the release that a file belongs to, if it was published and is not here.
   *
   * @param file its address below the releases' folder, decoded.
   * @throws FastifyError with status 503 when registry or store cannot be reached, or too many releases are
   * asked for at a time.
   */
  async fetchFor(file: string): Promise<void> {
    const [name, version] = file.split('/')
    const { success, output: release } = v.safeParse(AddressedRelease, { name, version })
    if (!success || (await this.options.copies.has(release))) return
    const label = `${release.name}@${release.version}`
    const notFoundSince = this.notFoundAt.get(label)
    if (notFoundSince !== undefined && Date.now() - notFoundSince < NOT_FOUND_MS) return
    const running = this.inFlight.get(label)
    if (running) return running
    if (this.inFlight.size >= MAX_IN_FLIGHT) throw new ReleasesBusy()
    const fetching = this.fetchPublished(release, label).finally(() => this.inFlight.delete(label))
    this.inFlight.set(label, fetching)
    return fetching
  }

  private async fetchPublished(release: ReleaseName, label: string): Promise<void> {
    const { copies, log } = this.options
    try {
      const pointer = await this.findPublished(release)
      if (pointer) await copies.fetch(release.name, pointer)
      else this.rememberNotFound(label)
    } catch (error) {
      log.warn({ release: label, err: error }, 'a requested release cannot be fetched')
      if (!isPermanent(error)) throw new ReleasesAway()
      this.rememberNotFound(label)
    }
  }

  /** The digest is computed here, from the very text that the registry keeps. */
  private async findPublished({ name, version }: ReleaseName): Promise<ReleasePointer | null> {
    const response = await fetch(`${this.options.url}/${name}/${version}`, {
      signal: AbortSignal.timeout(QUESTION_TIME_LIMIT_MS),
    })
    const text = await response.text()
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`the registry answered ${response.status}`)
    return { version, digest: integrityOf(text) }
  }

  private rememberNotFound(label: string): void {
    this.notFoundAt.delete(label)
    this.notFoundAt.set(label, Date.now())
    for (const oldest of this.notFoundAt.keys()) {
      if (this.notFoundAt.size <= MAX_NOT_FOUND) break
      this.notFoundAt.delete(oldest)
    }
  }
}
