/**
 * Notes the page's address. The host goes to the top of another page; what the page itself is to list now begins
 * there, too.
 *
 * @returns a function that goes there, to be called after the choice of a link.
 */
export function toListFromHere(): () => void {
  const { pathname, search } = window.location
  return () => {
    const now = window.location
    if (now.pathname === pathname && now.search !== search && !now.hash) {
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
  }
}
