/**
 * Calls back after a time in which the visitor could have seen the page: browsers may suspend a hidden tab.
 *
 * @param limit in milliseconds.
 * @returns stops waiting.
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
