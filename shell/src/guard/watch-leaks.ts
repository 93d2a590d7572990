/** Interval between readings, in milliseconds. */
const EVERY_MS = 3_000

/** Number of readings whose minimum counts: the browser has collected garbage between two of them. */
const LOOKS = 4

/** A quantity of the page that grows with a leak. */
export interface Measure {
  /** Returns the current amount; null if the browser does not tell. */
  readonly read: () => number | null
  /** Increase since the first reading that counts as a leak. */
  readonly limit: number
}

/** The page's memory, as reported by Chromium. No page of the sites uses a tenth of the limit. */
const HEAP: Measure = { read: () => heapBytes(performance), limit: 200_000_000 }
/** Elements of the document. The longest list of the sites has 4,000. */
const ELEMENTS: Measure = {
  read: () => document.getElementsByTagName('*').length,
  limit: 20_000,
}

/**
 * Reports a page whose memory or elements keep growing, before the browser ends the tab. Growth counts from the
 * moment at which a release is shown: what a page needs once is no leak.
 *
 * @param shown returns the release on the screen; undefined while there is none.
 * @param tell called at most once for each time that it is shown.
 */
export function watchLeaks(
  shown: () => string | undefined,
  tell: (release: string) => void,
  measures: readonly Measure[] = [HEAP, ELEMENTS],
): void {
  let watched: string | undefined
  let isTold = false
  let looks: (number | null)[][] = []
  let first: (number | null)[] = []
  setInterval(() => {
    if (document.hidden) return
    const release = shown()
    const look = measures.map(({ read }) => read())
    if (release !== watched) {
      watched = release
      isTold = false
      looks = []
      first = look
    }
    looks = [...looks, look].slice(-LOOKS)
    if (release === undefined || isTold || looks.length < LOOKS) return
    isTold = measures.some(({ limit }, index) => {
      const least = Math.min(...looks.map((values) => values[index] ?? 0))
      return least - (first[index] ?? 0) > limit
    })
    if (isTold) tell(release)
  }, EVERY_MS)
}

/** `performance.memory` exists only in Chromium, and is not standard. */
function heapBytes(of: Performance & { readonly memory?: { readonly usedJSHeapSize: number } }) {
  return of.memory?.usedJSHeapSize ?? null
}
