import { lt } from 'semver'
import {
  STILL_LOADING,
  type AskedFile,
  type OfferedDocument,
  type SentFile,
} from 'edge/testing/edge-parts'
import type { ReleaseEvent } from 'shared-contracts/registry'
import { lateness } from 'shared-contracts/edge-serving'
import type { RegistryInMemory } from 'backend/registry/testing/registry-in-memory'
import type { ShownPage } from '../tab/visitor.ts'
import { releaseNamedIn, type Build, type Remote } from '../world/builds.ts'
import type { Clock } from '../world/clock.ts'
import type { EdgeMachine } from '../world/edge-machine.ts'
import { RegistryModel } from './registry-model.ts'

/** Circumstances in which an edge sent a document. */
export interface Sending {
  /** Whether no fault of machines or connections affected the time before it. */
  readonly isQuiet: boolean
  /** Whether the edge waited as long as it may for a release that another edge had shown the visitor. */
  readonly hasWaited: boolean
}

/** Invariants that must hold in every schedule. */
export type Invariant =
  | 'mixed release'
  | 'unverified byte'
  | 'blank slot'
  | 'older release'
  | 'history and channels'
  | 'late edge'
  | 'canary by lot'

export interface Violation {
  readonly invariant: Invariant
  readonly at: number
  readonly message: string
}

interface Seen {
  readonly version: string
  /** The registry's revision that the edge knew of. */
  readonly revision: number
  readonly at: number
  readonly edge: EdgeMachine
  /** Whether the edge had not loaded the stable release, so that this one stood in for it. */
  readonly isStandIn: boolean
}

interface Side {
  readonly isIn: boolean
  readonly percent: number
}

/** Checks registry, edges and tabs against the invariants, and keeps the first violation. */
export class Auditor {
  violation: Violation | null = null
  /** Documents from an edge that could not know, or not load, the version that another had given to the visitor. */
  skewed = 0
  documents = 0
  readonly model = new RegistryModel()
  private readonly seen = new Map<string, Seen>()
  private readonly sides = new Map<string, Side>()
  private readonly clock: Clock
  private readonly published: ReadonlyMap<string, Build>

  /** @param published builds by `name@version`. */
  constructor(clock: Clock, published: ReadonlyMap<string, Build>) {
    this.clock = clock
    this.published = published
  }

  private report(invariant: Invariant, message: string): void {
    this.violation ??= { invariant, at: Math.round(this.clock.now), message }
  }

  /** Checks the registry after each change. */
  async auditRegistry(registry: RegistryInMemory): Promise<void> {
    // A refused change is undone, including its revision.
    if ((await registry.revision()) === this.model.revision) return
    const events = await registry.history()
    for (const event of events.slice(this.model.revision)) {
      const wrong = this.model.follow(event, this.clock.now)
      if (wrong !== null) this.report('history and channels', wrong)
    }
    const { revision, remotes } = await registry.map()
    if (revision !== this.model.revision) {
      this.report(
        'history and channels',
        `revision ${revision} after ${this.model.revision} events`,
      )
    }
    for (const channels of remotes) {
      const wrong = this.model.disagreement(channels)
      if (wrong !== null) this.report('history and channels', wrong)
    }
    for (const { name, version, withdrawnAt } of await registry.releases()) {
      const isWithdrawn = this.model.isWithdrawn(name, version)
      if (isWithdrawn === (withdrawnAt !== null)) continue
      this.report(
        'history and channels',
        `${name}@${version} is ${isWithdrawn ? 'not ' : ''}withdrawn`,
      )
    }
  }

  /** Checks an applied change against the revision on which it was decided. */
  auditDecision({ remote, kind, revision }: ReleaseEvent, basis: number): void {
    if (!this.model.hasChanged(remote, basis, revision)) return
    this.report('history and channels', `${kind} ${revision} of ${remote} was decided on ${basis}`)
  }

