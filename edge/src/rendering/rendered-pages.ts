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
import { isPreview, knownSearch, movedPath, recordOf } from './page-address.ts'
import { ReleasePauses } from './release-pauses.ts'
import { RenderFailure } from './render-failure.ts'
import { RenderedPage } from './rendered-page.ts'
import type { RenderingFigures } from './rendering-figures.ts'

/** A page that was checked within this time is served as it is, in milliseconds. */
const FRESH_MS = 1_000

/** An older one is checked before it is served: nobody gets a page that is more than this behind, in milliseconds. */
const STALE_MS = 3_500

/** How long a visitor waits for a page that is not there yet, and for a newer one, in milliseconds. */
const FIRST_WAIT_MS = 1_200
const CHECK_WAIT_MS = 400

/** A whole page is not given up for one with gaps within this time, in milliseconds. */
const KEEP_WHOLE_MS = 24 * 3_600_000

/** What an entry takes besides its page: keys, tags and times, in bytes. */
const ENTRY_BYTES = 1_000

/** What becomes of an address. */
export type FoundPage =
  | {
      readonly kind: 'page'
      /** Null where the build's own fragment has to do. */
      readonly page: RenderedPage | null
      readonly how: 'rendered' | 'kept' | 'built'
      /** Why it could not be rendered, for developers; null where it was, or is still awaited. */
      readonly fault: string | null
    }
  /** Its data say that there is no such page. */
  | { readonly kind: 'missing' }
  /** Its data say that it has another address: the remote's own path. */
  | { readonly kind: 'moved'; readonly path: string }

interface HeldPage {
  page: RenderedPage | null
  /** Answers that it was made from, by path; null where there was none. */
  tags: ReadonlyMap<string, string | null>
  /** On the monotonic clock, as the next: when its answers were last compared, and when it was rendered. */
  checkedAt: number
  renderedAt: number
  /** When the oldest answer of the page was known to be true, in milliseconds since 1970; null where it has none. */
  dataAt: number | null
  /** Whether the tags are those of a page with gaps, which was not taken for the one that is held. */
  isBehind: boolean
  /** Why the last attempt failed, and who has to act; null where it succeeded. */
  failure: RenderFailure | null
  /** After this time the browser would ask anew for what the page holds, in milliseconds; null where never. */
  freshMs: number | null
  work: Promise<void> | null
  workSince: number
}

export interface RenderedPagesOptions extends AnsweredRenderOptions {
  readonly figures: RenderingFigures
  /** Memory for the pages that are held; what was not asked for longest goes first. */
  readonly maxBytes: number
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Pages with their data, kept until their data change. A visitor gets what is kept at once, and the page is
 * checked afterwards; only what has not been checked for a while is checked first. Whatever is late or fails
 * leaves the page that the build made.
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

  /** The page for an address of a release, as new as it can be had without waiting for long. */
  async find(page: DocumentPage, url: string): Promise<FoundPage> {
    if (isPreview(url)) return { kind: 'page', page: null, how: 'built', fault: null }
    const { release, serverPages } = page.loaded
    const { renderer, figures } = this.options
    if (!renderer) return this.built(page, 'no-renderer')
    if (serverPages === null) return this.built(page, 'no-server-build')
    const record = recordOf(page.route, page.path)
    if (record !== null) {
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
      const patience = wasKept ? CHECK_WAIT_MS : FIRST_WAIT_MS
      // Who comes later waits no longer than who came first.
      await within(patience - (performance.now() - entry.workSince), entry.work)
    }
    if (!entry.page) {
      return this.built(page, isPaused ? 'paused' : whyBuilt(entry), entry.failure?.message)
    }
    const how = wasKept ? 'kept' : 'rendered'
    figures.served(release, how, entry.dataAt === null ? null : Date.now() - entry.dataAt)
    return { kind: 'page', page: entry.page, how, fault: null }
  }

  /** Renders the pages of a release that has just gone live, one after the other, before a visitor waits for one. */
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

  /** Nothing is begun any more. */
  close(): void {
    this.isClosed = true
    this.options.renderer?.close()
  }

  /** Pages that are held, and their bytes. */
  get heldPages(): { readonly count: number; readonly bytes: number } {
    return { count: this.held.size, bytes: this.held.calculatedSize }
  }

  private built({ loaded }: DocumentPage, why: DocumentOrigin, fault?: string): FoundPage {
    this.options.figures.served(loaded.release, why, null)
    return { kind: 'page', page: null, how: 'built', fault: fault ?? null }
  }

  /** What is held of a page. It is checked, or rendered, from now on if that was not done lately. */
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
        // Its size has changed, which the cache does not learn of what it holds already.
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

/** Name of a release by which it is paused: what has another digest is another one. */
const keyOf = ({ loaded: { release, digest } }: DocumentPage) => `${release.name}@${digest}`

/** Why there is nothing but what the build made, where the release is not paused. */
function whyBuilt({ work, failure }: HeldPage): DocumentOrigin {
  if (work) return 'late'
  return failure?.owner === 'busy' ? 'busy' : 'failed'
}

/** When the oldest of a page's answers was known to be true; null where it has none. */
function oldest(answers: Answers, asked: readonly string[]): number | null {
  const moments = asked.flatMap((path) => answers.get(path)?.at ?? [])
  return moments.length > 0 ? Math.min(...moments) : null
}

const tagOf = (answer: ApiAnswer | null | undefined) => answer?.tag ?? null

/** What a promise gives, or undefined when it takes longer. */
async function within<T>(limitMs: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, limitMs))
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
