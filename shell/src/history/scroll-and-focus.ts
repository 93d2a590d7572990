import { withoutTrailingSlash } from 'shared-contracts/select-route'
import type { RemoteLocation } from 'shared-contracts/host'
import type { NavigationKind } from './browser-history.ts'

const STORAGE_KEY = 'scroll-positions'

/** Puts the visitor where a page load would: at the top, at the anchor, or where they left the page. */
export class ScrollAndFocus {
  private readonly positions = new Map<string, number>(readStored())
  private previous: RemoteLocation

  constructor(location: RemoteLocation) {
    this.previous = location
    window.history.scrollRestoration = 'manual'
    // The visitor may come back to this page in a new document.
    window.addEventListener('pagehide', () => {
      this.remember(this.previous)
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...this.positions].slice(-50)))
    })
  }

  /** Call before the page changes. */
  remember(location: RemoteLocation): void {
    this.positions.set(location.key, window.scrollY)
  }

  /** Call when the page of `location` is shown in `container`. */
  arrive(location: RemoteLocation, kind: NavigationKind | 'load', container: HTMLElement): void {
    const isNewPage = pageOf(location) !== pageOf(this.previous)
    const isEntered = isNewPage || kind === 'load'
    this.previous = location
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

/** Path of a page, without a trailing slash: with one it is the same page. */
export const pageOf = ({ pathname }: RemoteLocation) => withoutTrailingSlash(pathname)

/**
 * Does what browsers do for an anchor: scrolls to the target and moves the focus there. On a page that was just
 * entered it jumps, because content that is still loading would move the target of a smooth scroll.
 */
function scrollToAnchor(hash: string, isEntered: boolean): void {
  const target = document.getElementById(decoded(hash.slice(1)))
  if (!target) return
  target.scrollIntoView({ behavior: isEntered ? 'instant' : 'auto' })
  takeFocus(target)
}

/** A hash that cannot be decoded, such as `#%`, is used as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Screen readers continue at the new page's heading: the link that was clicked is gone. */
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
