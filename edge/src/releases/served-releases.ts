import type { FastifyBaseLogger } from 'fastify'
import { addressConflicts, type GivenPrefix } from 'shared-contracts/addresses'
import { MAX_SERVED_REMOTES, type ServedByEdge } from 'shared-contracts/edge-serving'
import type { RemoteChannels, ReleasePointer } from 'shared-contracts/registry'
import { addressesOf, basePathsOf, type Release } from 'shared-contracts/release'
import type { RemoteAddresses } from 'shared-contracts/select-route'
import type { ReleaseName } from 'shared-server/release-store/release-files'
import { RejectedRelease, type LoadedRelease } from './read-release.ts'
import { RejectedReleases } from './rejected-releases.ts'
import type { ReleaseCopies } from './release-copies.ts'

/** Maximum length of a reason that is reported to the registry, in characters. */
const MAX_REASON_LENGTH = 1_000

/** Reason while a release is still being loaded. */
export const STILL_LOADING = 'it is still being loaded'

const CHANNELS = ['stable', 'canary', 'previous'] as const

/** Releases that can be served now; undefined for a channel whose release is not here yet, or was rejected. */
type ServableByChannel = Partial<Record<(typeof CHANNELS)[number], LoadedRelease | null>> & {
  /** Whether the stable release was refused permanently, not because the store could not be reached. */
  isStableUnfit?: boolean
}

/** What visitors get of one remote. */
export interface ServedRemote {
  readonly name: string
  /** Path prefixes that it owns; undefined if the registry does not know prefixes yet. */
  readonly prefixes: readonly string[] | undefined
  readonly stable: LoadedRelease | null
  readonly canary: {
    readonly loaded: LoadedRelease
    readonly percent: number
    /** When it began, ISO 8601; undefined if the registry does not tell yet. */
    readonly since: string | undefined
  } | null
  /** The last good release before stable. */
  readonly previous: LoadedRelease | null
  /** Message for visitors while the remote is switched off. */
  readonly disabled: string | null
}

/** A change of a remote's channels that is still loading releases. */
interface RunningUpdate {
  readonly channels: string
  readonly isComplete: Promise<boolean>
}

/** Decides what each channel serves: only releases that loaded without error, each as soon as it has loaded. */
export class ServedReleases {
  private readonly copies: ReleaseCopies
  private readonly log: FastifyBaseLogger
  private readonly rejected: RejectedReleases
  private readonly remotes = new Map<string, ServedRemote>()
  /** The registry's last entry for each remote, whether or not the remote is served. */
  private readonly told = new Map<string, RemoteChannels>()
  private readonly updates = new Map<string, RunningUpdate>()

  constructor(copies: ReleaseCopies, log: FastifyBaseLogger) {
    this.copies = copies
    this.log = log
    this.rejected = new RejectedReleases(log)
  }

  /** Called with each release that goes live. */
  onLive: (loaded: LoadedRelease) => void = () => undefined

  /** Preview links that the registry closed before they expired. */
  closedPreviews: ReadonlySet<string> = new Set()

  find(remote: string): ServedRemote | undefined {
    return this.remotes.get(remote)
  }

  all(): readonly ServedRemote[] {
    return [...this.remotes.values()]
  }

  /** Addresses of remotes that have a stable release of which none could be loaded yet. */
  awaited(): RemoteAddresses[] {
    return this.all()
      .filter(({ name, stable }) => stable === null && this.told.get(name)?.stable)
      .map(({ name, prefixes = [] }) => ({ remote: name, basePaths: prefixes, patterns: [] }))
  }

  /** Every release that is served, on any channel. */
  releases(): Release[] {
    return this.all().flatMap((remote) => releasesOf(remote).map(({ release }) => release))
  }

