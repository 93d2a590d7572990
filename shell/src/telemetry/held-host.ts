/**
 * Whether this browser had the host's script in its cache when the document came. It may then have releases as
 * well, which load faster than new ones. A browser that does not tell counts as one that had it.
 */
export function hasHeldHost(): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const entries = script ? performance.getEntriesByName(script.src, 'resource') : []
  const [timing] = entries as (PerformanceEntry & Partial<PerformanceResourceTiming>)[]
  const { transferSize = 0, encodedBodySize = 0 } = timing ?? {}
  // A revalidated script is transferred without its body.
  return transferSize === 0 || transferSize < encodedBodySize
}
