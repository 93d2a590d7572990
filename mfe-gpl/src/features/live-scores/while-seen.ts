/**
 * Does something while the page is seen, and nothing while its tab is hidden.
 *
 * @param start begins it, at once where the page is seen; what it returns ends it.
 * @param grace for how long it goes on in a tab that was hidden, in milliseconds.
 * @returns ends it for good.
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
  // A page that is left may come back as it was; what it holds open would keep it from that.
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
