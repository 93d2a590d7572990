import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { HostSettings, RenderedPage } from '../release/release.ts'
import type { ToastStore } from './toast-store.ts'

/** Where the visitor is; the shape of React Router's location. */
export interface RemoteLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  /** Unique to the history entry. */
  readonly key: string
}

/** A target of a navigation, as React Router's `To`. */
export type NavigationTarget = string | { pathname?: string; search?: string; hash?: string }

/** A navigation that has not happened yet. */
export interface PendingNavigation {
  readonly kind: 'push' | 'replace' | 'traverse'
  readonly location: Pick<RemoteLocation, 'pathname' | 'search' | 'hash'>
  /** Lets it happen after all, without asking again. */
  readonly proceed: () => void
}

/** Says whether a navigation has to wait, such as one that would lose what was typed. */
export type NavigationBlocker = (navigation: PendingNavigation) => boolean

/** How a remote moves the visitor. Only the host touches the browser's history. */
export interface RemoteNavigator {
  createHref(to: NavigationTarget): string
  push(to: NavigationTarget, state?: unknown): void
  replace(to: NavigationTarget, state?: unknown): void
  go(delta: number): void
  /**
   * Asks before every navigation from now on, links of the host and the browser's Back included.
   *
   * @returns ends it. Absent in hosts before 2.3.
   */
  block?(blocker: NavigationBlocker): () => void
}

/** Something worth knowing about a running remote. */
export interface TelemetryEvent {
  /** A page threw while it was rendered. */
  readonly kind: 'render-error'
  /** It did not throw, but what the browser rendered was not what the server had. */
  readonly isMismatch?: boolean
  readonly remote: string
  /** Message for the team that owns the remote; it stays in the visitor's browser. */
  readonly detail: string
  /** What was thrown: its stack tells whose script it was. */
  readonly error?: unknown
}

/** Takes events; never throws and never blocks. */
export type Telemetry = (event: TelemetryEvent) => void

/** Emotion's style cache. Its shape is Emotion's own business: the contracts only carry it from host to theme. */
export type StyleCache = unknown

/** What a host lends to the remote it mounts. */
export interface HostServices {
  /** '' or a prefix such as `/fbcpartners`, without trailing slash; the remote's router keeps it in every link. */
  readonly basePath: string
  readonly navigator: RemoteNavigator
  /** The one query cache of the page. */
  readonly queryClient: QueryClient
  /** Carries the nonce that the page's policy asks of styles. */
  readonly styleCache: StyleCache
  readonly toasts: ToastStore
  readonly telemetry: Telemetry
  /** The operator's; absent where none operates the host, as in a prerender, whose page suits every operator. */
  readonly settings?: HostSettings
  /** Loads the document anew. Absent where there is none, as in a prerender, and in hosts before 2.7. */
  readonly reload?: () => void
}

/** A remote on the page. */
export interface MountedRemote {
  /** Tells the remote where the visitor is now; never called with an address of another remote. */
  update(location: RemoteLocation): void
  unmount(): void
}

export interface MountOptions {
  readonly location: RemoteLocation
  /** The element already holds this remote's prerendered fragment for the location. */
  readonly hydrate: boolean
  /** Of a fragment that was rendered for this address with its data; else the build made it. */
  readonly rendered?: RenderedPage
  /** Called each time that the page of a location is in the document, also for the first page. */
  readonly onShown: (location: RemoteLocation) => void
  /**
   * Called when a page threw, before its failure panel is told to be shown.
   *
   * @param page copy of what the element held until then, where that was the server's page. Absent in hosts
   *   before 2.7.
   */
  readonly onFailed?: (error: Error, page: Element | null) => void
}

/** The expose `./mount` of every remote. */
export type Mount = (
  element: HTMLElement,
  host: HostServices,
  options: MountOptions,
) => MountedRemote

export const HostContext = createContext<HostServices | null>(null)

/**
 * The services of the host that mounted this remote.
 *
 * @throws Error outside a mounted remote.
 */
export function useHost(): HostServices {
  const host = use(HostContext)
  if (!host) throw new Error('useHost was called outside a mounted remote')
  return host
}