  /** Checks a document sent by an edge. */
  auditDocument(
    edge: EdgeMachine,
    visitor: string,
    remote: Remote,
    sent: OfferedDocument,
    sending: Sending,
  ): void {
    const { data, page, status } = sent
    this.documents += 1
    const served = edge.parts?.served.find(remote)
    if (page) this.auditPage(remote, sent)
    else if (served?.disabled === null && (edge.hadLive.has(remote) || served.previous)) {
      this.report(
        'blank slot',
        `${edge.name} answers ${status} for ${remote}, of which it has a release`,
      )
    }
    for (const [name, version] of Object.entries(data.versions)) {
      // A canary alone is no release for visitors outside its share.
      if (edge.parts?.served.find(name)?.stable) edge.hadLive.add(name)
      const build = this.published.get(`${name}@${version}`)
      if (build?.kind !== 'good') {
        this.report(
          'mixed release',
          `${edge.name} gives ${name}@${version}, which is ${build?.kind ?? 'nothing'}`,
        )
      }
      this.auditAge(edge, visitor, name, version, sending)
      this.auditSide(edge, visitor, name, version)
    }
  }

  private auditPage(remote: Remote, { data, page }: OfferedDocument): void {
    const label = page && `${page.loaded.release.name}@${page.loaded.release.version}`
    const parts = [
      `${remote}@${data.versions[remote] ?? ''}`,
      `${data.release?.name ?? ''}@${data.release?.version ?? ''}`,
      releaseNamedIn(page?.fragment?.html ?? ''),
    ]
    if (parts.some((part) => part !== label)) {
      this.report('mixed release', `a document of ${label ?? 'nothing'} holds ${parts.join(', ')}`)
    }
    for (const [name, byVersion] of Object.entries(data.digests)) {
      for (const [version, digest] of Object.entries(byVersion)) {
        if (this.published.get(`${name}@${version}`)?.digest === digest) continue
        this.report('unverified byte', `a document vouches for another ${name}@${version}`)
      }
    }
  }

  private auditAge(
    edge: EdgeMachine,
    visitor: string,
    remote: string,
    version: string,
    { isQuiet, hasWaited }: Sending,
  ): void {
    const key = `${visitor} ${remote}`
    const before = this.seen.get(key)
    const revision = edge.parts?.poller.knownRevision ?? 0
    const stable = this.model.stableAt(remote, revision)
    const isStandIn = version !== stable && refuses(edge, remote, stable)
    this.seen.set(key, { version, revision, at: this.clock.now, edge, isStandIn })
    if (!before || !lt(version, before.version)) return
    const since = this.model.servedSince(remote, before.version, before.revision)
    if (this.model.wasWithdrawnFromVisitors(remote, before.version, since)) return
    // A canary ends with the promotion of another release, even if that one is then refused.
    const wasCanary = this.model.wasCanary(remote, before.version, before.revision)
    if (wasCanary && refusesAny(edge, remote)) return
    // After two unfit promotions the map no longer names the last good release, and an edge may never have heard of it.
    const isNamed = this.model.isNamed(remote, before.version)
    if (before.edge !== edge && !isNamed && refusesAny(edge, remote)) return
    // What stood in for the stable release goes once that has loaded; as a canary it may be newer.
    if (before.isStandIn && version === stable) return
    const label = `${remote}@${version} after ${before.version}`
    if (before.edge === edge) {
      if (edge.harmedAt < before.at) this.report('older release', `${edge.name} gives ${label}`)
    } else if (!isQuiet) this.skewed += 1
    else if (edge.harmedAt < 0 && !lacks(edge, remote, before.version, hasWaited)) {
      this.report('older release', `${edge.name} gives ${label}, of which it could know`)
    }
  }

  /** Checks that a canary keeps its visitors, and takes more only when its share grows. */
  private auditSide(edge: EdgeMachine, visitor: string, remote: string, version: string): void {
    const { canary, stable } = edge.parts?.served.find(remote) ?? {}
    if (!canary?.since) return
    // An edge that cannot load the stable release serves its last good one to everybody, which may
    // be the canary itself.
    if (stable?.release.version === canary.loaded.release.version) return
    const key = `${visitor} ${remote} ${canary.since}`
    const isIn = canary.loaded.release.version === version
    const before = this.sides.get(key)
    const { percent } = canary
    this.sides.set(key, { isIn, percent })
    if (!before || before.isIn === isIn) return
    if (before.isIn ? percent >= before.percent : percent <= before.percent) {
      this.report('canary by lot', `${visitor} changes sides of ${remote} at ${percent} percent`)
    }
  }

