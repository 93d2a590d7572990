import * as v from 'valibot'
import { releaseAt, releaseThatThrew, type ReleaseName } from '../guard/release-at.ts'

/**
 * Maximum time for which a script may block the browser, in milliseconds: a slow phone hydrates a page in two
 * seconds.
 */
const HANG_MS = 5_000

/** Folder of the host's own scripts. */
const HOST_SCRIPTS = '/assets/shell/'

/** A long frame, with the scripts that ran in it; Chromium reports them. */
const LongFrame = v.object({
  duration: v.number(),
  scripts: v.array(v.object({ sourceURL: v.string(), duration: v.number() })),
})

/**
 * Reports faults of remotes' scripts that no page boundary catches: uncaught errors, and frames that blocked
 * the browser. Faults outside remotes' scripts, such as an extension's error, are ignored. Chromium names the
 * script that started a frame, which is the host's when React renders a page: then the release whose page came
 * last is blamed.
 *
 * @param latest returns that release; null while there is none.
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
