import { withoutTrailingSlash } from 'shared-contracts/select-route'
import type { RemoteLocation } from 'shared-contracts/host'
import type { NavigationKind } from './browser-history.ts'

const STORAGE_KEY = 'scroll-positions'

/** Puts the visitor where a page load would: at the top, at the anchor, or where they left the page. */
export class ScrollAndFocus {
  private readonly positions = new Map<string, number>(readStored())
  private left: RemoteLocation

  constructor(location: RemoteLocation) {
    this.left = location
    window.history.scrollRestoration = 'manual'
    // A page that is about to go may come back by the browser's own history, in a new document.
    window.addEventListener('pagehide', () => {
      this.remember(this.left)
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...this.positions].slice(-50)))
    })
  }

  /** Call before the page changes. */
  remember(location: RemoteLocation): void {
    this.positions.set(location.key, window.scrollY)
  }

  /** Call when the page of `location` stands in `container`. */
  arrive(location: RemoteLocation, kind: NavigationKind | 'load', container: HTMLElement): void {
    const isNewPage = pageOf(location) !== pageOf(this.left)
    const isEntered = isNewPage || kind === 'load'
    this.left = location
    if (kind === 'traverse' || kind === 'load') {
      const position = this.positions.get(location.key)
      if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' })
      else if (location.hash) scrollToAnchor(location.hash, isEntered)
    } else if (location.hash) {
      scrollToAnchor(location.hash, isEntered)
    } else if (isNewPage) {
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
    if (isNewPage && kind !== 'load' && !location.hash) focusHeading(container)
  }
}

/** Path of a page, which a trailing slash does not make another one. */
export const pageOf = ({ pathname }: RemoteLocation) => withoutTrailingSlash(pathname)

/**
 * As a browser does for an anchor: the target comes into view, and the keyboard goes on from there. On a page
 * that has just been entered it does so at once: what is still arriving there would move the end of a slow
 * scroll.
 */
function scrollToAnchor(hash: string, isEntered: boolean): void {
  const target = document.getElementById(decoded(hash.slice(1)))
  if (!target) return
  target.scrollIntoView({ behavior: isEntered ? 'instant' : 'auto' })
  takeFocus(target)
}

/** A hash that nobody encoded, such as `#%`, is meant as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Screen readers go on from the new page's heading instead of from the link that is gone. */
function focusHeading(container: HTMLElement): void {
  const heading = container.querySelector<HTMLElement>('h1')
  if (heading) takeFocus(heading)
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
    // Storage that is switched off or damaged costs a scroll position, not the page.
    return []
  }
}

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
