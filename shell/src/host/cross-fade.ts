/** How long the old page may stand still for the new one to be drawn, in milliseconds. */
const DRAWING_LIMIT_MS = 400

let running: ViewTransition | null = null

/**
 * Cross-fades from the page on the screen to the one that `change` brings, where the browser can and the
 * visitor does not mind motion; anywhere else the page simply changes. The next call ends a fade at once,
 * clicks go through it, and a page that is slow to come is not waited for.
 *
 * @param change starts the change and calls back when the new page stands.
 */
export function crossFade(change: (stands: () => void) => void): void {
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
  // A fade that was cut short is no failure: the page has changed all the same.
  transition.ready.catch(() => undefined)
  running = transition
}
