import type { ReleaseEvent, RemoteChannels } from 'shared-contracts/registry'
import { lt } from 'semver'

type Event = Pick<ReleaseEvent, 'revision' | 'remote' | 'version' | 'kind' | 'percent'>

/** State of a remote that follows from its events. */
interface RemoteState {
  stable: string | null
  canary: string | null
  percent: number | null
  previous: string | null
  isDisabled: boolean
  /** Versions in the order of their promotion. */
  promoted: string[]
  withdrawn: Set<string>
  pruned: Set<string>
}

/** Versions of a remote that visitors should get after an event. */
export interface StateAfterEvent {
  readonly revision: number
  /** Time by the monotonic clock. */
  readonly at: number
  readonly remote: string
  readonly stable: string | null
  readonly canary: string | null
  readonly percent: number | null
}

const newest = (versions: readonly string[], isGood: (version: string) => boolean) =>
  versions.findLast(isGood) ?? null

/** The registry's rules as documented, applied to the history alone. */
export class RegistryModel {
  readonly turns: StateAfterEvent[] = []
  private readonly remotes = new Map<string, RemoteState>()
  revision = 0

  /** Applies an event. @returns what is wrong with it, or null. */
  follow(event: Event, at: number): string | null {
    if (event.revision !== this.revision + 1)
      return `the history has a gap before ${event.revision}`
    this.revision = event.revision
    const { version, kind } = event
    const told = this.remotes.get(event.remote) ?? empty()
    this.remotes.set(event.remote, told)
    let wrong: string | null = null
    switch (kind) {
      case 'promote':
        Object.assign(told, { stable: version, canary: null, percent: null })
        told.withdrawn.delete(version)
        told.promoted = [...told.promoted.filter((one) => one !== version), version]
        break
      case 'canary':
        Object.assign(told, { canary: version, percent: event.percent })
        break
      case 'rollback':
        if (version !== (told.canary ?? told.stable)) wrong = `${version} was not what visitors got`
        told.withdrawn.add(version)
        if (told.canary === null) told.stable = told.previous
        else Object.assign(told, { canary: null, percent: null })
        break
      case 'disable':
      case 'enable':
        told.isDisabled = kind === 'disable'
        break
      case 'prune':
        if ([told.stable, told.canary, told.previous].includes(version))
          wrong = `${version} is in use`
        told.pruned.add(version)
        break
      case 'publish':
      case 'sign':
        break
    }
    if (kind === 'promote' || kind === 'canary' || kind === 'rollback') {
      const { stable, withdrawn, pruned } = told
      told.previous = newest(
        told.promoted,
        (one) => stable !== null && lt(one, stable) && !withdrawn.has(one) && !pruned.has(one),
      )
    }
    const { stable, canary, percent } = told
    this.turns.push({ revision: event.revision, at, remote: event.remote, stable, canary, percent })
    return wrong
  }

  /** Compares the registry's channels with its history. @returns the difference, or null. */
  disagreement(channels: RemoteChannels): string | null {
    const { stable, canary, percent, previous, isDisabled } =
      this.remotes.get(channels.name) ?? empty()
    const told = JSON.stringify([stable, canary, percent, previous, isDisabled])
    const kept = JSON.stringify([
      channels.stable?.version ?? null,
      channels.canary?.version ?? null,
      channels.canary?.percent ?? null,
      channels.previous?.version ?? null,
      channels.disabled !== null,
    ])
    return told === kept
      ? null
      : `the history of ${channels.name} says ${told}, its channels ${kept}`
  }

  /** Tells whether a remote was changed after one revision and before another. */
  hasChanged(remote: string, after: number, before: number): boolean {
    return this.turns.some(
      (turn) => turn.remote === remote && turn.revision > after && turn.revision < before,
    )
  }

  isWithdrawn(remote: string, version: string): boolean {
    return this.remotes.get(remote)?.withdrawn.has(version) === true
  }

  /** Returns the start of the latest period, up to revision `until`, in which a version was to be served. */
  servedSince(remote: string, version: string, until: number): number {
    const own = this.turns.filter((turn) => turn.remote === remote && turn.revision <= until)
    const last = own.findLastIndex(({ stable, canary }) => stable === version || canary === version)
    let first = last
    while (first > 0 && isGiven(own[first - 1], version)) first -= 1
    return own[first]?.revision ?? 0
  }

  /** Returns the stable version of a remote at a revision; null for none. */
  stableAt(remote: string, revision: number): string | null {
    const own = this.turns.filter((turn) => turn.remote === remote && turn.revision <= revision)
    return own.at(-1)?.stable ?? null
  }

  /** Tells whether the registry's map names a version now. */
  isNamed(remote: string, version: string): boolean {
    const { stable, canary, previous } = this.remotes.get(remote) ?? empty()
    return [stable, canary, previous].includes(version)
  }

  /**
   * Tells whether an edge gave a version as the canary at a revision. A canary that a promotion ended goes on until the
   * promoted release has loaded.
   */
  wasCanary(remote: string, version: string, revision: number): boolean {
    const own = this.turns.filter((turn) => turn.remote === remote && turn.revision <= revision)
    const last = own.findLast(({ stable, canary }) => canary !== null || stable === version)
    return last?.canary === version
  }

  /** Tells whether visitors had to lose a version after a revision: to an older one, or because its share shrank. */
  wasWithdrawnFromVisitors(remote: string, version: string, since: number): boolean {
    // A roll back of a canary may take away what stood in for an unfit stable release.
    if (this.isWithdrawn(remote, version)) return true
    let percent = 0
    for (const turn of this.turns) {
      if (turn.remote !== remote || turn.revision < since) continue
      const isShrunk = turn.canary === version && (turn.percent ?? 0) < percent
      percent = turn.canary === version ? (turn.percent ?? 0) : percent
      const isGone = !isGiven(turn, version) && isOlder(turn.stable, version)
      if (isShrunk || isGone || isOlder(turn.canary, version)) return true
    }
    return false
  }
}

const isGiven = (turn: StateAfterEvent | undefined, version: string) =>
  turn?.stable === version || turn?.canary === version

const isOlder = (version: string | null, other: string) => version !== null && lt(version, other)

const empty = (): RemoteState => ({
  stable: null,
  canary: null,
  percent: null,
  previous: null,
  isDisabled: false,
  promoted: [],
  withdrawn: new Set(),
  pruned: new Set(),
})
