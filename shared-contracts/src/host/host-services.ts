import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { HostSettings, RenderedPage } from '../release/release.ts'
import type { ToastStore } from './toast-store.ts'

/** Location of the visitor, in the shape of React Router's location. */
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
  /** Performs the navigation without asking again. */
  readonly proceed: () => void
}

/** Returns whether a navigation has to wait, such as one that would lose unsaved input. */
export type NavigationBlocker = (navigation: PendingNavigation) => boolean

/** Navigation for remotes. Only the host touches the browser's history. */
export interface RemoteNavigator {
  createHref(to: NavigationTarget): string
  push(to: NavigationTarget, state?: unknown): void
  replace(to: NavigationTarget, state?: unknown): void
  go(delta: number): void
  /**
   * Asks the blocker before every navigation from now on, including links of the host and the browser's Back.
   * Absent in hosts before 2.3.
   *
   * @returns removes the blocker.
   */
  block?(blocker: NavigationBlocker): () => void
}

/** An event of a running remote that is worth reporting. */
export interface TelemetryEvent {
  /** A page threw while it was rendered. */
  readonly kind: 'render-error'
  /** The page did not throw, but the browser rendered something else than the server. */
  readonly isMismatch?: boolean
  readonly remote: string
  /** Message for the team that owns the remote; it stays in the visitor's browser. */
  readonly detail: string
  /** The thrown value: its stack tells whose script failed. */
  readonly error?: unknown
}

/** Receives events; never throws and never blocks. */
export type Telemetry = (event: TelemetryEvent) => void

/** Emotion's style cache. Only Emotion knows its shape: the contracts just pass it from host to theme. */
export type StyleCache = unknown

/** Services that a host provides to the remote it mounts. */
export interface HostServices {
  /** '' or a prefix such as `/fbcpartners`, without trailing slash; the remote's router adds it to every link. */
  readonly basePath: string
  readonly navigator: RemoteNavigator
  /** The only query cache of the page. */
  readonly queryClient: QueryClient
  /** Carries the nonce that the page's Content Security Policy requires for styles. */
  readonly styleCache: StyleCache
  readonly toasts: ToastStore
  readonly telemetry: Telemetry
  /** Settings of the operator; absent without one, as in a prerender, whose page suits every operator. */
  readonly settings?: HostSettings
  /** Reloads the document. Absent where there is none, as in a prerender, and in hosts before 2.7. */
  readonly reload?: () => void
}

/** A remote on the page. */
export interface MountedRemote {
  /** Passes on the visitor's new location; never called with an address of another remote. */
  update(location: RemoteLocation): void
  unmount(): void
}

export interface MountOptions {
  readonly location: RemoteLocation
  /** Whether the element already holds this remote's prerendered fragment for the location. */
  readonly hydrate: boolean
  /** Given for a fragment that was rendered for this address with its data; absent for one made by the build. */
  readonly rendered?: RenderedPage
  /** Called each time the page of a location is in the document, including the first page. */
  readonly onShown: (location: RemoteLocation) => void
  /**
   * Called when a page threw, before its failure panel is reported as shown. Absent in hosts before 2.7.
   *
   * @param page copy of the element's former content, if that was the server's page.
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
 * Returns the services of the host that mounted this remote.
 *
 * @throws Error outside a mounted remote.
 */
export function useHost(): HostServices {
  const host = use(HostContext)
  if (!host) throw new Error('useHost was called outside a mounted remote')
  return host
}
