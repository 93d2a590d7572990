/**
 * Whether this browser had the host's own script already when the document came. It may then have releases as well,
 * which load sooner than ones that are new to it. A browser that does not tell counts as one that had it.
 */
export function hasHeldHost(): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const entries = script ? performance.getEntriesByName(script.src, 'resource') : []
  const [timing] = entries as (PerformanceEntry & Partial<PerformanceResourceTiming>)[]
  const { transferSize = 0, encodedBodySize = 0 } = timing ?? {}
  // What was only asked after comes without its body.
  return transferSize === 0 || transferSize < encodedBodySize
}
