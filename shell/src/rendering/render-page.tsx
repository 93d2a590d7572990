import { Fragment as Unbounded } from 'react'
import {
  createToastStore,
  type HostServices,
  type NavigationTarget,
  type RemoteLocation,
  type StyleCache,
} from 'shared-contracts/host'
import { createQueryClient } from 'shared-contracts/query'
import type { Fragment } from 'shared-contracts/release'
import {
  identifierPrefixOf,
  RemoteApp,
  type RemoteAppProps,
  type RemoteDefinition,
} from 'shared-contracts/remote'
import type { RenderOutcome, RenderRequest } from 'shared-contracts/rendering'
import { findRoute } from 'shared-contracts/routes'
import { HeldAnswers } from './held-answers.ts'
import { PageQueries } from './page-queries.ts'
import { renderFragment } from './render-fragment.ts'

/**
 * Maximum number of renderings of a page: once to find its queries, again for queries that depend on responses,
 * and a few times while lazy parts arrive.
 */
const MAX_PASSES = 12

/**
 * Renders one page as a visitor's browser first shows it. The page's API calls are found by rendering it: its
 * pending queries are answered from the request, and it is rendered again until none is left.
 */
export async function renderPage(
  definition: RemoteDefinition,
  request: RenderRequest,
): Promise<RenderOutcome> {
  const answers = new HeldAnswers(request.answers)
  globalThis.fetch = answers.fetch
  const queryClient = createQueryClient()
  const queries = new PageQueries(queryClient, answers)
  const { basePath, path, search, isBuilt, settings } = request
  const pathname = path === '/' ? basePath || '/' : basePath + path
  const location: RemoteLocation = { pathname, search, hash: '', state: null, key: 'default' }
  const render = (others: Partial<RemoteAppProps> = {}) =>
    renderFragment(
      (styleCache) => (
        <RemoteApp
          definition={definition}
          host={hostServices({ basePath, queryClient, styleCache, settings })}
          location={location}
          isPrerendered={isBuilt}
          {...others}
        />
      ),
      identifierPrefixOf(definition.name),
    )
  // Loaded before rendering, so that an error in its script is reported.
  await findRoute(definition.routes, path)?.page()
  let fragment: Fragment | null = null
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    fragment = render()
    const hasMore = !isBuilt && (await queries.answer())
    if (answers.missing.size > 0) return { kind: 'needs', needs: [...answers.missing] }
    if (fragment && !hasMore) break
    fragment = null
    await settled()
  }
  if (!fragment) {
    // Without its boundary, the page's own error is thrown here.
    render({ Boundary: Unbounded })
    throw new Error('The page asks for ever, or a part of it never arrives')
  }
  return {
    kind: 'page',
    fragment,
    state: isBuilt ? [] : queries.state(),
    isWhole: queries.isWhole,
    freshMs: queries.freshMs,
    asked: [...answers.asked],
    faults: queries.faults,
  }
}

interface HostParts {
  readonly basePath: string
  readonly queryClient: HostServices['queryClient']
  readonly styleCache: StyleCache
  readonly settings: RenderRequest['settings']
}

function hostServices({ basePath, queryClient, styleCache, settings }: HostParts): HostServices {
  const stay = () => {
    throw new Error('A page navigated while it was rendered')
  }
  const createHref = (to: NavigationTarget) =>
    typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '')
  return {
    basePath,
    queryClient,
    styleCache,
    navigator: { createHref, push: stay, replace: stay, go: stay },
    toasts: createToastStore(),
    telemetry: () => undefined,
    ...(settings && { settings }),
  }
}

/** Waits for imports of an available script, and for what depends on them. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
