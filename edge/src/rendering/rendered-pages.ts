import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { basePathsOf } from 'shared-contracts/release'
import type { DocumentOrigin } from 'shared-contracts/rendering-report'
import { isStaticPattern } from 'shared-contracts/routes'
import type { ApiAnswer } from '../data/api-answers.ts'
import type { DocumentPage } from '../pages/document-page.ts'
import type { LoadedRelease } from '../releases/read-release.ts'
import {
  readAnswers,
  renderWithAnswers,
  type AnsweredRenderOptions,
  type Answers,
} from './answered-render.ts'
import { ExpectedCalls } from './expected-calls.ts'
import { isPreview, isUnlimited, knownSearch, movedPath, recordOf } from './page-address.ts'
import { ReleasePauses } from './release-pauses.ts'
import { RenderFailure } from './render-failure.ts'
import { RenderedPage } from './rendered-page.ts'
import type { RenderingFigures } from './rendering-figures.ts'

/** Age up to which a checked page is served unchecked, in milliseconds. */
const FRESH_MS = 1_000

/** Age from which a page is checked before it is served, in milliseconds. */
const STALE_MS = 3_500

/** Age from which a check is worth as long a wait as a page that is not cached, in milliseconds. */
const OLD_MS = 30_000

/** Maximum time that a visitor waits for a page that is not cached yet or old, and for a check, in milliseconds. */
const FIRST_WAIT_MS = 1_200
const CHECK_WAIT_MS = 400

/** Time for which a whole page is not replaced by one with gaps, in milliseconds. */
const KEEP_WHOLE_MS = 24 * 3_600_000

/** Size of an entry without its page: keys, tags and times, in bytes. A record's address limits the key's length. */
const ENTRY_BYTES = 1_000

/** What an address leads to. */
export type FoundPage =
  | {
      readonly kind: 'page'
      /** Null to use the build's fragment. */
      readonly page: RenderedPage | null
      readonly how: 'rendered' | 'kept' | 'built'
      /** Why it could not be rendered, for developers; null if it was rendered, or is still pending. */
      readonly fault: string | null
    }
  /** Its data show that there is no such page. */
  | { readonly kind: 'missing' }
  /** Its data show that it has another address: the remote's own path. */
  | { readonly kind: 'moved'; readonly path: string }

interface HeldPage {
  page: RenderedPage | null
  /** Tags of the answers that it was made from, by path; null for no answer. */
  tags: ReadonlyMap<string, string | null>
  /** On the monotonic clock, as the next: when its answers were last compared, and when it was rendered. */
  checkedAt: number
  renderedAt: number
  /** When the API last confirmed the oldest answer of the page, in milliseconds since 1970; null if it has none. */
  dataAt: number | null
  /** Whether the tags belong to a page with gaps that did not replace the cached one. */
  isBehind: boolean
  /** Why the last attempt failed, and who is responsible; null if it succeeded. */
  failure: RenderFailure | null
  /** Age at which the browser would fetch the page's data again, in milliseconds; null for never. */
  freshMs: number | null
  work: Promise<void> | null
  workSince: number
}

export interface RenderedPagesOptions extends AnsweredRenderOptions {
  readonly figures: RenderingFigures
  /** Memory for cached pages, in bytes; the least recently used are evicted first. */
  readonly maxBytes: number
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Cache of pages with their data. A visitor gets the cached page at once, and the page is checked afterwards; a
 * page that has not been checked for a while is checked first. If rendering is late or fails, the build's page is
 * served.
 */
export class RenderedPages {
  private readonly options: RenderedPagesOptions
  private readonly held: LRUCache<string, HeldPage>
  private readonly pauses = new ReleasePauses()
  private readonly expected = new ExpectedCalls()
  private warming: Promise<void> = Promise.resolve()
  private isClosed = false