  /**
   * Lists the releases of a remote whose files any browser may have: those that a channel points to, those that
   * this edge serves, and those that recently were one of these, for tabs that still show them.
   */
  offered(name: string): ReleasePointer[] {
    const channels = this.told.get(name)
    return [
      ...releasesOf(this.remotes.get(name)).map(pointerTo),
      ...CHANNELS.flatMap((channel) => channels?.[channel] ?? []),
      ...(channels?.lately ?? []).filter(({ until }) => Date.parse(until) > Date.now()),
    ]
  }

  /** Finds one of these by its version. */
  findOffered({ name, version }: ReleaseName): ReleasePointer | undefined {
    return this.offered(name).find((pointer) => pointer.version === version)
  }

  /** Whether any remote has a canary, so that visitors need a bucket. */
  get hasCanary(): boolean {
    return this.all().some(({ canary }) => canary !== null)
  }

  /** Whether the registry has no canary, not even one that this edge cannot serve. */
  get isWithoutCanary(): boolean {
    return this.told.size > 0 && [...this.told.values()].every(({ canary }) => canary === null)
  }

  /**
   * Returns what to serve after a restart without the registry, in its format: what is served now, and for a channel
   * that serves nothing yet, what is still being loaded. A release that was found unfit is left out.
   */
  channels(): RemoteChannels[] {
    return this.all().map(({ name, prefixes, stable, canary, previous, disabled }) => {
      const told = this.told.get(name)
      const before = previous ? pointerTo(previous) : this.unlessUnfit(name, told?.previous)
      // Without a stable release, the edge would not serve the one that stands in for an unfit one.
      const replacement = told?.stable ? before : null
      return {
        name,
        ...(prefixes && { prefixes: [...prefixes] }),
        stable: stable ? pointerTo(stable) : (this.unlessUnfit(name, told?.stable) ?? replacement),
        canary: canary
          ? {
              ...pointerTo(canary.loaded),
              percent: canary.percent,
              ...(canary.since !== undefined && { since: canary.since }),
            }
          : this.unlessUnfit(name, told?.canary),
        previous: before,
        lately: [...(told?.lately ?? [])],
        disabled,
      }
    })
  }

  private unlessUnfit<Pointer extends ReleasePointer>(
    name: string,
    pointer: Pointer | null | undefined,
  ): Pointer | null {
    return pointer && !this.rejected.isUnfit(name, pointer) ? pointer : null
  }

  /** Reports what visitors get of each remote in the registry, and why the rest is not served. */
  serving(): ServedByEdge[] {
    return [...this.told.values()].slice(0, MAX_SERVED_REMOTES).map((channels) => {
      const { name } = channels
      const { stable, canary } = this.remotes.get(name) ?? {}
      const served = offeredBy(this.remotes.get(name))
      const missing = [channels.stable, channels.canary].filter(
        (pointer) => pointer !== null && !served.some((loaded) => isOf(loaded, pointer)),
      )
      return {
        remote: name,
        stable: stable?.release.version ?? null,
        canary: canary?.loaded.release.version ?? null,
        refused: missing.flatMap((pointer) =>
          pointer ? [{ version: pointer.version, reason: this.reasonAgainst(name, pointer) }] : [],
        ),
      }
    })
  }

  private reasonAgainst(name: string, pointer: ReleasePointer): string {
    const reason = this.rejected.reasonAgainst(name, pointer) ?? STILL_LOADING
    return reason.slice(0, MAX_REASON_LENGTH)
  }

  /**
   * Serves what a remote's channels point to, each release as soon as it has loaded. Until stable has loaded, or if
   * it is rejected, the registry's previous release replaces it, or the last good one while previous has not loaded
   * either. A new canary has no replacement. A served release that was signed again stays unless its new signature
   * is refused. Remotes do not wait for each other.
   *
   * @returns whether everything that the channels name is served.
   */
  update(channels: RemoteChannels): Promise<boolean> {
    const { name } = channels
    this.told.set(name, channels)
    const text = JSON.stringify(channels)
    const running = this.updates.get(name)
    if (running?.channels === text) return running.isComplete
    // An older update must not overwrite a newer one, however late its releases load.
    const isLatest = () => this.updates.get(name) === update
    const isComplete = Promise.resolve()
      .then(() => this.loadChannels(channels, isLatest))
      .finally(() => isLatest() && this.updates.delete(name))
    const update = { channels: text, isComplete }
    this.updates.set(name, update)
    return isComplete
  }

