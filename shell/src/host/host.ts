import type { HostServices, RemoteLocation } from 'shared-contracts/host'
import type { LoadableRelease, RenderedPage } from 'shared-contracts/release'
import type { RouteSelection } from 'shared-contracts/select-route'
import type { BrowserHistory, NavigationKind } from '../history/browser-history.ts'
import { pageOf, ScrollAndFocus } from '../history/scroll-and-focus.ts'
import { crossFade } from './cross-fade.ts'
import type { HostState, HostStore } from './host-state.ts'
import { LoadFailure } from './load-failure.ts'
import type { Loan } from './loans.ts'
import { loadPage, SHOW_TIME_LIMIT_MS, type LoadedPage, type ReportFailure } from './load-page.ts'
import { discard, isOf, type MountedPage } from './mounted-page.ts'
import type { Releases } from './releases.ts'
import { afterTimeSeen } from './time-seen.ts'

export interface HostOptions {
  readonly slot: HTMLElement
  /** Version of the page in the document; null if it shows a screen of the edge. */
  readonly documentVersion: string | null
  /** Whether the document's page was made with another host's design system, and must be rendered again. */
  readonly isForeign: boolean
  /** Properties of that page's rendering; undefined if the build made it. */
  readonly rendered?: RenderedPage | undefined
  readonly history: BrowserHistory
  readonly releases: Releases
  readonly store: HostStore
  readonly services: Omit<HostServices, 'basePath' | 'navigator' | 'queryClient' | 'styleCache'>
  /** Called before a release is mounted. */
  readonly lend: (release: { name: string; version: string }) => Loan
  readonly reportFailure: ReportFailure
  /** Called before any script of a release runs. */
  readonly reportBegin: (release: LoadableRelease) => void
  /** Called when a release is first shown, with its load time in milliseconds. */
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
  /** Replaces the current page as soon as it is ready. */
  private next: MountedPage | null = null
  /** Counts navigations, so that results of an older one are dropped. */
  private sequence = 0
  /** How the visitor came to the current location. */
  private navigationKind: NavigationKind | 'load' = 'load'
  private location: RemoteLocation
  /** Path for which the document was requested. */
  private readonly documentPath: string
  /** Content of the slot from the edge: a prerendered page, or a screen of its own. */
  private documentContent: Element | null
  private readonly documentTitle = document.title
  private isFragmentUsed = false
  /** Path of the page on the screen. */
  private shownPath: string | null = null
  /** Its history entry. */
  private shownKey: string | null = null
  /** Tells a fade that the new page is in the document. */
  private onPageReady: () => void = () => undefined
  /** Start of the navigation in progress. */
  private startedAt = 0
  /** Stops waiting for the page that was requested last. */
  private stopWaiting: () => void = () => undefined
  /** Pages that failed: their remains stay until another page is shown. */
  private failed: MountedPage[] = []
  /** Whether the visitor has pressed Retry since the last page was shown. */
  private hasRetried = false

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
      // A page that has not appeared has no position.
      if (this.shownKey === null || this.shownKey === this.location.key) {
        this.scroll.remember(this.location)
      }
      this.navigationKind = kind
      this.location = location
      void this.show()
    })
    // A screen of the edge means that this address has no page: there is nothing to mount.
    if (this.options.documentVersion !== null) void this.show()
  }

  /** @param broken failure because of which the last good release replaces the one of this tab. */
  private async show(broken?: LoadFailure): Promise<void> {
    const sequence = ++this.sequence
    this.startedAt = performance.now()
    this.stopWaiting()
    const { location } = this
    const { releases, store, reportFailure, reportBegin } = this.options
    const selection = releases.select(location.pathname)
    const remote = selection?.remote ?? ''
    const version = (broken && releases.fallbackOf(remote)) ?? releases.versionOf(remote)
    // A page that is still hidden must not appear once the visitor has gone elsewhere.
    if (this.next?.element.hidden && !isOf(this.next, selection, version)) this.next = null
    // Only the edge has the message of a remote that is switched off.
    if (!selection || version === undefined) return this.showDocument()
    const isSamePage = isOf(this.current, selection, version) && pageOf(location) === this.shownPath
    store.setState({ isLoading: !isSamePage, failure: null })
    try {
      const page = await loadPage(selection, version, releases, reportFailure, reportBegin)
      if (sequence !== this.sequence) return
      if (!page) return broken ? this.fail(remote, broken) : this.showDocument()
      const loaded = page.release.version
      if (isOf(this.next, selection, loaded)) this.next.mounted.update(location)
      else if (isOf(this.current, selection, loaded)) this.update(location, sequence)
      else this.replaceCurrent(selection, page)
      if (!isSamePage) this.awaitPage(page, sequence)
    } catch (error) {
      if (sequence === this.sequence) this.fail(remote, broken ?? error)
    }
  }

  /** Gives up a release whose page does not appear although all of its files have arrived. */
  private awaitPage({ release, startedAt }: LoadedPage, sequence: number): void {
    if (this.location.key === this.shownKey) return
    const left = Math.max(0, SHOW_TIME_LIMIT_MS - (performance.now() - startedAt))
    this.stopWaiting = afterTimeSeen(left, () => {
      const page = this.next ?? this.current
      if (sequence !== this.sequence || !page) return
      const failure = new LoadFailure('page', 'Its page was never shown', 'hang')
      this.options.reportFailure(release, failure)
      this.giveUp(page, failure)
    })
  }

  /**
   * Replaces a failed page with the last good release. Until that is ready, or if there is none, the visitor
   * sees what the server had sent.
   *
   * @param copy copy of the element's former content, if the page has replaced it.
   */
  private giveUp(page: MountedPage, failure: LoadFailure, copy?: Element | null): void {
    const { releases } = this.options
    const hasFallback = releases.fallbackOf(page.remote) !== undefined
    const isFirst = this.next === page
    if (isFirst) {
      // A page that was opened by a link and threw has a panel of its own, within its header and footer.
      const hasOwnPanel = page.element.hidden && failure.failure === 'thrown'
      if (hasOwnPanel && !hasFallback && !this.isDocumentShown()) return
      this.next = null
      this.failed.push(page)
      if (page.element.hidden) page.element.remove()
      else this.keepReadable(page, copy)
      // Deferred, because a root must not be unmounted while React commits it.
      setTimeout(() => {
        page.mounted.unmount()
        // Its title has gone with it.
        document.title ||= this.documentTitle
      })
    }
    if (hasFallback) void this.show(failure)
    else if (isFirst || failure.failure !== 'thrown') this.fail(page.remote, failure)
  }

  /** Puts the server's page back in place of its broken one, without running it. */
  private keepReadable({ element }: MountedPage, copy?: Element | null): void {
    this.documentContent = copy ?? (element.cloneNode(true) as Element)
    element.replaceWith(this.documentContent)
  }

  /** Fades to another page of the same remote; another view of the same page changes without a fade. */
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
   * Shows the edge's document for an address that has no page here. The address is already in the history, so a
   * reload requests it. If its document is on the screen, only a link reloads: an anchor scrolls, and anything
   * else would reload the same document for ever.
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
    const { history, lend, services, slot, store, reportLoad } = this.options
    const { version, theme } = release
    // A fragment is hydrated only by the version, and under the host, from which it was made.
    const { documentVersion, isForeign } = this.options
    const isOwn = version === documentVersion && !isForeign
    const fragment = isOwn ? this.unhydratedFragment() : null
    const element = fragment ?? slot.appendChild(document.createElement('div'))
    if (fragment) this.isFragmentUsed = true
    else element.hidden = true
    const { startedAt } = this
    let isRevealed = false
    const loan = lend(release)
    const mounted = mount(
      element,
      { ...services, ...loan.services, basePath, navigator: history },
      {
        location: this.location,
        hydrate: fragment !== null,
        ...(fragment && this.options.rendered && { rendered: this.options.rendered }),
        onFailed: (error, copy) => {
          if (this.next !== next && this.current !== next) return
          this.giveUp(next, new LoadFailure('page', error, 'thrown'), copy)
        },
        onShown: (location) => {
          if (this.failed.includes(next)) return
          if (!isRevealed) {
            isRevealed = true
            if (this.next !== next) {
              // A newer navigation came first. A hydrated fragment stays until the next page is shown.
              if (element.hidden || !element.isConnected) queueMicrotask(() => discard(next))
              else this.current = next
              return
            }
            this.reveal(next, theme)
            reportLoad(release, performance.now() - startedAt)
          }
          this.shownPath = pageOf(location)
          this.shownKey = location.key
          if (location.key === this.location.key) {
            this.stopWaiting()
            store.setState({ isLoading: false })
            this.scroll.arrive(location, this.navigationKind, element)
          }
          this.onPageReady()
        },
      },
    )
    const next: MountedPage = { remote, version, basePath, element, mounted, leave: loan.end }
    this.next = next
  }

  /** Whether the screen shows the edge's content, at the address for which it was sent. */
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
    const { failed } = this
    this.failed = []
    this.hasRetried = false
    // Deferred, because a root must not be unmounted while React commits another.
    setTimeout(() => {
      if (previous) discard(previous)
      for (const page of failed) page.leave()
    })
    this.options.store.setState({ failure: null, theme })
  }

  private fail(remote: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    const {
      failure = 'invalid',
      isPending = false,
      isBroken = true,
    } = error instanceof LoadFailure ? error : {}
    const { slot, store, reload } = this.options
    store.setState({ isLoading: false })
    // The panel of a page that threw later is within the remote's own header and footer.
    if (failure === 'thrown' && this.current?.remote === remote) return
    const isPageReadable = this.isDocumentShown()
    if (!isPageReadable) {
      const { current } = this
      if (current) setTimeout(() => discard(current))
      this.current = null
      this.next = null
      slot.replaceChildren()
    }
    const retry = () => {
      if (isPending || this.hasRetried) return reload()
      this.hasRetried = true
      void this.show()
    }
    store.setState({ failure: { remote, reason, isBroken, isPageReadable, retry } })
  }
}
