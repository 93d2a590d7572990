import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import type { VitalName } from 'shared-contracts/telemetry'

/** Receives a vital, with the remote of its page. */
export type OnVital = (remote: string, name: VitalName, value: number) => void

/**
 * Measures the document's Core Web Vitals, also from before this call, and those of navigations between its
 * pages if the browser supports them. Each is reported once per document and remote, late in the visit: values
 * that still grow, such as the layout shift, are read when the page is first hidden or left, the last moment
 * that browsers guarantee.
 *
 * @param documentRemote remote of the document's page.
 * @param remoteAt returns the remote that answers an address; undefined if none does.
 */
export function watchVitals(
  documentRemote: string,
  remoteAt: (address: string) => string | undefined,
  onVital: OnVital,
): void {
  const reported = new Set<string>()
  const report = ({ name, value, navigationType, navigationURL }: Metric) => {
    const isMove = navigationType === 'soft-navigation'
    const remote = isMove ? navigationURL && remoteAt(navigationURL) : documentRemote
    if (!remote) return
    const told = isMove && name === 'LCP' ? 'softLCP' : name
    // web-vitals calls again at each hide after a change, and after a return from the back/forward cache.
    const key = `${remote} ${told}`
    if (reported.has(key)) return
    reported.add(key)
    onVital(remote, told, value)
  }
  // For a navigation, first paint and first byte add nothing to the largest paint.
  for (const watch of [onFCP, onTTFB]) watch(report)
  for (const watch of [onCLS, onINP, onLCP]) watch(report, { reportSoftNavs: true })
}
