import { readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ReleasePointer } from 'shared-contracts/registry'
import { SHELL_NAME, type HostContract, type Release } from 'shared-contracts/release'
import { incompatibilities } from 'shared-server/compatibility'
import { bringRelease } from 'shared-server/release-store/bring-release'
import { folderFiles, removeAtomically } from 'shared-server/release-store/folder-files'
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

/** Time after which an unused copy is removed, in milliseconds: longer than open tabs can get its files. */
const UNUSED_MS = 30 * 24 * HOUR_MS

/** Maximum number of verified descriptions in memory. */
const MAX_DESCRIPTIONS = 300

export interface ReleaseCopiesOptions {
  readonly folder: string
  /** Store that missing releases are fetched from; null if the folder itself is the store. */
  readonly store: ReleaseFiles | null
  /** What this shell provides to remotes. */
  readonly host: HostContract
  /** Keys that may sign releases; undefined if signatures are not required. */
  readonly keys: ReleaseKeys | undefined
  readonly log: FastifyBaseLogger
}

/** Whether a retry cannot help: the release was found unfit, or does not exist. */
export const isPermanent = (error: unknown): boolean =>
  error instanceof RejectedRelease ||
  error instanceof MissingRelease ||
  error instanceof AlteredRelease

/** One-line reason why a release is not available. A refusal is not a program fault, so it needs no stack. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)

/** A verified release whose files are on this machine. */
export interface CopiedRelease {
  readonly release: Release
  readonly digest: string
  /** Folder of its files. They may have changed since, so they are verified again before they are sent. */
  readonly folder: string
}

/** A build of the host whose files are on this machine. They are verified before they are sent. */
export interface CopiedShell {
  readonly files: ReadonlyMap<string, string>
  readonly folder: string
}

/** Releases on this machine: fetched from the store, verified, and removed when unused. */
export class ReleaseCopies {
  private readonly options: ReleaseCopiesOptions
  /** Releases that are being fetched or verified: concurrent requests share one load. */
  private readonly inFlight = new Map<string, Promise<LoadedRelease>>()
  private readonly shellsInFlight = new Map<string, Promise<CopiedShell>>()
  private readonly renewals = new Map<string, Promise<void>>()
  /** Verified releases, and when their last use was recorded. */
  private readonly verified = new LRUCache<string, CopiedRelease & { notedAt: number }>({
    max: MAX_DESCRIPTIONS,
  })
  private cleanup: NodeJS.Timeout | undefined

  constructor(options: ReleaseCopiesOptions) {
    this.options = options
  }

  /**
   * Loads a release that this shell can run.
   *
   * @throws RejectedRelease if it cannot be served here, MissingRelease if the store does not have it, and the
   * store client's own error if the store cannot be reached.
   */
  async load(name: string, pointer: ReleasePointer): Promise<LoadedRelease> {
    const loaded = await this.fetch(name, pointer)
    const reasons = incompatibilities(loaded.release.contract, this.options.host)
    if (reasons.length === 0) return loaded
    throw new RejectedRelease(`${name}@${pointer.version}: ${reasons.join('; ')}`)
  }

  /**
   * Fetches a release unless a good copy is here. The release need not be compatible with this shell: an open tab
   * may have started with another shell. Its team's signature is always checked: this is the only way from the
   * registry to a file.
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
   * Finds a build of the host, and fetches it if it is not here. The platform signs it as it signs releases.
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

  /** Returns a release that is here and verified. Asking counts as use. */
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
   * Returns a release, and fetches it unless a good copy is here.
   *
   * @throws as {@link load} does.
   */
  async find(name: string, pointer: ReleasePointer): Promise<CopiedRelease> {
    await this.fetch(name, pointer)
    const found = this.held(name, pointer)
    if (!found) throw new RejectedRelease(`${name}@${pointer.version} has just been removed`)
    return found
  }

  /** Called if a file does not match: the next request verifies the whole release, or fetches it, again. */
  forget(name: string, pointer: ReleasePointer): void {
    this.verified.delete(keyOf(name, pointer))
  }

  /**
   * Fetches a release, or a build of the host, again if an optional file does not match; the rest of it is served
   * meanwhile. If the folder itself is the store, there is no other copy.
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
   * Removes copies that nobody asked for in a month. Keeps a copy that the store does not have. Removes nothing if
   * the folder itself is the store.
   *
   * @param served releases that are in use, even if nobody asked for their files.
   */
  async removeUnused(served: readonly ReleaseName[]): Promise<void> {
    const { folder, store } = this.options
    if (!store) return
    for (const release of served) await this.has(release)
    for (const name of await foldersIn(folder)) {
      for (const version of await foldersIn(join(folder, name))) {
        const release = { name, version }
        const isStored = async () => (await store.description(release)) !== null
        // Checked twice: the release may have been requested while the store took its time.
        if (
          (await this.isUnused(release)) &&
          (await isStored()) &&
          (await this.isUnused(release))
        ) {
          await removeAtomically(this.placeOf(release))
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

  /** Time of last use. It is the modification time of the description, so that it survives a restart. */
  private usedAt(release: ReleaseName): Promise<number | null> {
    return stat(join(this.placeOf(release), DESCRIPTION_FILE)).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
  }

  private async markUsed(release: ReleaseName): Promise<void> {
    const now = new Date()
    // The copy may just have been removed; a read-only folder works too.
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

/** Returns the pending promise for a key, or begins one. */
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

/** Lists the folders of remotes or versions; one that is still being written has a leading dot. */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
}
