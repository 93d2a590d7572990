/**
 * Distance from the screen within which an element counts as near: one screen, because scrolling it takes about
 * as long as loading on a slow connection.
 */
const MARGIN = '100% 0px'

/**
 * Calls back once when an element is on or near the screen; at once if the browser cannot observe it.
 *
 * @returns stops observing.
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onNear()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
