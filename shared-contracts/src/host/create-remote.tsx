import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { Mount, MountedRemote, RemoteLocation } from './host-services.ts'
import { RemoteApp } from './RemoteApp.tsx'
import type { RemoteDefinition } from './remote-definition.ts'

export { RemoteApp } from './RemoteApp.tsx'
export { TimeLimitError, withTimeLimit } from './time-limit.ts'
export {
  type FailureProps,
  type PageProps,
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
    // The visitor may move on before the fragment is hydrated.
    let latest = options.location
    const app = (location: RemoteLocation, isPrerendered: boolean) => (
      <RemoteApp
        definition={definition}
        host={host}
        location={location}
        isPrerendered={isPrerendered}
        onShown={isPrerendered ? () => update(latest) : options.onShown}
      />
    )
    const rootOptions = { identifierPrefix: identifierPrefixOf(definition.name) }
    const root: Root = options.hydrate
      ? hydrateRoot(element, app(bareLocation(options.location), true), rootOptions)
      : createRoot(element, rootOptions)
    const update = (location: RemoteLocation) => {
      latest = location
      startTransition(() => root.render(app(location, false)))
    }
    if (!options.hydrate) update(latest)
    return { update, unmount: () => root.unmount() }
  }
  return { mount }
}

/** The fragment was made for the bare path; query and hash follow once it is hydrated. */
const bareLocation = (location: RemoteLocation): RemoteLocation => ({
  ...location,
  search: '',
  hash: '',
})
