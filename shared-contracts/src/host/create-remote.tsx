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
 * The remote renders in a React root of its own. Updates are transitions: a plain render while the script
 * of a page is on its way would drop the prerendered page from the document.
 */
export function createRemote(definition: RemoteDefinition): { mount: Mount } {
  const mount: Mount = (element, host, options): MountedRemote => {
    const { hydrate, rendered, onShown, onFailed } = options
    // The visitor may move on before the fragment is hydrated.
    let latest = options.location
    /** Copy of the server's page, made while React has not yet replaced it. */
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
    /** What was hydrated stays as it is when it is all that the address asks for. */
    const onHydrated = (location: RemoteLocation) => {
      isHydrated = true
      if (rendered?.isWhole && isSameView(latest, location)) onShown(latest)
      else update(latest)
    }
    const rootOptions = { identifierPrefix: identifierPrefixOf(definition.name) }
    // Outside of a transition React hydrates in one piece, and the browser answers nobody meanwhile.
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

/** Markup that differs from the server's is drawn anew: the visitor reads on, and the remote's team has to know. */
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

/** The location that a fragment was made for. What else the address says follows once it is hydrated. */
const prerenderedLocation = (
  location: RemoteLocation,
  rendered: RenderedPage | undefined,
): RemoteLocation => ({ ...location, search: rendered?.search ?? '', hash: '' })

const isSameView = (a: RemoteLocation, b: RemoteLocation) =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash
