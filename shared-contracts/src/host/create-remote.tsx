import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { HostServices, Mount, MountedRemote, RemoteLocation } from './host-services.ts'
import type { RenderedPage } from '../release/release.ts'
import { RemoteApp, type RemoteAppProps } from './RemoteApp.tsx'
import type { RemoteDefinition } from './remote-definition.ts'

export { RemoteApp, type RemoteAppProps } from './RemoteApp.tsx'
export { TimeLimitError, withTimeLimit } from './time-limit.ts'
export type { ListedValues } from '../release/release.ts'
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
 * The remote renders in a React root of its own. Updates are transitions: a plain render while a page's script
 * loads would remove the prerendered page from the document.
 */
export function createRemote(definition: RemoteDefinition): { mount: Mount } {
  const mount: Mount = (element, host, options): MountedRemote => {
    const { hydrate, rendered, onShown, onFailed } = options
    // The visitor may navigate before the fragment is hydrated.
    let latest = options.location
    /** Copy of the server's page, made before React replaces it. */
    let page: Element | null = null
    let isHydrated = !hydrate
    let root: Root | undefined
    const app = (location: RemoteLocation, others: Partial<RemoteAppProps> = {}) => (
      <RemoteApp
        definition={definition}
        host={host}
        location={location}
        onShown={onShown}
        onFailing={() => {
          if (!isHydrated) page ??= copyOf(element)
        }}
        onFailed={(error) => onFailed?.(error, page)}
        {...others}
      />
    )
    const update = (location: RemoteLocation) => {
      latest = location
      startTransition(() => root?.render(app(location)))
    }
    /** Keeps the hydrated page if it already shows all that the address asks for. */
    const onHydrated = (location: RemoteLocation) => {
      isHydrated = true
      if (rendered?.isWhole && isSameView(latest, location)) onShown(latest)
      else update(latest)
    }
    const rootOptions = { identifierPrefix: identifierPrefixOf(definition.name) }
    // Outside a transition, React hydrates in one piece and blocks the browser meanwhile.
    startTransition(() => {
      if (hydrate) {
        root = hydrateRoot(
          element,
          app(prerenderedLocation(latest, rendered), {
            isPrerendered: rendered === undefined,
            isRestoring: !rendered?.isWhole,
            onShown: onHydrated,
          }),
          { ...rootOptions, onRecoverableError: reportTo(host, definition.name) },
        )
      } else {
        root = createRoot(element, rootOptions)
        root.render(app(latest))
      }
    })
    return { update, unmount: () => root?.unmount() }
  }
  return { mount }
}

const copyOf = (element: HTMLElement) => {
  const copy = element.cloneNode(true)
  return copy instanceof Element ? copy : null
}

/**
 * Reports markup that differs from the server's: React renders it again for the visitor, but the remote's team
 * must know.
 */
const reportTo =
  ({ telemetry }: HostServices, remote: string) =>
  (error: unknown) =>
    telemetry({
      kind: 'render-error',
      isMismatch: true,
      remote,
      detail: error instanceof Error ? error.message : String(error),
      error,
    })

/** The location for which a fragment was made. The rest of the address is applied after hydration. */
const prerenderedLocation = (
  location: RemoteLocation,
  rendered: RenderedPage | undefined,
): RemoteLocation => ({ ...location, search: rendered?.search ?? '', hash: '' })

const isSameView = (a: RemoteLocation, b: RemoteLocation) =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash
