import type { HostServices, MountedRemote, RemoteLocation } from 'shared-contracts/host'
import type { RenderedPage } from 'shared-contracts/release'
import type { RouteSelection } from 'shared-contracts/select-route'
import type { BrowserHistory, NavigationKind } from '../history/browser-history.ts'
import { pageOf, ScrollAndFocus } from '../history/scroll-and-focus.ts'
import { crossFade } from './cross-fade.ts'
import type { HostState, HostStore } from './host-state.ts'
import { LoadFailure } from './load-failure.ts'
import { loadPage, type LoadedPage, type ReportFailure } from './load-page.ts'
import type { Releases } from './releases.ts'

/** A remote in the slot. A change of base path or version mounts it again. */
interface MountedPage {
  readonly remote: string
  readonly version: string
  readonly basePath: string
  readonly element: HTMLElement
  readonly mounted: MountedRemote
}

export interface HostOptions {
  readonly slot: HTMLElement
  /** Version whose page the document shows; null where it shows a screen of the edge's. */
  readonly documentVersion: string | null
  /** Whether the document's page was made with another host's design system: it is drawn anew then. */
  readonly isForeign: boolean
  /** How that page was rendered; undefined where the build made it. */
  readonly rendered?: RenderedPage | undefined
  readonly history: BrowserHistory
  readonly releases: Releases
  readonly store: HostStore
  readonly services: Omit<HostServices, 'basePath' | 'navigator'>
  readonly reportFailure: ReportFailure
  /** Called when a release is first shown, with the time that took, in milliseconds. */
  readonly reportLoad: (release: { name: string; version: string }, duration: number) => void
  /** Reloads the document. */
  readonly reload: () => void
}

/**
 * Shows the remote that answers the browser's path. The next remote is mounted hidden and shown when its page
 * is ready, so that the visitor never sees an empty slot. A remote never receives an address of another.
 */
export class Host {
  private readonly options: HostOptions
  private readonly scroll: ScrollAndFocus
  private current: MountedPage | null = null
  /** Replaces the current one as soon as its page is ready. */
  private next: MountedPage | null = null
  /** Counts navigations, so that results of an older one are dropped. */
  private sequence = 0
  /** How the visitor came to the current location. */
  private navigationKind: NavigationKind | 'load' = 'load'
  private location: RemoteLocation
  /** Path that the document was requested with. */
  private readonly documentPath: string
  /** What the edge put into the slot: a prerendered page, or a screen of its own. */
  private readonly documentContent: Element | null
  private isFragmentUsed = false
  /** Path of the page on the screen. */
  private shownPath: string | null = null
  /** Tells a fade that the new page is in the document. */
  private onPageReady: () => void = () => undefined
  /** When the navigation in progress began. */
  private startedAt = 0

  constructor(options: HostOptions) {
    this.options = options
    this.location = options.history.location()
    this.documentPath = pageOf(this.location)
    this.documentContent = options.slot.firstElementChild
    this.scroll = new ScrollAndFocus(this.location)
  }

  /** Hydrates the prerendered page, and handles every navigation from then on. */
  start(): void {
    this.options.history.listen((location, kind) => {
      this.scroll.remember(this.location)
      this.navigationKind = kind
      this.location = location
      void this.show()
    })
    // A screen of the edge's means that this address has no page: there is nothing to mount.
    if (this.options.documentVersion !== null) void this.show()
  }

  private async show(): Promise<void> {
    const sequence = ++this.sequence
    this.startedAt = performance.now()
    const { location } = this
    const { releases, store, reportFailure } = this.options
    const selection = releases.select(location.pathname)
    const version = selection ? releases.versionOf(selection.remote) : undefined
    // A page that is still hidden must not appear once the visitor has gone elsewhere.
    if (this.next?.element.hidden && !isOf(this.next, selection, version)) this.next = null
    // The edge has the message of a remote that is switched off.
    if (!selection || version === undefined) return this.showDocument()
    const isSamePage = isOf(this.current, selection, version) && pageOf(location) === this.shownPath
    store.setState({ isLoading: !isSamePage, failure: null })
    try {
      const page = await loadPage(selection, version, releases, reportFailure)
      if (sequence !== this.sequence) return
      if (!page) return this.showDocument()
      const loaded = page.release.version
      if (isOf(this.next, selection, loaded)) this.next.mounted.update(location)
      else if (isOf(this.current, selection, loaded)) this.update(location, sequence)
      else this.replaceCurrent(selection, page)
    } catch (error) {
      if (sequence === this.sequence) this.fail(selection.remote, error)
    }
  }

  /** Another page of the same remote fades in; another view of the same page changes without a fade. */
  private update(location: RemoteLocation, sequence: number): void {
    const { current } = this
    this.next = null
    const isSamePage = pageOf(location) === this.shownPath
    // Browsers animate back and forward themselves.
    if (isSamePage || this.navigationKind === 'traverse') return current?.mounted.update(location)
    crossFade((onPageReady) => {
      // The browser captures the old page first; meanwhile the visitor may have navigated again.
      if (sequence !== this.sequence || this.current !== current) return onPageReady()
      this.onPageReady = onPageReady
      current?.mounted.update(location)
    })
  }

  /**
   * Shows the edge's document for an address that has no page here. The address is in the history already, so
   * a reload requests it. If its document is on the screen, only a link reloads: an anchor scrolls, and
   * anything else would reload the same document for ever.
   */
  private showDocument(): void {
    const { reload, slot, store } = this.options
    const isLink = this.navigationKind === 'push' && this.location.hash === ''
    if (isLink || !this.isDocumentShown()) return reload()
    store.setState({ isLoading: false, failure: null })
    this.scroll.arrive(this.location, this.navigationKind, slot)
  }

  private replaceCurrent(
    { remote, basePath }: RouteSelection,
    { release, mount }: LoadedPage,
  ): void {
    const { history, services, slot, store, reportLoad } = this.options
    const { version, theme } = release
    // A fragment is hydrated only by the version, and under the host, that it was made from.
    const { documentVersion, isForeign } = this.options
    const isOwn = version === documentVersion && !isForeign
    const fragment = isOwn ? this.unhydratedFragment() : null
    const element = fragment ?? slot.appendChild(document.createElement('div'))
    if (fragment) this.isFragmentUsed = true
    else element.hidden = true
    const { startedAt } = this
    let isRevealed = false
    const mounted = mount(
      element,
      { ...services, basePath, navigator: history },
      {
        location: this.location,
        hydrate: fragment !== null,
        ...(fragment && this.options.rendered && { rendered: this.options.rendered }),
        onShown: (location) => {
          if (!isRevealed) {
            isRevealed = true
            if (this.next !== next) {
              // A newer navigation came first. A hydrated fragment stays until the next page is ready.
              if (element.hidden) queueMicrotask(() => discard(next))
              else this.current = next
              return
            }
            this.reveal(next, theme)
            reportLoad(release, performance.now() - startedAt)
          }
          this.shownPath = pageOf(location)
          if (location.key === this.location.key) {
            store.setState({ isLoading: false })
            this.scroll.arrive(location, this.navigationKind, element)
          }
          this.onPageReady()
        },
      },
    )
    const next = { remote, version, basePath, element, mounted }
    this.next = next
  }

  /** Whether the screen shows what the edge sent, at the address that it was sent for. */
  private isDocumentShown(): boolean {
    const isAtDocumentPath = pageOf(this.location) === this.documentPath
    return isAtDocumentPath && !this.current && this.documentContent?.isConnected === true
  }

  private unhydratedFragment(): HTMLElement | null {
    if (this.isFragmentUsed || !this.isDocumentShown()) return null
    return this.options.slot.querySelector<HTMLElement>('[data-fragment]')
  }

  private reveal(next: MountedPage, theme: HostState['theme']): void {
    const previous = this.current
    this.current = next
    this.next = null
    document.documentElement.dataset.theme = theme
    next.element.hidden = false
    for (const element of [...this.options.slot.children]) {
      if (element !== next.element) element.remove()
    }
    if (previous) {
      // Later, because a root must not be unmounted while React commits another.
      setTimeout(() => previous.mounted.unmount())
    }
    this.options.store.setState({ failure: null, theme })
  }

  private fail(remote: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    const isPageReadable = this.unhydratedFragment() !== null
    if (!isPageReadable) {
      this.current?.mounted.unmount()
      this.current = null
      this.next = null
      this.options.slot.replaceChildren()
    }
    const isPending = error instanceof LoadFailure && error.isPending
    const retry = isPending ? this.options.reload : () => void this.show()
    this.options.store.setState({
      isLoading: false,
      failure: { remote, reason, isPageReadable, retry },
    })
  }
}

function isOf(
  page: MountedPage | null,
  selection: RouteSelection | null,
  version: string | undefined,
): page is MountedPage {
  return (
    page !== null &&
    page.remote === selection?.remote &&
    page.basePath === selection.basePath &&
    page.version === version
  )
}

function discard({ mounted, element }: MountedPage): void {
  mounted.unmount()
  element.remove()
}
