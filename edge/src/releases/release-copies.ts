import { readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ReleasePointer } from 'shared-contracts/registry'
import { SHELL_NAME, type HostContract, type Release } from 'shared-contracts/release'
import { incompatibilities } from 'shared-server/compatibility'
import { bringRelease } from 'shared-server/release-store/bring-release'
import { folderFiles, takeAway } from 'shared-server/release-store/folder-files'
import { placeInside } from 'shared-server/release-store/place-inside'
import {
  AlteredRelease,
  DESCRIPTION_FILE,
  MissingRelease,
  type ReleaseFiles,
  type ReleaseName,
} from 'shared-server/release-store/release-files'
import { signatureRefusals, type ReleaseKeys } from 'shared-server/signature/release-keys'
import {
  readRelease,
  readShellRelease,
  RejectedRelease,
  type LoadedRelease,
} from './read-release.ts'

const HOUR_MS = 3_600_000

/** How long a copy that nobody asks for is kept, in milliseconds: longer than open tabs get files of it. */
const UNUSED_MS = 30 * 24 * HOUR_MS

/** How many verified descriptions are held in memory. */
const MAX_DESCRIPTIONS = 300

export interface ReleaseCopiesOptions {
  readonly folder: string
  /** Where missing releases are fetched from; null where the folder itself is the store. */
  readonly store: ReleaseFiles | null
  /** What this shell gives to remotes. */
  readonly host: HostContract
  /** Who may sign releases; undefined where nobody is asked for a signature. */
  readonly keys: ReleaseKeys | undefined
  readonly log: FastifyBaseLogger
}

/** Retrying cannot help: the release was looked at, and is unfit or nowhere. */
export const isPermanent = (error: unknown): boolean =>
  error instanceof RejectedRelease ||
  error instanceof MissingRelease ||
  error instanceof AlteredRelease

/** Why a release cannot be had, in a line: refusals are no faults of the program, which a stack would find. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)

/** A release whose files are here, as it was verified. */
export interface CopiedRelease {
  readonly release: Release
  readonly digest: string
  /** Where its files lie. They may have changed since: whoever sends one verifies it again. */
  readonly folder: string
}

/** A build of the host whose files are here. Whoever sends one verifies it. */
export interface CopiedShell {
  readonly files: ReadonlyMap<string, string>
  readonly folder: string
}

/** The releases on this machine: fetched from the store, verified, and removed when nobody uses them. */
export class ReleaseCopies {
  private readonly options: ReleaseCopiesOptions
  /** Releases that are being fetched or verified: a second request for one waits for the first. */
  private readonly inFlight = new Map<string, Promise<LoadedRelease>>()
  private readonly shellsInFlight = new Map<string, Promise<CopiedShell>>()
  private readonly renewals = new Map<string, Promise<void>>()
  /** Verified releases, and when their use was noted last. */
  private readonly verified = new LRUCache<string, CopiedRelease & { notedAt: number }>({
    max: MAX_DESCRIPTIONS,
  })
  private cleanup: NodeJS.Timeout | undefined

  constructor(options: ReleaseCopiesOptions) {
    this.options = options
  }

  /**
   * A release that this shell can run.
   *
   * @throws RejectedRelease when it cannot be served here, MissingRelease when the store does not have it,
   * and the store client's own error when the store cannot be reached.
   */
  async load(name: string, pointer: ReleasePointer): Promise<LoadedRelease> {
    const loaded = await this.fetch(name, pointer)
    const reasons = incompatibilities(loaded.release.contract, this.options.host)
    if (reasons.length === 0) return loaded
    throw new RejectedRelease(`${name}@${pointer.version}: ${reasons.join('; ')}`)
  }

  /**
   * Fetches a release unless a good copy is here. Whether this shell can run it does not matter: an open tab
   * may have started with another shell. Whether its team signed it always does: no other way leads from the
   * registry's word to a file.
   *
   * @throws as {@link load} does.
   */
  async fetch(name: string, pointer: ReleasePointer): Promise<LoadedRelease> {
    this.refuseUnsigned(name, pointer)
    return shared(this.inFlight, keyOf(name, pointer), () =>
      this.readOrFetch(name, pointer, () => this.read(name, pointer)),
    )
  }

  /**
   * A build of the host, fetched unless it is here. The platform signs it as it signs releases.
   *
   * @throws as {@link fetch} does.
   */
  async findShell(pointer: ReleasePointer): Promise<CopiedShell> {
    this.refuseUnsigned(SHELL_NAME, pointer)
    const folder = this.placeOf({ name: SHELL_NAME, version: pointer.version })
    return shared(this.shellsInFlight, keyOf(SHELL_NAME, pointer), () =>
      this.readOrFetch(SHELL_NAME, pointer, async () => ({
        files: await readShellRelease(folder, pointer),
        folder,
      })),
    )
  }

  private refuseUnsigned(name: string, pointer: ReleasePointer): void {
    const refusals = signatureRefusals(this.options.keys, { name, ...pointer }, pointer.signature)
    if (refusals.length === 0) return
    throw new RejectedRelease(`${name}@${pointer.version}: ${refusals.join('; ')}`)
  }

  /** A release that was verified and is here. Asking counts as use. */
  held(name: string, pointer: ReleasePointer): CopiedRelease | null {
    const found = this.verified.get(keyOf(name, pointer))
    if (!found) return null
    if (Date.now() - found.notedAt > HOUR_MS) {
      found.notedAt = Date.now()
      void this.markUsed({ name, version: pointer.version })
    }
    return found
  }

