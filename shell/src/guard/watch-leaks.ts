/** How often is looked, in milliseconds. */
const EVERY_MS = 3_000

/** Looks whose least counts: between two of them the browser has collected garbage once. */
const LOOKS = 4

/** Something of the page that a leak makes more and more of. */
export interface Measure {
  /** How much there is; null where the browser does not tell. */
  readonly read: () => number | null
  /** How much more than at first is a leak. */
  readonly limit: number
}

/** The page's memory, which Chromium tells. No page of the sites takes a tenth of the limit. */
const HEAP: Measure = { read: () => heapBytes(performance), limit: 200_000_000 }
/** Elements of the document. The longest list of the sites has 4,000. */
const ELEMENTS: Measure = {
  read: () => document.getElementsByTagName('*').length,
  limit: 20_000,
}

/**
 * Tells of a page whose memory or elements grow without end, before the browser ends the tab for it. Counted is from the
 * moment at which a release came to the screen: what a page needs once is no leak.
 *
 * @param shown the release on the screen; undefined while there is none.
 * @param tell called once for each time that it is shown, at most.
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

/** `performance.memory` is Chromium's own, and no standard's. */
function heapBytes(of: Performance & { readonly memory?: { readonly usedJSHeapSize: number } }) {
  return of.memory?.usedJSHeapSize ?? null
}
