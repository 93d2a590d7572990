import { CATCH_UP_LIMIT_MS, type AskedFile } from 'edge/testing/edge-parts'
import type { RegistryChange } from 'backend/registry/testing/registry-in-memory'
import { publishRelease } from 'release/publish'
import type { RegistryClient } from 'release/registry-client'
import { HttpError } from 'shared-contracts/http-error'
import type { ReleaseEvent } from 'shared-contracts/registry'
import { SHARED_FILES } from 'shared-contracts/release'
import { folderFiles } from 'shared-server/release-store/folder-files'
import { newReleaseKey } from 'shared-server/testing/release-key'
import { ReleaseKeysVariable } from 'shared-server/signature/release-keys'
import * as v from 'valibot'
import { Auditor, type Violation } from '../audit/auditor.ts'
import { currentTab } from '../tab/current-tab.ts'
import { Tab, Visitor } from '../tab/visitor.ts'
import { Api, answerOf } from '../world/api.ts'
import { build, HOST, prefixOf, REMOTES, type Build, type Remote } from '../world/builds.ts'
import { Clock, useClock } from '../world/clock.ts'
import { Disk, useDisk } from '../world/disk.ts'
import { EdgeMachine } from '../world/edge-machine.ts'
import { Line } from '../world/line.ts'
import { Random } from '../world/random.ts'
import { remoteStore, storeFolder } from '../world/remote-store.ts'
import type { Schedule, Step } from './steps.ts'

/** Result of a run. */
export interface Outcome {
  readonly violation: Violation | null
  readonly documents: number
  readonly skewed: number
}

const key = newReleaseKey()
const keys = v.parse(ReleaseKeysVariable, JSON.stringify({ '*': [key.publicKey] }))

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>
type ChangeStep = StepOf<'promote' | 'canary' | 'rollback' | 'disable' | 'enable' | 'prune'>

/**
 * Time after the last fault by which every edge serves the registry's state, in milliseconds: the longest pause
 * between two polls with its random part (5.5 s), a poll lost before that (2 s), a store that did not accept a
 * connection (3 s), a release refused a moment ago (2 s) and the poll after that (1.1 s), the map cached by an
 * API process (1 s), and the latency of messages.
 */
const HEALING_MS = 18_000

/** Index of a visitor who comes at the end, with an empty cache each time. */
const LAST = 3

/** Time after a fault during which it may still have effects, in milliseconds. */
const QUIET_AFTER_MS = 8_000

/** Runs one schedule, to its end or to the first violation. */
export function runSchedule(schedule: Schedule): Promise<Outcome> {
  return new Simulation(schedule).run()
}

class Simulation {
  private readonly schedule: Schedule
  private readonly clock = new Clock()
  private readonly disk = new Disk()
  private readonly random: Random
  private readonly line: Line
  private readonly api: Api
  private readonly edges: readonly EdgeMachine[]
  private readonly visitors: readonly Visitor[]
  private readonly published = new Map<string, Build>()
  private readonly auditor: Auditor
  /** Queue of tab loads: one tab loads at a time. */
  private browsing: Promise<void> = Promise.resolve()
  private faultUntil = -Infinity
  private commands = 0
  /** Whether all faults have ended, and the time from which their effects are over. */
  private isOver = false
  private healedAt = Infinity
  private hasPruned = false

  constructor(schedule: Schedule) {
    this.schedule = schedule
    this.random = new Random(schedule.seed ^ 0x5eed)
    const { clock, disk, random } = this
    this.line = new Line(clock, random, { ...schedule, badLine: 0 }, () => undefined)
    const badLine = new Line(clock, random, schedule, () => this.fault())
    this.lineOf = () => (this.isOver ? this.line : badLine)
    this.auditor = new Auditor(clock, this.published)
    this.api = new Api(clock, this.keys, schedule.apis)
    this.edges = ['edge-0', 'edge-1'].map(
      (name) =>
        new EdgeMachine(name, clock, disk, (edge) => ({
          host: HOST,
          keys: this.keys,
          store: schedule.hasStore ? remoteStore(this.line, () => edge.isStoreCut) : null,
        })),
    )
    this.visitors = ['anna', 'ben', 'cleo'].map((name) => new Visitor(`${name}-${schedule.seed}`))
  }

  private readonly lineOf: () => Line

  private get keys() {
    return this.schedule.isSigned ? keys : undefined
  }