  constructor(options: RenderedPagesOptions) {
    this.options = options
    this.held = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }) => (page?.bytes ?? 0) + ENTRY_BYTES,
    })
  }

  /** Finds the page for an address of a release, as fresh as possible without a long wait. */
  async find(page: DocumentPage, url: string): Promise<FoundPage> {
    if (isPreview(url) || isUnlimited(page.route)) {
      return { kind: 'page', page: null, how: 'built', fault: null }
    }
    const { release, serverPages } = page.loaded
    const { renderer, figures } = this.options
    if (!renderer) return this.built(page, 'no-renderer')
    if (serverPages === null) return this.built(page, 'no-server-build')
    const record = recordOf(page.route, page.path)
    if (record !== null) {
      if (!this.options.answers.canRead(record)) return { kind: 'missing' }
      const answer = await within(CHECK_WAIT_MS, this.options.answers.read(record))
      if (answer?.status === 404) return { kind: 'missing' }
      const path = answer?.location ? movedPath(page.route, answer.location) : null
      if (path !== null) return { kind: 'moved', path }
    }
    const search = await knownSearch(page.route, url, async (list) => {
      const answer = await within(CHECK_WAIT_MS, this.options.answers.read(list))
      return answer?.status === 200 ? answer.body : null
    })
    const entry = this.begin(page, search)
    const wasKept = entry.page !== null
    const age = performance.now() - entry.checkedAt
    const isPaused = !entry.work && this.pauses.has(keyOf(page))
    if (entry.work && age >= STALE_MS) {
      const patience = wasKept && age < OLD_MS ? CHECK_WAIT_MS : FIRST_WAIT_MS
      // A later visitor waits no longer than the first one.
      await within(patience - (performance.now() - entry.workSince), entry.work)
    }
    if (!entry.page) {
      return this.built(page, isPaused ? 'paused' : whyBuilt(entry), entry.failure?.message)
    }
    const how = wasKept ? 'kept' : 'rendered'
    figures.served(release, how, entry.dataAt === null ? null : Date.now() - entry.dataAt)
    return { kind: 'page', page: entry.page, how, fault: null }
  }

  /** Renders the pages of a release that has just gone live, one after the other, before visitors ask for them. */
  warm(loaded: LoadedRelease): void {
    const { release, serverPages } = loaded
    if (serverPages === null) return
    const pages = basePathsOf(release).flatMap((basePath) =>
      release.routes
        .filter(({ path }) => isStaticPattern(path))
        .map((route): DocumentPage => ({ loaded, route, basePath, path: route.path })),
    )
    this.warming = this.warming.then(async () => {
      for (const page of pages) if (!this.isClosed) await this.begin(page, '').work
    })
  }

  /** Starts no further work, and closes the renderer. */
  close(): void {
    this.isClosed = true
    this.options.renderer?.close()
  }

  /** Number of cached pages, and their bytes. */
  get heldPages(): { readonly count: number; readonly bytes: number } {
    return { count: this.held.size, bytes: this.held.calculatedSize }
  }

  private built({ loaded }: DocumentPage, why: DocumentOrigin, fault?: string): FoundPage {
    this.options.figures.served(loaded.release, why, null)
    return { kind: 'page', page: null, how: 'built', fault: fault ?? null }
  }

  /** Returns the cache entry of a page. Starts to check or render it unless that was done recently. */
  private begin(page: DocumentPage, search: string): HeldPage {
    const key = `${keyOf(page)} ${page.basePath}${page.path}${search}`
    const entry = this.entry(key)
    const age = performance.now() - entry.checkedAt
    if (age >= FRESH_MS) this.startWork(key, entry, page, search)
    return entry
  }

  private entry(key: string): HeldPage {
    const known = this.held.get(key)
    if (known) return known
    const entry: HeldPage = {
      page: null,
      tags: new Map(),
      checkedAt: -Infinity,
      renderedAt: -Infinity,
      dataAt: null,
      isBehind: false,
      failure: null,
      freshMs: null,
      work: null,
      workSince: 0,
    }
    this.held.set(key, entry)
    return entry
  }

  private startWork(key: string, entry: HeldPage, page: DocumentPage, search: string): void {
    if (entry.work || this.pauses.has(keyOf(page)) || !this.options.renderer) return
    entry.workSince = performance.now()
    entry.work = this.renew(entry, page, search)
      .catch((error: unknown) => {
        entry.failure = this.fail(page, error)
      })
      .finally(() => {
        entry.work = null
        // The cache does not notice that the size of an entry it holds has changed.
        this.held.delete(key)
        this.held.set(key, entry)
      })
  }

  private async renew(entry: HeldPage, page: DocumentPage, search: string): Promise<void> {
    const paths = [...entry.tags.keys(), ...page.route.data]
    if (!entry.page) paths.push(...(await this.likelyCalls(page)))
    const answers = await readAnswers(this.options.answers, paths)
    const now = performance.now()
    const isAged = entry.freshMs !== null && now - entry.renderedAt > entry.freshMs / 3
    const isSame = [...entry.tags].every(([path, tag]) => tagOf(answers.get(path)) === tag)
    if (!entry.page || isAged || !isSame) await this.render(entry, page, search, answers)
    else if (!entry.isBehind) entry.dataAt = oldest(answers, [...entry.tags.keys()])
    entry.checkedAt = performance.now()
    entry.failure = null
  }

  private async likelyCalls(page: DocumentPage): Promise<readonly string[]> {
    const record = recordOf(page.route, page.path)
    if (record === null) return []
    const answer = await this.options.answers.read(record)
    return [record, ...this.expected.of(keyOf(page), page, answer?.body ?? null)]
  }

  private async render(
    entry: HeldPage,
    page: DocumentPage,
    search: string,
    answers: Answers,
  ): Promise<void> {
    const startedAt = performance.now()
    const outcome = await renderWithAnswers(page, search, answers, this.options)
    const tookMs = performance.now() - startedAt
    this.options.figures.rendered(page.loaded.release, tookMs, outcome.faults.length)
    this.pauses.end(keyOf(page))
    const record = recordOf(page.route, page.path) ?? ''
    this.expected.remember(keyOf(page), page, answers.get(record)?.body ?? null, outcome.asked)
    const isWorse = entry.page?.isWhole === true && !outcome.isWhole
    const rendered = await RenderedPage.of(search, outcome)
    entry.tags = new Map(outcome.asked.map((path) => [path, tagOf(answers.get(path))]))
    entry.freshMs = outcome.freshMs
    entry.isBehind = isWorse && performance.now() - entry.renderedAt < KEEP_WHOLE_MS
    if (entry.isBehind) return
    entry.renderedAt = performance.now()
    entry.dataAt = oldest(answers, outcome.asked)
    entry.page = rendered
  }

  private fail(page: DocumentPage, error: unknown): RenderFailure {
    const { log, figures } = this.options
    const { name, version } = page.loaded.release
    const failure =
      error instanceof RenderFailure
        ? error
        : new RenderFailure('edge', error instanceof Error ? error.message : String(error))
    const { owner, message: reason } = failure
    figures.failed(page.loaded.release, owner, reason)
    log.warn({ release: `${name}@${version}`, path: page.path, owner, reason }, 'page not rendered')
    if (owner === 'release') this.pauses.begin(keyOf(page))
    return failure
  }
}

/** Key by which a release is paused: another digest makes another release. */
const keyOf = ({ loaded: { release, digest } }: DocumentPage) => `${release.name}@${digest}`

/** Why only the build's page is available, if the release is not paused. */
function whyBuilt({ work, failure }: HeldPage): DocumentOrigin {
  if (work) return 'late'
  return failure?.owner === 'busy' ? 'busy' : 'failed'
}

/** Returns when the API last confirmed the oldest of a page's answers; null if it has none. */
function oldest(answers: Answers, asked: readonly string[]): number | null {
  const moments = asked.flatMap((path) => answers.get(path)?.at ?? [])
  return moments.length > 0 ? Math.min(...moments) : null
}

const tagOf = (answer: ApiAnswer | null | undefined) => answer?.tag ?? null

/** Resolves to a promise's value, or to undefined after the time limit. */
async function within<T>(limitMs: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, limitMs))
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
