import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { Mount, MountedRemote, RemoteLocation } from './host.ts'
import { RemoteApp } from './RemoteApp.tsx'
import type { RemoteDefinition } from './remote-definition.ts'

export { RemoteApp } from './RemoteApp.tsx'
export { TimeLimitError, withTimeLimit } from './time-limit.ts'
export {
  pageChunkName,
  type FailureProps,
  type RemoteDefinition,
  type RemoteRoute,
} from './remote-definition.ts'

/** Prefix of the ids that React makes; prerender and browser must agree on it. */
export const identifierPrefixOf = (remote: string) => `${remote}-`

/**
 * Builds a remote's `mount` from its definition, so that a remote writes no mounting code.
 *
 * The remote renders in a React root of its own. Updates are transitions: a plain render while the script
 * of a page is on its way would drop the prerendered page from the document.
 */
export function createRemote(definition: RemoteDefinition): { mount: Mount } {
  const mount: Mount = (element, host, options): MountedRemote => {
    const app = (location: RemoteLocation) => (
      <RemoteApp
        definition={definition}
        host={host}
        location={location}
        onShown={(shown) => {
          // The fragment was made for the bare path; query and hash follow once it is hydrated.
          if (shown === bare && bare !== options.location) update(options.location)
          else options.onShown(shown)
        }}
      />
    )
    const rootOptions = { identifierPrefix: identifierPrefixOf(definition.name) }
    const bare = options.hydrate ? bareLocation(options.location) : null
    const root: Root = bare
      ? hydrateRoot(element, app(bare), rootOptions)
      : createRoot(element, rootOptions)
    const update = (location: RemoteLocation) => startTransition(() => root.render(app(location)))
    if (!bare) update(options.location)
    return { update, unmount: () => root.unmount() }
  }
  return { mount }
}

function bareLocation(location: RemoteLocation): RemoteLocation {
  return location.search || location.hash ? { ...location, search: '', hash: '' } : location
}
