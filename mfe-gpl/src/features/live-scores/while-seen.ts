/**
 * Runs something while the page is visible, and stops it while its tab is hidden.
 *
 * @param start starts it, at once if the page is visible; returns a function that stops it.
 * @param grace time for which it goes on in a hidden tab, in milliseconds.
 * @returns a function that ends it for good.
 */
export function whileSeen(start: () => () => void, grace = 0): () => void {
  let stop: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    stop?.()
    stop = null
  }
  const follow = () => {
    clearTimeout(timer)
    if (!document.hidden) stop ??= start()
    else if (grace > 0) timer = setTimeout(end, grace)
    else end()
  }
  // An open connection would keep the page out of the back/forward cache.
  window.addEventListener('pagehide', end)
  window.addEventListener('pageshow', follow)
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    window.removeEventListener('pagehide', end)
    window.removeEventListener('pageshow', follow)
    document.removeEventListener('visibilitychange', follow)
    end()
  }
}