  /** Checks a file sent by an edge, before its transfer to the browser. */
  auditFile(asked: AskedFile, { status, content }: SentFile): void {
    if (status !== 200 || !content || this.isPublished(asked, content)) return
    const { name, version, file } = asked
    this.report('unverified byte', `an edge sends another ${file} of ${name}@${version}`)
  }

  /** Checks a script that a browser is about to run, or a description that it accepts. */
  auditAccepted(asked: AskedFile, content: Buffer): void {
    if (this.isPublished(asked, content)) return
    const { name, version, file } = asked
    this.report('unverified byte', `a browser takes another ${file} of ${name}@${version}`)
  }

  private isPublished({ name, version, file }: AskedFile, content: Buffer): boolean {
    const builds =
      version === null
        ? [...this.published.values()].filter(({ remote }) => remote === name)
        : [this.published.get(`${name}@${version}`)]
    return builds.some((build) => build?.files.get(file) === content.toString())
  }

  /** Checks a page in a tab. @param isQuiet whether no fault of machines or connections affected its loading. */
  auditShown(remote: Remote, { asked, shown, labels, failed }: ShownPage, isQuiet: boolean): void {
    if (shown === null) {
      if (isQuiet) this.report('blank slot', `a tab shows nothing of ${remote}@${asked}`)
      return
    }
    if (labels.some((label) => label !== `${remote}@${shown}`)) {
      this.report('mixed release', `a page of ${remote}@${shown} runs ${labels.join(', ')}`)
    }
    if (shown !== asked && !failed.includes(asked)) {
      this.report(
        'older release',
        `a tab shows ${remote}@${shown}, and nothing is wrong with ${asked}`,
      )
    }
  }

  /** Checks that an edge, after enough time, serves the registry's state as far as it can be served. */
  async auditServed(edge: EdgeMachine, registry: RegistryInMemory): Promise<void> {
    const { parts } = edge
    if (!parts) return this.report('late edge', `${edge.name} does not run`)
    const { revision, remotes } = await registry.map()
    const serving = {
      revision: parts.poller.knownRevision,
      store: null,
      remotes: parts.served.serving(),
    }
    for (const channels of remotes) {
      const isGood = [channels.stable, channels.canary].every(
        (pointer) =>
          pointer === null ||
          this.published.get(`${channels.name}@${pointer.version}`)?.kind === 'good',
      )
      const late = lateness(
        { edge: edge.name, reportedAt: 'the end', ...serving },
        channels,
        revision,
      )
      if (isGood && late !== null) this.report('late edge', `of ${channels.name}: ${late}`)
    }
  }
}

/** Tells whether an edge has examined and refused a release of a remote. */
function refusesAny({ parts }: EdgeMachine, remote: string): boolean {
  const serving = parts?.served.serving().find((one) => one.remote === remote)
  return serving?.refused.some(({ reason }) => reason !== STILL_LOADING) === true
}

/** Tells whether an edge does not serve a release, because it loads it still or has refused it. */
function refuses({ parts }: EdgeMachine, remote: string, version: string | null): boolean {
  const serving = parts?.served.serving().find((one) => one.remote === remote)
  return serving?.refused.some((one) => one.version === version) === true
}

/** Whether an edge refuses a release, or has waited in vain until it was loaded. */
function lacks(edge: EdgeMachine, remote: string, version: string, hasWaited: boolean): boolean {
  const serving = edge.parts?.served.serving().find((one) => one.remote === remote)
  const missing = serving?.refused.find((one) => one.version === version)
  return missing !== undefined && (hasWaited || missing.reason !== STILL_LOADING)
}
