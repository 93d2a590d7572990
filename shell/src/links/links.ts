import { findRoute } from 'shared-contracts/routes'
import type { BrowserHistory } from '../history/browser-history.ts'
import { preloadScript } from '../host/import-map.ts'
import type { Releases } from '../host/releases.ts'
import { watchLinksInView } from './links-in-view.ts'

/** Time for which a pointer rests on a link before its page is prefetched, in milliseconds. */
const PREFETCH_DELAY_MS = 100

/**
 * Turns plain links between remotes into client navigations, and prefetches the page of a link that the visitor
 * points at or focuses. On a fast connection it also prefetches links in view that lead to another remote. A
 * remote just writes `<a href="/gpl">`.
 */
export function followLinks(history: BrowserHistory, releases: Releases): void {
  let waiting: ReturnType<typeof setTimeout> | undefined

  document.addEventListener('click', (event) => {
    const link = platformLink(event.target, releases)
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    history.push(link.pathname + link.search + link.hash)
  })
  // The worker brings a tab forward for an alert by the address at which it opened, which it may have left.
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { pathname, search } = window.location
      if (data !== pathname + search) history.push(data)
    })
  }

  const prefetchSoon = ({ target }: Event) => {
    clearTimeout(waiting)
    const link = platformLink(target, releases)
    if (link) waiting = setTimeout(() => void prefetch(link.pathname, releases), PREFETCH_DELAY_MS)
  }
  document.addEventListener('pointerover', prefetchSoon)
  document.addEventListener('focusin', prefetchSoon)
  watchLinksInView((target) => {
    const link = platformLink(target, releases)
    const here = releases.select(window.location.pathname)
    if (link && releases.select(link.pathname)?.remote !== here?.remote) {
      void prefetch(link.pathname, releases)
    }
  })
}

/** Returns the link around a node, if it leads to a page of the platform in this tab. */
function platformLink(target: EventTarget | null, releases: Releases): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin) return null
  // A link with a target, even this very tab, asks for a new document.
  if (link.target || link.hasAttribute('download')) return null
  return releases.select(link.pathname) ? link : null
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Prefetches a page. A failure is ignored: the navigation tries again and reports it. */
async function prefetch(pathname: string, releases: Releases): Promise<void> {
  const selection = releases.select(pathname)
  const version = selection ? releases.versionOf(selection.remote) : undefined
  if (!selection || version === undefined) return
  const release = await releases
    .find(selection.remote, version, selection.basePath)
    .catch(() => null)
  const route = release && findRoute(release.routes, selection.path)
  if (!release || !route) return
  for (const script of [release.entry, ...route.scripts]) preloadScript(release, script)
}
