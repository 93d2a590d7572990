import createError from '@fastify/error'
import type { ReleasePointer } from 'shared-contracts/registry'
import { RemoteReleaseName, Version } from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import * as v from 'valibot'
import type { Log } from './live-remotes.ts'
import { isGone, type LocalReleases } from './local-releases.ts'
import type { ReleaseName } from 'shared-server/release-store/release-files'

/** How long the registry may take to say whether a release was published, in milliseconds. */
const QUESTION_TIME_LIMIT_MS = 2_000

/** How long a release that is not to be had is not asked for again, in milliseconds. */
const ABSENCE_MS = 5_000

/** How many of those are remembered, and how many releases are asked for at a time: bounds for strangers. */
const MAX_ABSENT = 1_000
const MAX_ASKED = 8

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
  readonly releases: LocalReleases
  readonly log: Log
}

/**
 * Releases whose files a browser asks for before this edge has them. Another edge may have answered its
 * document, this one may be new, and an open tab goes on with the release that it began with.
 */
export class RequestedReleases {
  private readonly options: RequestedReleasesOptions
  private readonly asked = new Map<string, Promise<void>>()
  /** When releases were not to be had, oldest first. */
  private readonly absent = new Map<string, number>()

  constructor(options: RequestedReleasesOptions) {
    this.options = options
  }

  /**
   * Brings the release that a file belongs to, when it was published and is not here.
   *
   * @param file its address below the releases' folder, decoded.
   * @throws FastifyError with status 503 when registry or store cannot be reached, or too many releases are
   * asked for at a time.
   */
  async bringFor(file: string): Promise<void> {
    const [name, version] = file.split('/')
    const { success, output: release } = v.safeParse(AddressedRelease, { name, version })
    if (!success || (await this.options.releases.holds(release))) return
    const label = `${release.name}@${release.version}`
    const absentAt = this.absent.get(label)
    if (absentAt !== undefined && Date.now() - absentAt < ABSENCE_MS) return
    const running = this.asked.get(label)
    if (running) return running
    if (this.asked.size >= MAX_ASKED) throw new ReleasesBusy()
    const question = this.ask(release, label).finally(() => this.asked.delete(label))
    this.asked.set(label, question)
    return question
  }

  private async ask(release: ReleaseName, label: string): Promise<void> {
    const { releases, log } = this.options
    try {
      const pointer = await this.published(release)
      if (pointer) await releases.bring(release.name, pointer)
      else this.remember(label)
    } catch (error) {
      log.warn({ release: label, err: error }, 'a release that is asked for cannot be brought')
      if (!isGone(error)) throw new ReleasesAway()
      this.remember(label)
    }
  }

  /** The digest is made here, of the very text that the registry keeps. */
  private async published({ name, version }: ReleaseName): Promise<ReleasePointer | null> {
    const response = await fetch(`${this.options.url}/${name}/${version}`, {
      signal: AbortSignal.timeout(QUESTION_TIME_LIMIT_MS),
    })
    const text = await response.text()
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`the registry answered ${response.status}`)
    return { version, digest: integrityOf(text) }
  }

  private remember(label: string): void {
    this.absent.delete(label)
    this.absent.set(label, Date.now())
    for (const oldest of this.absent.keys()) {
      if (this.absent.size <= MAX_ABSENT) break
      this.absent.delete(oldest)
    }
  }
}
