import { compileRuntime, ReleaseContext } from 'edge/rendering/release-context'
import {
  RenderOutcome,
  STATE_ID,
  type RenderAnswer,
  type RenderRequest,
} from 'shared-contracts/rendering'
import type { HostSettings } from 'shared-contracts/release'
import {
  selectRoute,
  type RemoteAddresses,
  type RouteSelection,
} from 'shared-contracts/select-route'
import * as v from 'valibot'
import type { ServerPages } from './server-pages.ts'

/** Most rounds of queries of a page: data can reveal parts with further queries. */
const MAX_ROUNDS = 5

export interface StandalonePagesOptions {
  readonly pages: Pick<ServerPages, 'latest'>
  /** Source of the runtime that renders them. */
  readonly runtime: () => Promise<string>
  /** Addresses of the remote. */
  readonly addresses: () => Promise<RemoteAddresses>
  /** Document with an empty slot. */
  readonly template: string
  readonly apiOrigin: string
  readonly settings: HostSettings
}

export interface StandaloneDocument {
  readonly status: 200 | 404
  readonly html: string
}

type RenderedPage = Extract<RenderOutcome, { kind: 'page' }>

/** Renders documents of a standalone remote with their data, as the edge does for a release. */
export class StandalonePages {
  private readonly options: StandalonePagesOptions
  private compiled: { readonly script: string; readonly context: ReleaseContext } | null = null

  constructor(options: StandalonePagesOptions) {
    this.options = options
  }

  /**
   * @param url path and query.
   * @returns the document. Its slot is empty during the first compilation, and at the root, from where the browser
   * leads to the remote's home. If the rendering fails, the document contains the reason, and the browser renders
   * the page. The document of an unknown page lists those that there are.
   */
  async document(url: string): Promise<StandaloneDocument> {
    const { template, pages } = this.options
    const script = pages.latest()
    if (script === null) return { status: 200, html: template }
    try {
      const { pathname, search } = new URL(url, 'http://alone.invalid')
      const addresses = await this.options.addresses()
      const selection = selectRoute(pathname, [addresses])
      if (selection) {
        const rendered = await this.render(selection, search, script)
        return { status: 200, html: filled(template, rendered) }
      }
      if (pathname === '/') return { status: 200, html: template }
      return { status: 404, html: unknownPage(pathname, addresses) }
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : error
      return { status: 200, html: withFault(template, reason) }
    }
  }

  private async render(
    { basePath, path }: RouteSelection,
    search: string,
    script: string,
  ): Promise<RenderedPage> {
    const { settings } = this.options
    const context = await this.contextOf(script)
    const answers: Record<string, RenderAnswer | null> = {}
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const request: RenderRequest = { basePath, path, search, answers, isBuilt: false, settings }
      const outcome = v.parse(RenderOutcome, JSON.parse(context.render(JSON.stringify(request))))
      if (outcome.kind === 'page') return outcome
      if (outcome.kind === 'failed') throw new Error(outcome.reason)
      for (const need of outcome.needs) answers[need] = await this.answer(need)
    }
    throw new Error(`${path} asks for more with every answer`)
  }

  private async contextOf(script: string): Promise<ReleaseContext> {
    if (this.compiled?.script === script) return this.compiled.context
    const runtime = compileRuntime(await this.options.runtime())
    const context = new ReleaseContext({ label: 'source', runtime, pages: script })
    this.compiled = { script, context }
    return context
  }

  /** Fetches from the API. Null if it does not respond: that part of the page stays in its loading state. */
  private async answer(path: string): Promise<RenderAnswer | null> {
    try {
      const { status, text } = await fetch(new URL(path, this.options.apiOrigin)).then(
        async (answer) => ({ status: answer.status, text: await answer.text() }),
      )
      return { status, body: text, at: Date.now() }
    } catch {
      return null
    }
  }
}

const EMPTY_SLOT = '<div id="slot"></div>'
const HEAD_END = '</head>'

function filled(template: string, { fragment, state, isWhole }: RenderedPage): string {
  const { head, styles, styleIds, html } = fragment
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return template
    .replace(
      HEAD_END,
      () =>
        `${head}<style data-emotion="css" data-names="${styleIds.join(' ')}">${styles}</style>` +
        `<script type="application/json" id="${STATE_ID}">${json}</script>${HEAD_END}`,
    )
    .replace(
      EMPTY_SLOT,
      () => `<div id="slot"><div data-fragment="${isWhole ? 'whole' : 'part'}">${html}</div></div>`,
    )
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function withFault(template: string, fault: unknown): string {
  const text = escaped(String(fault))
  const note = `<pre role="alert">The server could not render this page, so the browser drew it:\n${text}</pre>`
  return template.replace(EMPTY_SLOT, () => note + EMPTY_SLOT)
}

/** The other sites' pages, to which a remote links, are not served here either. */
function unknownPage(pathname: string, addresses: RemoteAddresses): string {
  const { remote, basePaths, patterns = [] } = addresses
  const pages = basePaths
    .flatMap((basePath) => patterns.map((pattern) => (basePath + pattern).replace(/(.)\/$/, '$1')))
    .map((page) => (/[:*]/.test(page) ? page : `<a href="${page}">${page}</a>`))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="icon" href="data:," />
<title>Not in ${remote}</title>
<h1>${remote} runs alone here, and has no page at ${escaped(pathname)}</h1>
<p>Its pages:</p>
<ul>${pages.map((page) => `<li>${page}</li>`).join('')}</ul>
</html>
`
}
