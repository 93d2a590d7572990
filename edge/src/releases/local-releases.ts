import { readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleasePointer } from 'shared-contracts/registry'
import type { HostContract } from 'shared-contracts/release'
import { folderFiles, takeAway } from 'shared-server/release-store/folder-files'
import {
  DESCRIPTION_FILE,
  MissingRelease,
  type ReleaseFiles,
  type ReleaseName,
} from 'shared-server/release-store/release-files'
import {
  readRelease,
  RejectedRelease,
  refuseIncompatible,
  type LoadedRelease,
} from './release-store.ts'

const HOUR_MS = 3_600_000

/** How long a copy that nobody asks for is kept, in milliseconds: longer than a tab stays open. */
const UNUSED_MS = 30 * 24 * HOUR_MS

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

  /** Whether its files lie here, for somebody who uses them; a folder appears only when it is whole. */
  async holds(release: ReleaseName): Promise<boolean> {
    const usedAt = await this.usedAt(release)
    if (usedAt !== null && Date.now() - usedAt > HOUR_MS) await this.markUsed(release)
    return usedAt !== null
  }

  /**
   * Removes copies that nobody asked for in a month and that the store still holds: should somebody ask for
   * one later, it is brought again. Where the folder itself is the store, nothing is removed.
   *
   * @param live releases that are in use, asked for or not.
   */
  async forgetUnused(live: readonly ReleaseName[]): Promise<void> {
    const { folder, store } = this.options
    if (!store) return
    for (const release of live) await this.holds(release)
    for (const name of await foldersIn(folder)) {
      for (const version of await foldersIn(join(folder, name))) {
        const release = { name, version }
        const isHeld = async () => (await store.description(release)) !== null
        // Asked again at the end: the store may take its time, and somebody may have come meanwhile.
        if ((await this.isUnused(release)) && (await isHeld()) && (await this.isUnused(release))) {
          await takeAway(this.placeOf(release))
        }
      }
    }
    await folderFiles(folder).removeLeftovers(new Date(Date.now() - 24 * HOUR_MS))
  }

  private async isUnused(release: ReleaseName): Promise<boolean> {
    const usedAt = await this.usedAt(release)
    return usedAt !== null && Date.now() - usedAt >= UNUSED_MS
  }

  /** The description's time says when the release was last used, also to an edge that was started since. */
  private usedAt(release: ReleaseName): Promise<number | null> {
    return stat(join(this.placeOf(release), DESCRIPTION_FILE)).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
  }

  private async markUsed(release: ReleaseName): Promise<void> {
    const now = new Date()
    // It may have gone in between, and a folder that cannot be written to serves all the same.
    await utimes(join(this.placeOf(release), DESCRIPTION_FILE), now, now).catch(() => undefined)
  }

  private placeOf({ name, version }: ReleaseName): string {
    return join(this.options.folder, name, version)
  }

  private async read(name: string, pointer: ReleasePointer): Promise<LoadedRelease> {
    const { folder, store } = this.options
    const release = { name, version: pointer.version }
    try {
      if (store) await this.holds(release)
      return await readRelease(folder, name, pointer)
    } catch (error) {
      if (!store) throw error
    }
    const place = this.placeOf(release)
    await store.fetchRelease(release, place)
    try {
      return await readRelease(folder, name, pointer)
    } catch (error) {
      // What is not what was published must not be served to those who ask for it by its address.
      await takeAway(place)
      throw error
    }
  }
}

/** Folders that are named as remotes and versions are; what is still arriving has a dot before its name. */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
}
