import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { AnnouncedShell, ReleasePointer } from 'shared-contracts/registry'
import { SHELL_NAME } from 'shared-contracts/release'
import { DELTAS_FILE } from 'shared-server/deltas/script-deltas'
import { placeInside } from 'shared-server/release-store/place-inside'
import type { DeltaFiles } from './delta-files.ts'
import { isPermanent, reasonOf, type ReleaseCopies } from './release-copies.ts'
import { ReleasesAway } from './requested-releases.ts'
import type { VouchedFile } from './verified-files.ts'

/** Time for which a refused build is not checked again, in milliseconds. */
const REFUSED_MS = 5_000

/** Time for which deltas are skipped after the store could not be reached, in milliseconds. */
const AWAY_MS = 5_000

/** Maximum number of builds whose files are served, the newest first: no one announces more in two weeks. */
const MAX_SHELLS = 20

export interface ShellFilesOptions {
  /** Folder of this edge's own build, and the integrity of its files by name. */
  readonly own: { readonly folder: string; readonly files: ReadonlyMap<string, string> }
  readonly copies: Pick<ReleaseCopies, 'findShell' | 'renew'>
  readonly deltas: DeltaFiles
  /** Polls the registry now, until the revision is known here of which an edge has told the browser. */
  readonly refresh: (told: number) => Promise<void>
  readonly log: FastifyBaseLogger
}

/**
 * Files of host builds. During a rollout, a browser may get a document from one edge and request its scripts from
 * another, and open tabs keep the host that they started with. So an edge serves the files of its own build and of
 * every build that the registry announces. File names contain a hash of the content.
 */
export class ShellFiles {
  private announced: readonly AnnouncedShell[] = []
  private readonly options: ShellFilesOptions
  private readonly described = new LRUCache<string, ReadonlyMap<string, VouchedFile>>({
    max: MAX_SHELLS,
  })
  private readonly refused = new LRUCache<string, true>({ max: MAX_SHELLS, ttl: REFUSED_MS })
  private awayUntil = -Infinity

  constructor(options: ShellFilesOptions) {
    this.options = options
  }

  /** Replaces the announced builds. */
  announce(shells: readonly AnnouncedShell[]): void {
    this.announced = shells.slice(0, MAX_SHELLS)
  }

  get shells(): readonly AnnouncedShell[] {
    return this.announced
  }

  /**
   * Finds a file of a host build.
   *
   * @param told revision of which an edge has told this browser; 0 for none.
   * @returns null for a file that no host has.
   * @throws FastifyError with status 503 if registry or store cannot be reached.
   */
  async find(name: string, told: number): Promise<VouchedFile | null> {
    const { own, refresh } = this.options
    const integrity = own.files.get(name)
    if (integrity !== undefined) return { path: placeInside(own.folder, name), integrity }
    const found = await this.findAnnounced(name)
    if (found) return found
    try {
      // An edge that was just updated may have sent the document.
      await refresh(told)
    } catch {
      throw new ReleasesAway()
    }
    return this.findAnnounced(name)
  }

  /**
   * Finds the delta between the script that a browser has and a new one. Deltas are made when a build is announced,
   * so those of this edge's own build are not in its folder but among the announced ones.
   *
   * @returns null if there is none.
   * @throws Error if registry or store cannot be reached, or the deltas are not what was announced.
   */
  async findDelta({ integrity }: VouchedFile, dictionary: string): Promise<Buffer | null> {
    if (performance.now() < this.awayUntil) return null
    for (const shell of this.announced) {
      const delta = await this.deltaOf(shell, integrity, dictionary)
      if (delta) return delta
    }
    return null
  }

  /** Called if a file does not match its description: its build is checked again, and fetched again from the store. */
  forget(file: VouchedFile): void {
    for (const shell of this.announced) {
      const files = this.described.get(keyOf(shell))
      if (files && [...files.values()].includes(file)) {
        this.options.copies.renew(SHELL_NAME, shell)
      }
    }
    this.described.clear()
  }

  private async deltaOf(
    shell: ReleasePointer,
    result: string,
    dictionary: string,
  ): Promise<Buffer | null> {
    const { copies, deltas } = this.options
    try {
      const file = (await this.filesOf(shell))?.get(DELTAS_FILE)
      return file ? await deltas.find(file, result, dictionary) : null
    } catch (error) {
      if (error instanceof ReleasesAway) this.awayUntil = performance.now() + AWAY_MS
      else copies.renew(SHELL_NAME, shell)
      throw error
    }
  }

  private async findAnnounced(name: string): Promise<VouchedFile | null> {
    let isAway = false
    for (const shell of this.announced) {
      try {
        const file = (await this.filesOf(shell))?.get(name)
        if (file) return file
      } catch (error) {
        if (!(error instanceof ReleasesAway)) throw error
        isAway = true
      }
    }
    if (isAway) throw new ReleasesAway()
    return null
  }

  private async filesOf(shell: ReleasePointer): Promise<ReadonlyMap<string, VouchedFile> | null> {
    const key = keyOf(shell)
    const known = this.described.get(key)
    if (known || this.refused.has(key)) return known ?? null
    const { copies, log } = this.options
    try {
      const { folder, files } = await copies.findShell(shell)
      const vouched = new Map(
        [...files].map(([file, integrity]) => [file, { path: join(folder, file), integrity }]),
      )
      this.described.set(key, vouched)
      return vouched
    } catch (error) {
      log.warn({ shell: shell.version, reason: reasonOf(error) }, 'a host cannot be fetched')
      if (!isPermanent(error)) throw new ReleasesAway()
      this.refused.set(key, true)
      return null
    }
  }
}

const keyOf = ({ version, digest }: ReleasePointer) => `${version} ${digest}`
