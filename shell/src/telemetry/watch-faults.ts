import * as v from 'valibot'
import { releaseAt, releaseThatThrew, type ReleaseName } from '../guard/release-at.ts'

/** How long a script may keep the browser from answering, in milliseconds: a slow phone hydrates a page in two seconds. */
const HANG_MS = 5_000

/** Where the host's own scripts lie. */
const HOST_SCRIPTS = '/assets/shell/'

/** A frame that took long, with the scripts that ran in it; Chromium tells of them. */
const LongFrame = v.object({
  duration: v.number(),
  scripts: v.array(v.object({ sourceURL: v.string(), duration: v.number() })),
})

/**
 * Tells what remotes' scripts do wrong where no boundary of a page sees it: errors that nobody caught, and frames
 * that held the browser up. What comes from no remote's script, such as an extension's error, is nobody's. Chromium
 * names the script that a frame began with, which is the host's where React renders a page: then it is the release
 * whose page came last.
 *
 * @param latest that release; null while there is none.
 */
export function watchFaults(
  blame: (kind: 'uncaught' | 'hang', release: ReleaseName) => void,
  latest: () => ReleaseName | null,
): void {
  const tell = (kind: 'uncaught' | 'hang', release: ReleaseName | null) => {
    if (release) blame(kind, release)
  }
  window.addEventListener('error', ({ error, filename }) =>
    tell('uncaught', releaseThatThrew(error) ?? releaseAt(filename)),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    tell('uncaught', releaseThatThrew(reason)),
  )
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!v.is(LongFrame, entry)) continue
      for (const { sourceURL, duration } of entry.scripts) {
        if (duration < HANG_MS) continue
        tell('hang', releaseAt(sourceURL) ?? (sourceURL.includes(HOST_SCRIPTS) ? latest() : null))
      }
    }
  }).observe({ type: 'long-animation-frame', buffered: true })
}