  async run(): Promise<Outcome> {
    useClock(this.clock)
    useDisk(this.disk)
    Math.random = () => this.random.next()
    // The shell asks whether the browser is offline: here it is online, and requests fail on the way.
    // Node has a navigator of its own since version 21, which cannot be assigned to.
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
    globalThis.fetch = (address, init) =>
      this.fetch(address instanceof Request ? address.url : address.toString(), init)
    for (const remote of REMOTES) await this.api.registry.give(prefixOf(remote), remote)
    for (const edge of this.edges) edge.start()
    for (const step of this.schedule.steps) {
      await this.clock.runUntil(step.at)
      this.do(step)
      await this.clock.runUntil(step.at)
      if (this.auditor.violation) break
    }
    if (!this.auditor.violation) await this.heal()
    const { violation, documents, skewed } = this.auditor
    for (const edge of this.edges) edge.end(0, Infinity)
    return { violation, documents, skewed }
  }

  /** Records a fault that lasts for some time, or has just happened. */
  private fault(ms = 0): void {
    this.faultUntil = Math.max(this.faultUntil, this.clock.now + ms + QUIET_AFTER_MS)
  }

  private async heal(): Promise<void> {
    const { clock } = this
    this.isOver = true
    this.api.isUp = true
    this.disk.failing.clear()
    this.disk.spareAll()
    this.repairStore()
    for (const edge of this.edges) Object.assign(edge, { isRegistryCut: false, isStoreCut: false })
    await clock.runUntil(clock.now + HEALING_MS)
    this.healedAt = clock.now
    for (const edge of this.edges) await this.auditor.auditServed(edge, this.api.registry)
    // Tabs that have been open for long go on with the releases that they began with.
    this.visitors.forEach(({ tab }, visitor) => {
      for (const remote of REMOTES)
        if (tab) this.browse({ kind: 'navigate', at: 0, visitor, remote })
    })
    await clock.runUntil(clock.now + 2_000)
    for (const edge of this.edges) {
      for (const remote of REMOTES) {
        this.browse({ kind: 'visit', at: 0, visitor: LAST, remote }, edge)
        await clock.runUntil(clock.now + 1_000)
      }
    }
  }

  /** Restores the files of the store, as its operator would. */
  private repairStore(): void {
    for (const [label, { files }] of this.published) {
      const folder = `/store/releases/${label.replace('@', '/')}`
      for (const [file, content] of files) {
        const kept = this.disk.files.get(`${folder}/${file}`)
        if (kept?.content.toString() !== content) this.disk.write(`${folder}/${file}`, content)
      }
    }
  }

  private do(step: Step): void {
    const edge = this.edges['edge' in step ? step.edge : 0]
    if (!edge) return
    switch (step.kind) {
      case 'publish':
        return void this.publish(step)
      case 'promote':
      case 'canary':
      case 'rollback':
      case 'disable':
      case 'enable':
        return void this.command(step)
      case 'prune':
        // The release command spares releases that open tabs may still show. This step does not, so
        // blank pages are no violation afterwards.
        this.hasPruned = true
        return void this.command(step)
      case 'visit':
      case 'navigate':
        return this.browse(step)
      case 'end-edge':
        this.fault(step.downMs)
        return edge.end(step.calls, step.downMs)
      case 'cut-registry':
        return this.during(step.ms, (isCut) => Object.assign(edge, { isRegistryCut: isCut }))
      case 'cut-store':
        return this.during(step.ms, (isCut) => Object.assign(edge, { isStoreCut: isCut }))
      case 'fail-disk':
        return this.during(step.ms, (isFailing) => {
          this.harm(edge)
          if (isFailing) this.disk.failing.add(edge.name)
          else this.disk.failing.delete(edge.name)
        })
      case 'stop-api':
        return this.during(step.ms, (isDown) => {
          this.api.isUp = !isDown
        })
      case 'damage':
        return this.damage(step)
      case 'set-clock':
        this.fault()
        this.clock.wallOffset += step.ms
        return
      case 'clean':
        return void edge.parts?.copies
          .removeUnused(edge.parts.served.releases())
          .catch(() => undefined)
    }
  }

  private during(ms: number, set: (isOn: boolean) => void): void {
    this.fault(ms)
    set(true)
    this.clock.after(ms, () => !this.isOver && set(false))
  }

