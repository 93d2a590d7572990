/** How far outside of the screen an element counts as near: one screen, which takes a slow line about as long. */
const MARGIN = '100% 0px'

/**
 * Calls back once when an element is on the screen or nearly so; at once where a browser cannot tell.
 *
 * @returns stops waiting.
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
