import { addressConflicts, type GivenPrefix } from 'shared-contracts/addresses'
import type { RemoteChannels, ReleasePointer } from 'shared-contracts/registry'
import { addressesOf, basePathsOf, type Release } from 'shared-contracts/release'
import type { LocalReleases } from './local-releases.ts'
import { RejectedRelease, type LoadedRelease } from './release-store.ts'

/** How long a release that was refused waits to be examined again, in milliseconds: its files may be late. */
const REFUSAL_MS = 2_000

const CHANNELS = ['stable', 'canary', 'previous'] as const

/** Releases by channel, as far as they are to be had: one that is on its way, or refused, is left out. */
type Had = Partial<Record<(typeof CHANNELS)[number], LoadedRelease | null>>

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

/** What visitors get of one remote, examined. */
export interface LiveRemote {
  readonly name: string
  /** Path prefixes that it was given; undefined where the registry does not know of prefixes yet. */
  readonly prefixes: readonly string[] | undefined
  readonly stable: LoadedRelease | null
  readonly canary: { readonly loaded: LoadedRelease; readonly percent: number } | null
  /** The last good one before stable. */
  readonly previous: LoadedRelease | null
  /** Words for visitors while the remote is switched off. */
  readonly disabled: string | null
}

/** A remote's channels while their releases are brought and examined. */
interface Settlement {
  readonly channels: string
  readonly isWhole: Promise<boolean>
}

/** What every channel points to, as far as it is fit to serve. Remotes, and releases, wait for no others. */
export class LiveRemotes {
  private readonly releases: LocalReleases
  private readonly log: Log
  private readonly live = new Map<string, LiveRemote>()
  private readonly settling = new Map<string, Settlement>()
  /** When releases were refused, so that a bad one is examined and logged now and then only. */
  private readonly refused = new Map<string, number>()

  constructor(releases: LocalReleases, log: Log) {
    this.releases = releases
    this.log = log
  }

  find(remote: string): LiveRemote | undefined {
    return this.live.get(remote)
  }

  all(): readonly LiveRemote[] {
    return [...this.live.values()]
  }

  /**
   * From now on a remote's visitors get what its channels point to, each release as soon as it is here and
   * examined; until then, or when it is refused, the last good one of stable stays, and canary and previous have
   * none.
   *
   * @returns whether everything that the channels name is served.
   */
  settle(channels: RemoteChannels): Promise<boolean> {
    const { name } = channels
    const text = JSON.stringify(channels)
    const running = this.settling.get(name)
    if (running?.channels === text) return running.isWhole
    // What was asked before does not count any more, however late it arrives.
    const isLatest = () => this.settling.get(name) === settlement
    const isWhole = Promise.resolve()
      .then(() => this.bring(channels, isLatest))
      .finally(() => isLatest() && this.settling.delete(name))
    const settlement = { channels: text, isWhole }
    this.settling.set(name, settlement)
    return isWhole
  }

  /** A release of a remote that is served already. */
  known(name: string, pointer: ReleasePointer): LoadedRelease | undefined {
    return findRelease(releasesOf(this.live.get(name)), pointer)
  }

  /** Every release that is served. */
  served(): Release[] {
    return this.all().flatMap((remote) => releasesOf(remote).map(({ release }) => release))
  }

  /**
   * An address has one owner, whatever the registry says: what visitors get already keeps it. What their
   * browsers would fall back to keeps nothing, because a page may have passed to another remote since.
   *
   * @throws RejectedRelease with the reasons.
   */
  refuseForeignAddresses(
    { release }: LoadedRelease,
    prefixes = this.live.get(release.name)?.prefixes,
  ): void {
    const others = this.all().filter(({ name }) => name !== release.name)
    const given = (remote: string, list: readonly string[]): GivenPrefix[] =>
      list.map((prefix) => ({ prefix, remote }))
    const reasons = addressConflicts(
      addressesOf(release),
      [
        // A registry that does not know of prefixes gave what its releases use.
        ...given(release.name, prefixes ?? basePathsOf(release)),
        ...others.flatMap(({ name, prefixes: list = [] }) => given(name, list)),
      ],
      others.flatMap((other) => offeredOf(other).map((offered) => addressesOf(offered.release))),
    )
    if (reasons.length === 0) return
    throw new RejectedRelease(`${release.name}@${release.version}: ${reasons.join('; ')}`)
  }

  private async bring(channels: RemoteChannels, isLatest: () => boolean): Promise<boolean> {
    const { name } = channels
    const before = this.live.get(name)
    const had: Had = {}
    for (const channel of CHANNELS) {
      const pointer = channels[channel]
      // The addresses of what visitors do not get yet are examined before they do.
      const examined = channel === 'previous' ? releasesOf(before) : offeredOf(before)
      const known = pointer && findRelease(examined, pointer)
      if (known !== undefined) had[channel] = known
    }
    this.show(channels, had)
    const isServed = CHANNELS.map(async (channel) => {
      const pointer = channels[channel]
      if (!pointer || had[channel] !== undefined) return true
      const loaded = await this.load(channels, channel, pointer)
      if (!loaded || !isLatest()) return false
      had[channel] = loaded
      this.show(channels, had)
      return true
    })
    return (await Promise.all(isServed)).every(Boolean)
  }

  private show({ name, prefixes, canary, disabled }: RemoteChannels, had: Had): void {
    const before = this.live.get(name)
    const now: LiveRemote = {
      name,
      prefixes,
      stable: had.stable === undefined ? (before?.stable ?? null) : had.stable,
      canary: canary && had.canary ? { loaded: had.canary, percent: canary.percent } : null,
      previous: had.previous ?? null,
      disabled,
    }
    this.live.set(name, now)
    const live = describe(now)
    if (live !== describe(before)) this.log.info({ remote: name, live }, 'release goes live')
  }

  private async load(
    { name, prefixes }: RemoteChannels,
    channel: (typeof CHANNELS)[number],
    pointer: ReleasePointer,
  ): Promise<LoadedRelease | null> {
    const label = `${name}@${pointer.version}`
    const refusedAt = this.refused.get(label)
    if (refusedAt !== undefined && Date.now() - refusedAt < REFUSAL_MS) return null
    try {
      const loaded = await this.releases.load(name, pointer)
      if (channel !== 'previous') this.refuseForeignAddresses(loaded, prefixes)
      this.refused.delete(label)
      return loaded
    } catch (error) {
      this.log.warn({ release: label, err: error }, 'release refused')
      this.refused.set(label, Date.now())
      return null
    }
  }
}

const releasesOf = (remote: LiveRemote | undefined): LoadedRelease[] => [
  ...offeredOf(remote),
  ...(remote?.previous ? [remote.previous] : []),
]

/** What visitors get, without what their browsers would fall back to. */
const offeredOf = (remote: LiveRemote | undefined): LoadedRelease[] =>
  [remote?.stable, remote?.canary?.loaded].filter(
    (loaded) => loaded !== null && loaded !== undefined,
  )

const findRelease = (
  releases: readonly LoadedRelease[],
  { version, digest }: ReleasePointer,
): LoadedRelease | undefined =>
  releases.find((loaded) => loaded.release.version === version && loaded.digest === digest)

function describe(remote: LiveRemote | undefined): string {
  const parts = [remote?.stable?.release.version ?? 'nothing']
  if (remote?.canary) {
    parts.push(`${remote.canary.loaded.release.version} for ${remote.canary.percent} %`)
  }
  if (remote && remote.disabled !== null) parts.push('switched off')
  return parts.join(', ')
}
