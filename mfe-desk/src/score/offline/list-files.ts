/** The browser's default is 250. Every call of the API is one, and a match's page makes six in a minute. */
const MOST_FILES = 10_000

/** Lets the browser list all files that a page loads, however long it stays open. Call before it has loaded many. */
export function listFiles(): void {
  if ('setResourceTimingBufferSize' in performance) {
    performance.setResourceTimingBufferSize(MOST_FILES)
  }
}