  private harm(edge: EdgeMachine): void {
    edge.harmedAt = this.clock.now
  }

  private damage({ place, how, pick }: StepOf<'damage'>): void {
    const paths = this.disk.below(`/${place}`)
    const path = paths[pick % Math.max(1, paths.length)]
    const file = path === undefined ? undefined : this.disk.files.get(path)
    if (path === undefined || !file) return
    this.fault(Infinity)
    for (const edge of this.edges) if (edge.name === place || place === 'store') this.harm(edge)
    if (how === 'remove') return void this.disk.files.delete(path)
    const content = Buffer.from(file.content)
    if (how === 'flip' && content.length > 0) {
      const index = pick % content.length
      content[index] = (content[index] ?? 0) ^ 1
    }
    const kept = how === 'tear' ? content.subarray(0, pick % Math.max(1, content.length)) : content
    this.disk.files.set(path, { ...file, content: kept })
  }

  private async publish({ remote, build: kind, killAt }: StepOf<'publish'>): Promise<void> {
    const count = [...this.published.values()].filter((one) => one.remote === remote).length
    const made = build(remote, `1.${count}.0`, kind)
    const label = `${remote}@${made.version}`
    this.published.set(label, made)
    const command = (this.commands += 1)
    const folder = `/build~${command}/${remote}/${made.version}`
    for (const [file, content] of made.files) {
      this.disk.write(folder.replace(/~\d+/, '') + `/${file}`, content)
    }
    if (killAt !== null) {
      this.disk.endProcess(`store~${command}`, killAt, () => undefined)
      this.fault()
    }
    const registry: Pick<RegistryClient, 'publish' | 'description' | 'releases' | 'edges'> = {
      publish: (description: string, signature?: string) =>
        this.change(remote, { verb: 'publish', body: { description, signature, tags: [] } }),
      description: () => Promise.resolve(made.description),
      // Deltas are derived from files, and change none: each release is published as the first of its remote.
      releases: () => Promise.reject(new HttpError(404, '', '')),
      edges: () => Promise.resolve([]),
    }
    const files = folderFiles(storeFolder(command))
    const options = { files, key: this.schedule.isSigned ? key.pem : null }
    await publishRelease(folder, { ...options, registry: registry as RegistryClient }).catch(
      () => undefined,
    )
    this.disk.remove(folder.replace(/~\d+/, ''))
  }

  /** Acts like a release command: reads the revision, waits for its user, sends the change. */
  private async command(step: ChangeStep): Promise<void> {
    const { kind, remote, pick, percent, again, delay, answer } = step
    const versions = [...this.published.values()]
      .filter((one) => one.remote === remote)
      .map(({ version }) => version)
    const version = versions.at(-1 - (pick % Math.max(1, versions.length)))
    if (version === undefined) return
    const revision = await this.api.registry.revision()
    await this.clock.pause(delay)
    const reason = ''
    const change: RegistryChange =
      kind === 'promote'
        ? { verb: kind, body: { revision, reason, version, again } }
        : kind === 'canary'
          ? { verb: kind, body: { revision, reason, version, again, percent, steps: [] } }
          : kind === 'disable'
            ? { verb: kind, body: { revision, reason, message: 'Closed' } }
            : kind === 'prune'
              ? { verb: kind, body: { revision, reason, versions: [version] } }
              : { verb: kind, body: { revision, reason } }
    if (answer === 'ended') this.api.tables.endAtWrite(pick)
    const send = async () => this.auditor.auditDecision(await this.change(remote, change), revision)
    await send().catch(() => undefined)
    this.api.tables.endAtWrite(null)
    // A command without a response is sent again, based on the same revision.
    if (answer !== 'told') await send().catch(() => undefined)
  }

  /** @throws HttpError with the API's status. */
  private async change(remote: string, change: RegistryChange): Promise<ReleaseEvent> {
    if (!this.api.isUp) throw new TypeError('fetch failed')
    try {
      return await this.api.change(this.random.below(2), remote, change)
    } catch (error) {
      const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
      throw new HttpError(status, '', '')
    } finally {
      await this.auditor.auditRegistry(this.api.registry)
    }
  }

  private browse(step: StepOf<'visit' | 'navigate'>, only?: EdgeMachine): void {
    const visitor = this.visitors[step.visitor] ?? new Visitor('last')
    this.browsing = this.browsing.then(() => this.show(visitor, step, only)).catch(() => undefined)
  }

