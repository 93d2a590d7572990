import './web-platform.ts'
import type { RemoteDefinition } from 'shared-contracts/remote'
import type { RenderOutcome, RenderRequest } from 'shared-contracts/rendering'
import { drawFields } from 'shared-ui/fields'
import { describeRemote } from './describe-remote.ts'
import { renderPage } from './render-page.tsx'
import { renderThemes } from './render-themes.tsx'
import { SHARED_MODULES } from './shared-modules.ts'

/**
 * The host's half of rendering at a server: one script for a bare JavaScript context, in which one release's
 * server build follows. Only texts cross the border of the context.
 */
interface RenderingContext {
  /** Where a release's script takes React and the design system from. */
  shared: typeof SHARED_MODULES
  /** Set by the release's script. */
  pages?: { readonly remote: RemoteDefinition }
  /** What is to be rendered, as JSON, and what became of it. */
  request?: string
  outcome?: string
  render: () => void
  renderScreens: () => void
  describe: () => void
}

// Of a bare context's global object, TypeScript knows nothing.
const context = globalThis as unknown as RenderingContext

context.shared = SHARED_MODULES

// Documents bring fields finished.
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
