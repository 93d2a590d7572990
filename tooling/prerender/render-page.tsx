import {
  createToastStore,
  type HostServices,
  type NavigationTarget,
  type RemoteLocation,
} from 'shared-contracts/host'
import { createQueryClient } from 'shared-contracts/query'
import type { Fragment } from 'shared-contracts/release'
import { identifierPrefixOf, RemoteApp, type RemoteDefinition } from 'shared-contracts/remote'
// The build puts the definition of the remote that it renders in this name's place.
import { remote } from 'prerendered-remote'
import { renderFragment } from './render-fragment.tsx'

export const definition: RemoteDefinition = remote

/** Renders one page as a visitor's browser first sees it: on the bare path, with its data still to come. */
export function renderPage(basePath: string, path: string): Promise<Fragment> {
  const location: RemoteLocation = {
    pathname: path === '/' ? basePath || '/' : basePath + path,
    search: '',
    hash: '',
    state: null,
    key: 'default',
  }
  return renderFragment(
    (cache) => (
      <RemoteApp
        definition={definition}
        host={hostServices(basePath, cache)}
        location={location}
        isPrerendered
      />
    ),
    identifierPrefixOf(definition.name),
  )
}

function hostServices(basePath: string, styleCache: unknown): HostServices {
  const stay = () => {
    throw new Error('A page navigated while it was prerendered')
  }
  const createHref = (to: NavigationTarget) =>
    typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '')
  return {
    basePath,
    // Queries start in effects, which no prerender runs: the fragment shows them in their loading state.
    queryClient: createQueryClient(),
    styleCache,
    navigator: { createHref, push: stay, replace: stay, go: stay },
    toasts: createToastStore(),
    telemetry: () => undefined,
  }
}
