import { compileRuntime, ReleaseContext } from 'edge/rendering/release-context'
import {
  RenderOutcome,
  STATE_ID,
  type RenderAnswer,
  type RenderRequest,
} from 'shared-contracts/rendering'
import type { HostSettings } from 'shared-contracts/release'
import { selectRoute, type RemoteAddresses } from 'shared-contracts/select-route'
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
   * @returns the document. Its slot is empty during the first compilation and for an unknown page. If the
   * rendering fails, the document contains the reason, and the browser renders the page.
   */
  async document(url: string): Promise<string> {
    const { template, pages } = this.options
    const script = pages.latest()
    if (script === null) return template
    try {
      const rendered = await this.render(new URL(url, 'http://alone.invalid'), script)
      return rendered ? filled(template, rendered) : template
    } catch (error) {
      return withFault(template, error instanceof Error ? (error.stack ?? error.message) : error)
    }
  }

  private async render({ pathname, search }: URL, script: string): Promise<RenderedPage | null> {
    const { addresses, settings } = this.options
    const selection = selectRoute(pathname, [await addresses()])
    if (!selection) return null
    const context = await this.contextOf(script)
    const answers: Record<string, RenderAnswer | null> = {}
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const { basePath, path } = selection
      const request: RenderRequest = { basePath, path, search, answers, isBuilt: false, settings }
      const outcome = v.parse(RenderOutcome, JSON.parse(context.render(JSON.stringify(request))))
      if (outcome.kind === 'page') return outcome
      if (outcome.kind === 'failed') throw new Error(outcome.reason)
      for (const need of outcome.needs) answers[need] = await this.answer(need)
    }
    throw new Error(`${pathname} asks for more with every answer`)
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

function withFault(template: string, fault: unknown): string {
  const text = String(fault).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const note = `<pre role="alert">The server could not render this page, so the browser drew it:\n${text}</pre>`
  return template.replace(EMPTY_SLOT, () => note + EMPTY_SLOT)
}
