import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleasePointer } from 'shared-contracts/registry'
import type { HostContract } from 'shared-contracts/release'
import {
  DESCRIPTION_FILE,
  MissingRelease,
  type ReleaseFiles,
  type ReleaseName,
} from './release-files/release-files.ts'
import {
  readRelease,
  RejectedRelease,
  refuseIncompatible,
  type LoadedRelease,
} from './release-store.ts'

export interface LocalReleasesOptions {
  readonly folder: string
  /** Where releases come from that are not in the folder; null where the folder itself is the store. */
  readonly store: ReleaseFiles | null
  /** What this shell gives to remotes. */
  readonly host: HostContract
}

/** Whether a release that was not to be had will not be: whoever keeps releases answered, and it is not fit. */
export const isGone = (error: unknown): boolean =>
  error instanceof RejectedRelease || error instanceof MissingRelease

/** Releases in this edge's own folder, which it brings from the store where they are missing. */
export class LocalReleases {
  private readonly options: LocalReleasesOptions
  /** Releases on their way: who else wants one waits for the same arrival. */
  private readonly arriving = new Map<string, Promise<LoadedRelease>>()

  constructor(options: LocalReleasesOptions) {
    this.options = options
  }

  /**
   * A release that this shell can run.
   *
   * @throws RejectedRelease when it cannot be served here, MissingRelease when it is nowhere, and what the
   * store's client throws when the store cannot be reached.
   */
  async load(name: string, pointer: ReleasePointer): Promise<LoadedRelease> {
    const loaded = await this.bring(name, pointer)
    refuseIncompatible(loaded, this.options.host)
    return loaded
  }

  /**
   * Sees to it that a release's files lie here as they were published, whichever shell can run them: an open
   * tab may have started with another one.
   *
   * @throws as {@link load} does.
   */
  bring(name: string, pointer: ReleasePointer): Promise<LoadedRelease> {
    const key = `${name}@${pointer.version} ${pointer.digest}`
    const known = this.arriving.get(key)
    if (known) return known
    const arrival = this.read(name, pointer).finally(() => this.arriving.delete(key))
    this.arriving.set(key, arrival)
    return arrival
  }

  /** Whether its files lie here; a folder appears only when it is whole. */
  holds(release: ReleaseName): Promise<boolean> {
    return access(join(this.placeOf(release), DESCRIPTION_FILE)).then(
      () => true,
      () => false,
    )
  }

  private placeOf({ name, version }: ReleaseName): string {
    return join(this.options.folder, name, version)
  }

  private async read(name: string, pointer: ReleasePointer): Promise<LoadedRelease> {
    const { folder, store } = this.options
    try {
      return await readRelease(folder, name, pointer)
    } catch (error) {
      if (!store) throw error
    }
    const release = { name, version: pointer.version }
    const place = this.placeOf(release)
    await store.fetchRelease(release, place)
    try {
      return await readRelease(folder, name, pointer)
    } catch (error) {
      // What is not what was published must not be served to those who ask for it by its address.
      await rm(place, { recursive: true, force: true })
      throw error
    }
  }
}