  private async show(
    visitor: Visitor,
    { kind, remote }: StepOf<'visit' | 'navigate'>,
    only: EdgeMachine | undefined,
  ): Promise<void> {
    const since = this.clock.now
    if (kind === 'visit' || !visitor.tab) visitor.tab = await this.open(visitor, remote, only)
    const shown = await visitor.tab?.show(prefixOf(remote))
    if (!shown) return
    const isQuiet = since > Math.min(this.faultUntil, this.healedAt) && !this.hasPruned
    this.auditor.auditShown(remote, shown, isQuiet)
  }

  /** Requests a document from one of the running edges. */
  private async open(
    visitor: Visitor,
    remote: Remote,
    only: EdgeMachine | undefined,
  ): Promise<Tab | null> {
    const edge = only ?? this.anyEdge()
    if (!edge) return null
    const answer = async () => {
      if (!edge.parts || !edge.isReady) return null
      const { parts } = edge
      const since = this.clock.now
      const told = visitor.told(since)
      const document = await parts.document(prefixOf(remote), visitor.id, told)
      // A process that has ended in the meantime does not answer.
      if (edge.parts !== parts) return null
      this.auditor.auditDocument(edge, visitor.id, remote, document, {
        isQuiet: since > this.faultUntil,
        hasWaited: told === 0 || this.clock.now - since >= CATCH_UP_LIMIT_MS,
      })
      return document
    }
    const document = await this.lineOf()
      .ask(answer, () => false, AbortSignal.timeout(10_000))
      .catch(() => null)
    if (!document) return null
    visitor.tell(document.fresh, this.clock.now)
    const ask = (address: string, signal?: AbortSignal | null) =>
      this.file(visitor, address, signal)
    return new Tab(visitor, document, ask, (address, content) => {
      this.auditor.auditAccepted(fileOf(address), content)
    })
  }

  private anyEdge(): EdgeMachine | undefined {
    const ready = this.edges.filter(({ isReady }) => isReady)
    return ready[this.random.below(Math.max(1, ready.length))]
  }

  /** Fetches a file for a browser: from any edge, and sometimes corrupted on its way. */
  private async file(visitor: Visitor, address: string, signal?: AbortSignal | null) {
    const edge = this.anyEdge()
    if (!edge) throw new TypeError('fetch failed')
    const asked = fileOf(address)
    const told = visitor.told(this.clock.now)
    const answer = async () => {
      const sent = (await edge.parts?.file(asked, told)) ?? { status: 502, content: null }
      this.auditor.auditFile(asked, sent)
      return sent
    }
    const sent = await this.lineOf().ask(answer, () => false, signal)
    if (!sent.content || this.isOver || !this.random.happens(this.schedule.badLine / 3)) return sent
    this.fault()
    const content = Buffer.from(sent.content)
    const index = this.random.below(content.length)
    content[index] = (content[index] ?? 0) ^ 1
    return { ...sent, content }
  }

  private fetch(address: string, init?: RequestInit): Promise<Response> {
    const [, process] = /^http:\/\/([^/]+)\//.exec(address) ?? []
    if (process === undefined) return this.browserFetch(address, init)
    const edge = this.edges.find((one) => process.startsWith(one.name))
    const isGone = () => this.disk.hasEnded(process)
    const answer = async () => {
      if (!this.api.isUp) return answerOf(503, '')
      const known = new Headers(init?.headers).get('if-none-match') ?? undefined
      return this.api.map(this.random.below(2), known)
    }
    if (isGone()) return new Promise(() => undefined)
    return this.lineOf()
      .ask(answer, () => edge?.isRegistryCut === true, init?.signal)
      .then((response) => (isGone() ? new Promise<Response>(() => undefined) : response))
  }

  private browserFetch(address: string, init?: RequestInit): Promise<Response> {
    return currentTab().fetch(address, init)
  }
}

/** Parses `/releases/<name>/<version>/<file>`; the version is null for a file that releases share. */
function fileOf(address: string): AskedFile {
  const [, name = '', folder = '', rest = ''] =
    /^\/releases\/([^/]+)\/([^/]+)\/([^?]+)/.exec(address) ?? []
  return `${folder}/` === SHARED_FILES
    ? { name, version: null, file: SHARED_FILES + rest }
    : { name, version: folder, file: rest }
}
