/**
 * Calls back after a time in which the visitor could have seen the page: a hidden tab may be stopped by the browser.
 *
 * @param limit in milliseconds.
 * @returns ends the wait.
 */
export function afterTimeSeen(limit: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    document.removeEventListener('visibilitychange', begin)
    timer = setTimeout(() => {
      if (document.hidden) document.addEventListener('visibilitychange', begin)
      else act()
    }, limit)
  }
  begin()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', begin)
  }
}