  /**
   * Loads one release by name and digest for a preview, whether or not a channel points to it.
   *
   * @throws as {@link ReleaseCopies.load} does.
   */
  async load(name: string, pointer: ReleasePointer): Promise<LoadedRelease> {
    const served = releasesOf(this.remotes.get(name)).find((loaded) => isOf(loaded, pointer))
    if (served) return served
    const loaded = await this.copies.load(name, pointer)
    this.rejectForeignAddresses(loaded)
    return loaded
  }

  /**
   * Loads releases that one browser gets together, each replacing what visitors get of its remote.
   *
   * @throws as {@link load} does.
   */
  async loadTogether(
    claims: readonly (ReleasePointer & { readonly remote: string })[],
  ): Promise<readonly LoadedRelease[]> {
    const together = await Promise.all(claims.map((claim) => this.load(claim.remote, claim)))
    for (const loaded of together) this.rejectForeignAddresses(loaded, undefined, together)
    return together
  }

  /**
   * Rejects a release that uses another remote's address. An address has one owner, whatever the registry says: the
   * remote whose pages visitors get there keeps it. A previous release owns nothing, because a page may have moved
   * to another remote since.
   *
   * @throws RejectedRelease with the reasons.
   */
  private rejectForeignAddresses(
    { release }: LoadedRelease,
    prefixes = this.remotes.get(release.name)?.prefixes,
    besides: readonly LoadedRelease[] = [],
  ): void {
    const others = this.all().filter(({ name }) => name !== release.name)
    const given = (remote: string, list: readonly string[]): GivenPrefix[] =>
      list.map((prefix) => ({ prefix, remote }))
    const reasons = addressConflicts(
      addressesOf(release),
      [
        // A registry without prefixes implies those that its releases use.
        ...given(release.name, prefixes ?? basePathsOf(release)),
        ...others.flatMap(({ name, prefixes: list = [] }) => given(name, list)),
      ],
      [
        ...others.flatMap((other) => offeredBy(other)),
        ...besides.filter((other) => other.release.name !== release.name),
      ].map((loaded) => addressesOf(loaded.release)),
    )
    if (reasons.length === 0) return
    throw new RejectedRelease(`${release.name}@${release.version}: ${reasons.join('; ')}`)
  }

  private async loadChannels(channels: RemoteChannels, isLatest: () => boolean): Promise<boolean> {
    const before = this.remotes.get(channels.name)
    const servable: ServableByChannel = {}
    for (const channel of CHANNELS) {
      const pointer = channels[channel]
      // A previous release was not checked for its addresses, so it is checked before visitors get it again.
      const checked = channel === 'previous' ? releasesOf(before) : offeredBy(before)
      // A release that was signed again goes on until its new signature is checked.
      const found = pointer && checked.find((loaded) => hasContentOf(loaded, pointer))
      if (found !== undefined) servable[channel] = found
    }
    this.serve(channels, servable)
    const isServed = CHANNELS.map(async (channel) => {
      const pointer = channels[channel]
      const found = servable[channel]
      if (!pointer || (found && isOf(found, pointer))) return true
      const loaded = await this.tryLoad(channels, channel, pointer)
      if (!isLatest()) return false
      if (loaded) servable[channel] = loaded
      else if (this.rejected.isUnfit(channels.name, pointer)) {
        servable[channel] = undefined
        if (channel === 'stable') servable.isStableUnfit = true
      }
      this.serve(channels, servable)
      return loaded !== null
    })
    return (await Promise.all(isServed)).every(Boolean)
  }

