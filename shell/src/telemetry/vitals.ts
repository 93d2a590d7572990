import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import type { VitalName } from 'shared-contracts/telemetry'

/** Takes a vital, with the remote whose page it is of. */
export type OnVital = (remote: string, name: VitalName, value: number) => void

/**
 * Measures the document's Core Web Vitals, also from before this call, and those of moves between its pages where the
 * browser knows of them. Each is reported once a document and remote, late in the visit: what still grows, such as the
 * layout shift, as it stands when the page is first hidden or left, the last moment that browsers promise.
 *
 * @param documentRemote the remote whose page the document came with.
 * @param remoteAt the remote that answers an address; undefined for one that none does.
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
  // Of a move, the first paint and byte say nothing that the largest paint does not.
  for (const watch of [onFCP, onTTFB]) watch(report)
  for (const watch of [onCLS, onINP, onLCP]) watch(report, { reportSoftNavs: true })
}
