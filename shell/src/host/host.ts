import {
  selectRoute,
  type HostServices,
  type MountedRemote,
  type RemoteLocation,
  type RouteSelection,
} from 'shared-contracts'
import type { LoadableRelease } from 'shared-contracts/release'
import type { BrowserHistory, NavigationKind } from '../history/browser-history.ts'
import { ScrollAndFocus } from '../history/scroll-and-focus.ts'
import type { HostStore } from './host-state.ts'
import { loadMount } from './load-remote.ts'
import type { Releases } from './releases.ts'

/** A remote in the slot. The same remote under another base path is mounted anew. */
interface Occupant {
  readonly remote: string
  readonly basePath: string
  readonly element: HTMLElement
  readonly mounted: MountedRemote
}

type Arrival = NavigationKind | 'load'

export interface HostOptions {
  readonly slot: HTMLElement
  /** Whether the document is that of a page; otherwise it shows the not-found screen. */
  readonly hasPage: boolean
  readonly history: BrowserHistory
  readonly releases: Releases
  readonly store: HostStore
  readonly services: Omit<HostServices, 'basePath' | 'navigator'>
}

/**
 * Shows the remote that answers the browser's path. The next remote is mounted hidden and takes over when
 * its page stands, so that the visitor never sees an empty slot; the one before never hears of an address
 * that is not its own.
 */
export class Host {
  private readonly options: HostOptions
  private readonly scroll: ScrollAndFocus
  private current: Occupant | null = null
  /** Counts navigations: whatever a navigation that was overtaken still brings is dropped. */
  private sequence = 0
  private arrival: Arrival = 'load'
  private location: RemoteLocation
  /** Path of the document. */
  private readonly entrance: string

  constructor(options: HostOptions) {
    this.options = options
    this.location = options.history.location()
    this.entrance = this.location.pathname
    this.scroll = new ScrollAndFocus(this.location)
  }

  /** Takes the prerendered page over, and every navigation from then on. */
  start(): void {
    this.options.history.listen((location, kind) => {
      this.scroll.remember(this.location)
      this.arrival = kind
      this.location = location
      void this.show()
    })
    // The edge has answered an address that has no page; asking it again would bring the same answer.
    if (this.options.hasPage) void this.show()
  }

  private async show(): Promise<void> {
    const ticket = ++this.sequence
    const { location } = this
    const selection = selectRoute(location.pathname)
    if (!selection) return this.leave()
    const { releases, store } = this.options
    store.setState({ isLoading: !this.isCurrent(selection), failure: null })
    try {
      const release = await releases.find(selection.remote)
      if (ticket !== this.sequence) return
      if (!release.routes.some(({ path }) => path === selection.path)) return this.leave()
      if (this.isCurrent(selection)) this.current?.mounted.update(location)
      else await this.replaceCurrent(selection, release, ticket)
    } catch (error) {
      if (ticket === this.sequence) this.fail(selection.remote, error)
    }
  }

  private isCurrent({ remote, basePath }: RouteSelection): boolean {
    return this.current?.remote === remote && this.current.basePath === basePath
  }

  /** An address that this document knows no page for is the edge's to answer. */
  private leave(): void {
    window.location.assign(window.location.href)
  }

  private async replaceCurrent(
    { remote, basePath }: RouteSelection,
    release: LoadableRelease,
    ticket: number,
  ): Promise<void> {
    const { history, services, slot } = this.options
    const started = performance.now()
    const mount = await loadMount(release)
    if (ticket !== this.sequence) return

    const fragment = this.unhydratedFragment()
    const element = fragment ?? slot.appendChild(document.createElement('div'))
    if (!fragment) element.hidden = true
    const previous = this.current
    let isRevealed = false
    const mounted = mount(
      element,
      { ...services, basePath, navigator: history },
      {
        location: this.location,
        hydrate: fragment !== null,
        onShown: (location) => {
          if (!isRevealed) {
            isRevealed = true
            if (ticket !== this.sequence && this.current?.mounted !== mounted) {
              // Overtaken while its page was on the way: it was never seen.
              queueMicrotask(() => discard({ mounted, element }))
              return
            }
            this.reveal({ remote, basePath, element, mounted }, previous, release)
            services.telemetry({
              kind: 'remote-loaded',
              remote,
              duration: performance.now() - started,
            })
          }
          if (location.key === this.location.key)
            this.scroll.arrive(location, this.arrival, element)
        },
      },
    )
  }

  /** The edge's fragment, as long as the visitor is still on the page that it was made for. */
  private unhydratedFragment(): HTMLElement | null {
    if (this.current || this.location.pathname !== this.entrance) return null
    return this.options.slot.querySelector<HTMLElement>('[data-fragment]')
  }

  private reveal(next: Occupant, previous: Occupant | null, { theme }: LoadableRelease): void {
    this.current = next
    document.documentElement.dataset.theme = theme
    next.element.hidden = false
    for (const element of [...this.options.slot.children]) {
      if (element !== next.element) element.remove()
    }
    if (previous) {
      // The old root is torn down after the new one is on the screen, outside React's commit.
      setTimeout(() => previous.mounted.unmount())
    }
    this.options.store.setState({ isLoading: false, failure: null, theme })
  }

  private fail(remote: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    this.options.services.telemetry({ kind: 'remote-failed', remote, detail: reason })
    const isPageReadable = this.unhydratedFragment() !== null
    if (!isPageReadable) {
      this.current?.mounted.unmount()
      this.current = null
      this.options.slot.replaceChildren()
    }
    this.options.store.setState({
      isLoading: false,
      failure: { remote, reason, isPageReadable, retry: () => void this.show() },
    })
  }
}

function discard({ mounted, element }: Pick<Occupant, 'mounted' | 'element'>): void {
  mounted.unmount()
  element.remove()
}