  private serve(
    { name, prefixes, canary, disabled }: RemoteChannels,
    servable: ServableByChannel,
  ): void {
    const before = this.remotes.get(name)
    const now: ServedRemote = {
      name,
      prefixes,
      stable:
        servable.stable === undefined
          ? this.stableFallback(servable, before?.stable ?? null, prefixes)
          : servable.stable,
      canary: canary ? canaryOf(canary, servable) : this.lastCanary(servable, before),
      previous: servable.previous ?? null,
      disabled,
    }
    this.remotes.set(name, now)
    const known = new Set(offeredBy(before))
    for (const loaded of offeredBy(now)) if (!known.has(loaded)) this.onLive(loaded)
    const live = describe(now)
    if (live !== describe(before)) this.log.info({ remote: name, live }, 'release goes live')
  }

  /**
   * Keeps a canary that was replaced until the new stable release has loaded, so that nobody gets an older release
   * in between. If the new release is unfit, the canary still ends.
   */
  private lastCanary(
    { stable, isStableUnfit }: ServableByChannel,
    before: ServedRemote | undefined,
  ): ServedRemote['canary'] {
    return stable === undefined && isStableUnfit !== true ? (before?.canary ?? null) : null
  }

  /**
   * Returns what is served while stable cannot be: the registry's previous release, or until that has loaded the
   * last good release here, which may be older because this edge missed a change.
   */
  private stableFallback(
    { previous }: ServableByChannel,
    lastGood: LoadedRelease | null,
    prefixes: readonly string[] | undefined,
  ): LoadedRelease | null {
    if (!previous) return lastGood
    try {
      this.rejectForeignAddresses(previous, prefixes)
      return previous
    } catch {
      return lastGood
    }
  }

  /** @returns null for a release that is rejected, now or recently. */
  private async tryLoad(
    { name, prefixes }: RemoteChannels,
    channel: (typeof CHANNELS)[number],
    pointer: ReleasePointer,
  ): Promise<LoadedRelease | null> {
    if (this.rejected.isRecent(name, pointer)) return null
    try {
      const loaded = await this.copies.load(name, pointer)
      if (channel !== 'previous') this.rejectForeignAddresses(loaded, prefixes)
      this.rejected.delete(name, pointer)
      return loaded
    } catch (error) {
      this.rejected.add(name, pointer, error)
      return null
    }
  }
}

const canaryOf = (
  { percent, since }: NonNullable<RemoteChannels['canary']>,
  { canary }: ServableByChannel,
): ServedRemote['canary'] => (canary ? { loaded: canary, percent, since } : null)

const releasesOf = (remote: ServedRemote | undefined): LoadedRelease[] => [
  ...offeredBy(remote),
  ...(remote?.previous ? [remote.previous] : []),
]

/** Releases that visitors get, without the browsers' fallbacks. */
const offeredBy = (remote: ServedRemote | undefined): LoadedRelease[] =>
  [remote?.stable, remote?.canary?.loaded].filter(
    (loaded) => loaded !== null && loaded !== undefined,
  )

/** Whether a release is what a pointer names. One whose signature has changed is not, and so is checked again. */
const isOf = (loaded: LoadedRelease, pointer: ReleasePointer) =>
  hasContentOf(loaded, pointer) && loaded.signature === pointer.signature

const hasContentOf = ({ release, digest }: LoadedRelease, pointer: ReleasePointer) =>
  release.version === pointer.version && digest === pointer.digest

const pointerTo = ({ release, digest, signature }: LoadedRelease): ReleasePointer => ({
  version: release.version,
  digest,
  signature,
})

function describe(remote: ServedRemote | undefined): string {
  const parts = [remote?.stable?.release.version ?? 'nothing']
  if (remote?.canary) {
    parts.push(`${remote.canary.loaded.release.version} for ${remote.canary.percent} %`)
  }
  if (remote && remote.disabled !== null) parts.push('switched off')
  return parts.join(', ')
}
