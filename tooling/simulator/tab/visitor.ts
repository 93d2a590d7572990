import { scriptIntegrity, sharedFolders, type DocumentData } from 'shared-contracts/release'
import type { OfferedDocument } from 'edge/testing/edge-parts'
import { SPREAD_MS } from 'edge/testing/edge-parts'
import { integrityOf, shortIntegrityOf } from 'shared-server/integrity'
import { loadPage } from 'shell/host/load-page'
import { Releases } from 'shell/host/releases'
import { answerOf } from '../world/api.ts'
import { releaseNamedIn } from '../world/builds.ts'
import { useTab, type BrowserTab } from './current-tab.ts'
import { scriptAddress } from './import-map.ts'
import { entryOf } from './load-remote.ts'

/** Requests a file from the site, by its address without query. */
export type Ask = (
  address: string,
  signal?: AbortSignal | null,
) => Promise<{ readonly status: number; readonly content: Buffer | null }>

/** Result of showing a page in a tab. */
export interface ShownPage {
  readonly asked: string
  /** Version that is shown; null where none could be loaded. */
  readonly shown: string | null
  /** Release named in each part of the page, the entry first; null if a part names none. */
  readonly labels: readonly (string | null)[]
  /** Versions that failed to load. */
  readonly failed: readonly string[]
}

const DOCUMENT = {
  settings: {},
  telemetryShare: 0,
  nonce: '',
  ticket: null,
} satisfies Partial<DocumentData>

/** A browser with its cache and its one open tab. */
export class Visitor {
  readonly id: string
  tab: Tab | null = null
  /** Cached files by address: a file is requested once, except for a reload. */
  readonly cache = new Map<string, Buffer>()
  private revision = 0
  private forgetsAt = -Infinity

  constructor(id: string) {
    this.id = id
  }

  /** Stores the registry's revision that came with a document, for the lifetime of its cookie. */
  tell(revision: number | null, now: number): void {
    if (revision === null || revision <= this.told(now)) return
    this.revision = revision
    this.forgetsAt = now + SPREAD_MS
  }

  /** Returns the stored revision; 0 if there is none, or it has expired. */
  told(now: number): number {
    return now < this.forgetsAt ? this.revision : 0
  }
}

/** A running document: the shell's own choice of releases, in a browser that verifies integrity where told to. */
export class Tab implements BrowserTab {
  readonly integrity = new Map<string, string>()
  readonly imports: Map<string, string>
  readonly failed = new Set<string>()
  readonly entryFailures = new Map<string, number>()
  private readonly modules = new Map<string, string>()
  private readonly releases: Releases
  private readonly visitor: Visitor
  private readonly ask: Ask
  private readonly onTaken: (address: string, content: Buffer) => void

  /** @param onTaken called with each script before it runs, and with each accepted description. */
  constructor(
    visitor: Visitor,
    { data, page }: OfferedDocument,
    ask: Ask,
    onTaken: (address: string, content: Buffer) => void,
  ) {
    this.visitor = visitor
    this.ask = ask
    this.onTaken = onTaken
    this.releases = new Releases({ ...DOCUMENT, ...data }, undefined)
    this.imports = new Map(page ? Object.entries(sharedFolders(page.loaded.release)) : [])
    if (!page) return
    for (const [address, value] of Object.entries(scriptIntegrity(page.loaded.release))) {
      this.integrity.set(address, value)
    }
  }

  /** Loads the page of a path, as the host does. Null where only a new document can answer. */
  async show(pathname: string): Promise<ShownPage | null> {
    const selection = this.releases.select(pathname)
    const asked = selection && this.releases.versionOf(selection.remote)
    if (!selection || asked === undefined || asked === null) return null
    const failed: string[] = []
    useTab(this)
    try {
      const report = ({ version }: { version: string }) => void failed.push(version)
      const page = await loadPage(selection, asked, this.releases, report, () => undefined)
      if (!page) return null
      const { release, mount } = page
      const scripts = release.routes.flatMap((route) => route.scripts)
      const labels = [
        releaseNamedIn(entryOf(mount)),
        ...scripts.map((file) =>
          releaseNamedIn(
            this.modules.get(scriptAddress(release, file)) ?? '',
            `${release.name}@${release.version}`,
          ),
        ),
      ]
      return { asked, shown: release.version, labels, failed }
    } catch {
      return { asked, shown: null, labels: [], failed }
    } finally {
      useTab(null)
    }
  }

  async fetch(address: string, { integrity, cache, signal }: RequestInit = {}): Promise<Response> {
    const { status, content } = await this.load(address, cache === 'reload', signal)
    if (content && integrity && !isVouchedFor(content, integrity))
      throw new TypeError('Failed to fetch')
    if (content && !cache) this.onTaken(address, content)
    return Object.assign(answerOf(status, content?.toString() ?? ''), {
      arrayBuffer: () => Promise.resolve(content),
    })
  }

  readonly importScript = async (address: string): Promise<string> => {
    const known = this.modules.get(address)
    if (known !== undefined) return known
    const { status, content } = await this.load(address, false)
    const integrity = this.integrity.get(address)
    const isRefused = content && integrity !== undefined && integrityOf(content) !== integrity
    if (status !== 200 || !content || isRefused) {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    this.onTaken(address, content)
    this.modules.set(address, content.toString())
    return content.toString()
  }

  private async load(address: string, isReload: boolean, signal?: AbortSignal | null) {
    const known = isReload ? undefined : this.visitor.cache.get(address)
    if (known) return { status: 200, content: known }
    const answer = await this.ask(address.replace(/\?.*/, ''), signal)
    if (answer.status === 200 && answer.content) this.visitor.cache.set(address, answer.content)
    return answer
  }
}

/** Tells whether content matches either kind of digest that documents contain. */
const isVouchedFor = (content: Buffer, integrity: string) =>
  [integrityOf, shortIntegrityOf].some((digestOf) => digestOf(content) === integrity)
