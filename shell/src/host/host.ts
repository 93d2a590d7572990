import type { HostServices, MountedRemote, RemoteLocation } from 'shared-contracts/host'
import type { RouteSelection } from 'shared-contracts/select-route'
import type { BrowserHistory, NavigationKind } from '../history/browser-history.ts'
import { pageOf, ScrollAndFocus } from '../history/scroll-and-focus.ts'
import { crossFade } from './cross-fade.ts'
import type { HostState, HostStore } from './host-state.ts'
import { LoadFailure } from './load-failure.ts'
import { loadPage, type LoadedPage, type ReportFailure } from './load-page.ts'
import type { Releases } from './releases.ts'

/** A remote in the slot. The same remote under another base path, or of another version, is mounted anew. */
interface Occupant {
  readonly remote: string
  readonly version: string
  readonly basePath: string
  readonly element: HTMLElement
  readonly mounted: MountedRemote
}

type Arrival = NavigationKind | 'load'

export interface HostOptions {
  readonly slot: HTMLElement
  /** Version whose page the document shows; null where it shows a screen of the edge's. */
  readonly documentVersion: string | null
  readonly history: BrowserHistory
  readonly releases: Releases
  readonly store: HostStore
  readonly services: Omit<HostServices, 'basePath' | 'navigator'>
  readonly reportFailure: ReportFailure
  /** Hears of every release that was brought onto the page, and how long that took, in milliseconds. */
  readonly reportLoad: (release: { name: string; version: string }, duration: number) => void
  /** Loads the document of the browser's address anew. */
  readonly reload: () => void
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
  /** The one that takes over as soon as its page stands. */
  private coming: Occupant | null = null
  /** Counts navigations: whatever a navigation that was overtaken still brings is dropped. */
  private sequence = 0
  private arrival: Arrival = 'load'
  private location: RemoteLocation
  /** Path of the document. */
  private readonly entrance: string
  /** What the edge put into the slot. */
  private readonly answer: Element | null
  private isFragmentTaken = false
  /** Path of the page that stands in the slot. */
  private shown: string | null = null
  /** Tells a fade that the new page is in the document. */
  private pageStands: () => void = () => undefined
  /** When the navigation in progress began. */
  private started = 0

  constructor(options: HostOptions) {
    this.options = options
    this.location = options.history.location()
    this.entrance = pageOf(this.location)
    this.answer = options.slot.firstElementChild
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
    if (this.options.documentVersion !== null) void this.show()
  }

  private async show(): Promise<void> {
    const ticket = ++this.sequence
    this.started = performance.now()
    const { location } = this
    const { releases, store, reportFailure } = this.options
    const selection = releases.select(location.pathname)
    const version = selection ? releases.versionOf(selection.remote) : undefined
    // A page that is still hidden gives way to a navigation elsewhere at once, not when that one stands.
    if (this.coming?.element.hidden && !isOf(this.coming, selection, version)) this.coming = null
    // A remote that is switched off has words for its visitors, which the edge knows.
    if (!selection || version === undefined) return this.leave()
    const isSamePage = isOf(this.current, selection, version) && pageOf(location) === this.shown
    store.setState({ isLoading: !isSamePage, failure: null })
    try {
      const page = await loadPage(selection, version, releases, reportFailure)
      if (ticket !== this.sequence) return
      if (!page) return this.leave()
      const found = page.release.version
      if (isOf(this.coming, selection, found)) this.coming.mounted.update(location)
      else if (isOf(this.current, selection, found)) this.update(location, ticket)
      else this.replaceCurrent(selection, page)
    } catch (error) {
      if (ticket === this.sequence) this.fail(selection.remote, error)
    }
  }

  /** Another page of the remote in the slot fades in; another view of the same page just changes. */
  private update(location: RemoteLocation, ticket: number): void {
    const { current } = this
    this.coming = null
    const isSamePage = pageOf(location) === this.shown
    // Browsers draw their own way back.
    if (isSamePage || this.arrival === 'traverse') return current?.mounted.update(location)
    crossFade((stands) => {
      // The browser takes its picture of the old page first; meanwhile the visitor may have gone on.
      if (ticket !== this.sequence || this.current !== current) return stands()
      this.pageStands = stands
      current?.mounted.update(location)
    })
  }

  /**
   * An address that this document knows no page for is the edge's to answer. It is in the history already.
   * Where the document is that answer, only a link to the page asks again: an anchor moves within it, and
   * a load would bring the same document for ever.
   */
  private leave(): void {
    const { reload, slot, store } = this.options
    const isLink = this.arrival === 'push' && this.location.hash === ''
    if (isLink || !this.isAnswerStanding()) return reload()
    store.setState({ isLoading: false, failure: null })
    this.scroll.arrive(this.location, this.arrival, slot)
  }

  private replaceCurrent(
    { remote, basePath }: RouteSelection,
    { release, mount }: LoadedPage,
  ): void {
    const { history, services, slot, store, reportLoad } = this.options
    const { version, theme } = release
    // Another version than the edge's would not hydrate its fragment: it takes the fragment's place.
    const fragment = version === this.options.documentVersion ? this.unhydratedFragment() : null
    const element = fragment ?? slot.appendChild(document.createElement('div'))
    if (fragment) this.isFragmentTaken = true
    else element.hidden = true
    const { started } = this
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
            if (this.coming !== next) {
              // Overtaken while its page was on the way. The edge's answer stays until the next page stands.
              if (element.hidden) queueMicrotask(() => discard(next))
              else this.current = next
              return
            }
            this.reveal(next, theme)
            reportLoad(release, performance.now() - started)
          }
          this.shown = pageOf(location)
          if (location.key === this.location.key) {
            store.setState({ isLoading: false })
            this.scroll.arrive(location, this.arrival, element)
          }
          this.pageStands()
        },
      },
    )
    const next = { remote, version, basePath, element, mounted }
    this.coming = next
  }

  /** The edge's answer is on the screen as it came, and the visitor on the page that it was made for. */
  private isAnswerStanding(): boolean {
    const isAtEntrance = pageOf(this.location) === this.entrance
    return isAtEntrance && !this.current && this.answer?.isConnected === true
  }

  private unhydratedFragment(): HTMLElement | null {
    if (this.isFragmentTaken || !this.isAnswerStanding()) return null
    return this.options.slot.querySelector<HTMLElement>('[data-fragment]')
  }

  private reveal(next: Occupant, theme: HostState['theme']): void {
    const previous = this.current
    this.current = next
    this.coming = null
    document.documentElement.dataset.theme = theme
    next.element.hidden = false
    for (const element of [...this.options.slot.children]) {
      if (element !== next.element) element.remove()
    }
    if (previous) {
      // The old root is torn down after the new one is on the screen, outside React's commit.
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
      this.coming = null
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
  occupant: Occupant | null,
  selection: RouteSelection | null,
  version: string | undefined,
): occupant is Occupant {
  return (
    occupant !== null &&
    occupant.remote === selection?.remote &&
    occupant.basePath === selection.basePath &&
    occupant.version === version
  )
}

function discard({ mounted, element }: Occupant): void {
  mounted.unmount()
  element.remove()
}
