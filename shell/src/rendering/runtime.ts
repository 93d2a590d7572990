import './web-platform.ts'
import type { RemoteDefinition } from 'shared-contracts/remote'
import type { RenderOutcome, RenderRequest } from 'shared-contracts/rendering'
import { drawFields } from 'shared-ui/fields'
import { describeRemote } from './describe-remote.ts'
import { renderPage } from './render-page.tsx'
import { renderThemes } from './render-themes.tsx'
import { SHARED_MODULES } from './shared-modules.ts'

/**
 * The host's part of server rendering: one script for a bare JavaScript context, into which one release's
 * server build is loaded next. Only texts cross the boundary of the context.
 */
interface RenderingContext {
  /** Source of React and the design system for a release's script. */
  shared: typeof SHARED_MODULES
  /** Set by the release's script. */
  pages?: { readonly remote: RemoteDefinition }
  /** Render request and outcome, as JSON. */
  request?: string
  outcome?: string
  render: () => void
  renderScreens: () => void
  describe: () => void
}

// TypeScript does not know the global object of a bare context.
const context = globalThis as unknown as RenderingContext

context.shared = SHARED_MODULES

// Documents contain complete fields.
drawFields()

const finish = (outcome: unknown) => {
  context.outcome = JSON.stringify(outcome)
}

const fail = (error: unknown) =>
  finish({
    kind: 'failed',
    reason: (error instanceof Error ? (error.stack ?? String(error)) : String(error)).slice(
      0,
      2_000,
    ),
  } satisfies RenderOutcome)

context.render = () => {
  delete context.outcome
  const { pages, request } = context
  if (!pages || request === undefined) return fail(new Error('There is nothing to render'))
  renderPage(pages.remote, JSON.parse(request) as RenderRequest).then(finish, fail)
}

context.renderScreens = () => finish(renderThemes())

context.describe = () => {
  delete context.outcome
  describeRemote(context.pages?.remote).then(finish, fail)
}
