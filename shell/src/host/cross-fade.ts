/** Maximum time for which the old page stays frozen while the new one is rendered, in milliseconds. */
const DRAWING_LIMIT_MS = 400

let running: ViewTransition | null = null

/**
 * Cross-fades from the current page to the next, if the browser can and the visitor accepts motion. Otherwise
 * the page simply changes. The next call ends a running fade at once, clicks go through it, and it does not
 * wait for a slow page.
 *
 * @param change starts the change and calls `onPageReady` when the new page is in the document.
 */
export function crossFade(change: (onPageReady: () => void) => void): void {
  running?.skipTransition()
  running = null
  const canFade =
    'startViewTransition' in document &&
    !document.hidden &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!canFade) return change(() => undefined)
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, DRAWING_LIMIT_MS)
        change(resolve)
      }),
  )
  // A skipped fade is no failure: the page changes anyway.
  transition.ready.catch(() => undefined)
  running = transition
}
