import { withoutTrailingSlash } from 'shared-contracts/select-route'
import type { RemoteLocation } from 'shared-contracts/host'
import type { NavigationKind } from './browser-history.ts'

const STORAGE_KEY = 'scroll-positions'

/** Time for which a newly entered page keeps its position while data and pictures arrive, in milliseconds. */
const HOLD_MS = 10_000
/** Events that show that the visitor uses the page: from then on only the visitor moves it. */
const INTERACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Puts the visitor where a page load would: at the top, at the anchor, or where they left the page. */
export class ScrollAndFocus {
  private readonly positions = new Map<string, number>(readStored())
  private previous: RemoteLocation
  private release: () => void = () => undefined
  private leaveHeading: () => void = () => undefined

  constructor(location: RemoteLocation) {
    this.previous = location
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pageshow', ({ persisted }) => {
      window.history.scrollRestoration = 'manual'
      // WebKit would restore the position of a page in its cache after this event, but not with `manual`.
      const top = this.positions.get(this.previous.key)
      if (persisted && top !== undefined) window.scrollTo({ top, behavior: 'instant' })
    })
    // The visitor may come back to this page in a new document, whose position the browser
    // restores before scripts run.
    window.addEventListener('pagehide', () => {
      window.history.scrollRestoration = 'auto'
      this.remember(this.previous)
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...this.positions].slice(-50)))
      } catch {
        // Disabled or full storage costs a scroll position.
      }
    })
  }

  /** Call before the page changes. */
  remember(location: RemoteLocation): void {
    this.positions.set(location.key, window.scrollY)
  }

  /** Call when the page of `location` is shown in `container`. */
  arrive(location: RemoteLocation, kind: NavigationKind | 'load', container: HTMLElement): void {
    // A link to the page itself leads to its top. A choice of a filter changes the search, and moves nothing.
    const isAgain = kind === 'push' && !location.hash && location.search === this.previous.search
    const isNewPage = isAgain || pageOf(location) !== pageOf(this.previous)
    const isEntered = isNewPage || kind === 'load'
    this.previous = location
    this.release()
    this.leaveHeading()
    document.documentElement.dataset.smoothScroll = ''
    const isReturn = kind === 'traverse' || kind === 'load'
    const position = isReturn ? this.positions.get(location.key) : undefined
    // Who comes back is put where they left, whatever anchor had led to the page.
    const hash = position === undefined ? location.hash : ''
    const anchor = anchorOf(hash)
    if (position !== undefined) {
      if (kind === 'load' && hasLeft(position)) return
      this.hold(() => window.scrollTo({ top: position, behavior: 'instant' }))
    } else if (anchor) {
      takeFocus(anchor)
      if (!isEntered) anchor.scrollIntoView()
      // The browser scrolled there before the scripts ran; a visitor who is far from it has begun to read.
      else if (kind !== 'load' || isNear(anchor))
        this.hold(() => anchor.scrollIntoView({ behavior: 'instant' }))
    } else {
      if (isNewPage && kind !== 'traverse') window.scrollTo({ top: 0, behavior: 'instant' })
      if (isEntered && hash) this.awaitAnchor(hash, container)
    }
    if (isNewPage && kind !== 'load' && !anchor) this.focusHeading(container)
  }

  /** Moves to an anchor that comes with the page's data, unless the visitor does something before. */
  private awaitAnchor(hash: string, container: HTMLElement): void {
    const observer = new MutationObserver(() => {
      const anchor = anchorOf(hash)
      if (!anchor) return
      this.release()
      takeFocus(anchor)
      if (isNear(anchor)) this.hold(() => anchor.scrollIntoView({ behavior: 'instant' }))
    })
    observer.observe(container, { childList: true, subtree: true })
    this.keep(observer)
  }

  /**
   * Moves the focus to the new page's heading, where screen readers continue, because the clicked link is gone.
   * When a placeholder heading is replaced, the focus moves to the new one.
   */
  private focusHeading(container: HTMLElement): void {
    const heading = container.querySelector<HTMLElement>('h1')
    if (!heading) return
    takeFocus(heading)
    const observer = new MutationObserver(() => {
      if (heading.isConnected) return
      this.leaveHeading()
      // A visitor who has moved on to another element stays there.
      if (document.activeElement === document.body) this.focusHeading(container)
    })
    observer.observe(container, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), HOLD_MS)
    this.leaveHeading = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }

  /**
   * Scrolls to the target at once, and again whenever the page grows or shrinks, until the visitor does
   * something. Smooth scrolling is off meanwhile, because it would end at the target's former position.
   */
  private hold(move: () => void): void {
    delete document.documentElement.dataset.smoothScroll
    move()
    const observer = new ResizeObserver(move)
    observer.observe(document.body)
    this.keep(observer)
  }

  /** Keeps an observer until the visitor does something. */
  private keep(observer: MutationObserver | ResizeObserver): void {
    const end = () => this.release()
    const timer = setTimeout(end, HOLD_MS)
    for (const type of INTERACTIONS) window.addEventListener(type, end, { passive: true })
    this.release = () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const type of INTERACTIONS) window.removeEventListener(type, end)
      document.documentElement.dataset.smoothScroll = ''
      this.release = () => undefined
    }
  }
}

/** Returns the path of a page without a trailing slash, which makes no difference. */
export const pageOf = ({ pathname }: RemoteLocation) => withoutTrailingSlash(pathname)

/**
 * Whether the visitor has scrolled. The browser restores a position before the scripts run; if it could, a
 * different one is the visitor's own.
 */
const hasLeft = (position: number) =>
  position <= document.documentElement.scrollHeight - window.innerHeight &&
  Math.abs(position - window.scrollY) > 1

/** Whether the view is within a screen of the anchor, or at the top, where every page begins. */
const isNear = (anchor: HTMLElement) =>
  window.scrollY === 0 || Math.abs(anchor.getBoundingClientRect().top) < window.innerHeight

const anchorOf = (hash: string) => document.getElementById(decoded(hash.slice(1)))

/** Decodes a hash; one that cannot be decoded, such as `#%`, is used as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function takeFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    // Disabled or damaged storage costs a scroll position, not the page.
    return []
  }
}

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