  /**
   * The same, fetched unless a good copy is here.
   *
   * @throws as {@link load} does.
   */
  async find(name: string, pointer: ReleasePointer): Promise<CopiedRelease> {
    await this.fetch(name, pointer)
    const found = this.held(name, pointer)
    if (!found) throw new RejectedRelease(`${name}@${pointer.version} has just been removed`)
    return found
  }

  /** A file was not what was verified: the next one who asks has the whole release verified, or fetched, again. */
  forget(name: string, pointer: ReleasePointer): void {
    this.verified.delete(keyOf(name, pointer))
  }

  /**
   * A file that visitors can do without was not what was verified: the release, or the build of the host, is fetched
   * again, and the rest of it served meanwhile. Where the folder itself is the store, there is no other copy.
   */
  renew(name: string, pointer: ReleasePointer): void {
    const { store, log } = this.options
    if (!store) return
    const { version, digest } = pointer
    shared(this.renewals, keyOf(name, pointer), () =>
      bringRelease(store, { name, version, digest }, this.placeOf({ name, version })),
    ).catch((error: unknown) => {
      log.warn(
        { release: `${name}@${version}`, reason: reasonOf(error) },
        'cannot be fetched again',
      )
    })
  }

  /** Whether a copy is here. Asking counts as use. */
  private async has(release: ReleaseName): Promise<boolean> {
    const usedAt = await this.usedAt(release)
    if (usedAt !== null && Date.now() - usedAt > HOUR_MS) await this.markUsed(release)
    return usedAt !== null
  }

  /** Removes unused copies every hour, until {@link stopCleanup}. */
  startCleanup(served: () => readonly ReleaseName[]): void {
    const clean = () =>
      this.removeUnused(served()).catch((error: unknown) => {
        this.options.log.warn({ err: error }, 'unused releases cannot be removed')
      })
    this.cleanup = setInterval(() => void clean(), HOUR_MS).unref()
  }

  stopCleanup(): void {
    clearInterval(this.cleanup)
  }

  /**
   * Removes copies that nobody asked for in a month. A copy that the store does not have stays. Where the
   * folder itself is the store, nothing is removed.
   *
   * @param served releases that are in use, even if nobody asked for a file of theirs.
   */
  async removeUnused(served: readonly ReleaseName[]): Promise<void> {
    const { folder, store } = this.options
    if (!store) return
    for (const release of served) await this.has(release)
    for (const name of await foldersIn(folder)) {
      for (const version of await foldersIn(join(folder, name))) {
        const release = { name, version }
        const isStored = async () => (await store.description(release)) !== null
        // Checked twice: somebody may have asked for the release while the store took its time.
        if (
          (await this.isUnused(release)) &&
          (await isStored()) &&
          (await this.isUnused(release))
        ) {
          await takeAway(this.placeOf(release))
          this.forgetVersion(release)
        }
      }
    }
    await folderFiles(folder).removeLeftovers(new Date(Date.now() - 24 * HOUR_MS))
  }

  private async isUnused(release: ReleaseName): Promise<boolean> {
    const usedAt = await this.usedAt(release)
    return usedAt !== null && Date.now() - usedAt >= UNUSED_MS
  }

  /** Kept as the modification time of the description, so that it survives a restart. */
  private usedAt(release: ReleaseName): Promise<number | null> {
    return stat(join(this.placeOf(release), DESCRIPTION_FILE)).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
  }

  private async markUsed(release: ReleaseName): Promise<void> {
    const now = new Date()
    // The copy may just have been removed, and a folder that is read-only serves all the same.
    await utimes(join(this.placeOf(release), DESCRIPTION_FILE), now, now).catch(() => undefined)
  }

  private placeOf({ name, version }: ReleaseName): string {
    return placeInside(this.options.folder, name, version)
  }

  private forgetVersion({ name, version }: ReleaseName): void {
    for (const key of this.verified.keys()) {
      if (key.startsWith(`${name}@${version} `)) this.verified.delete(key)
    }
  }

  private async readOrFetch<Copy>(
    name: string,
    pointer: ReleasePointer,
    read: () => Promise<Copy>,
  ): Promise<Copy> {
    const { store } = this.options
    const release = { name, version: pointer.version }
    try {
      if (store) await this.has(release)
      return await read()
    } catch (error) {
      if (!store) throw error
    }
    await bringRelease(store, { name, ...pointer }, this.placeOf(release))
    return read()
  }

  private async read(name: string, pointer: ReleasePointer): Promise<LoadedRelease> {
    const loaded = await readRelease(this.options.folder, name, pointer)
    const { release, digest } = loaded
    const folder = this.placeOf(release)
    this.verified.set(keyOf(name, pointer), { release, digest, folder, notedAt: Date.now() })
    return loaded
  }
}

/** What is under way under a key; begun unless it is. */
function shared<Result>(
  inFlight: Map<string, Promise<Result>>,
  key: string,
  begin: () => Promise<Result>,
): Promise<Result> {
  const running = inFlight.get(key)
  if (running) return running
  const begun = begin().finally(() => inFlight.delete(key))
  inFlight.set(key, begun)
  return begun
}

const keyOf = (name: string, { version, digest }: ReleasePointer) => `${name}@${version} ${digest}`

/** Folders of remotes and versions; one that is still being written has a dot before its name. */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
}
