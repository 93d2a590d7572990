import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { VitalName } from 'shared-contracts/telemetry'

/**
 * Measures the document's Core Web Vitals, also from before this call. Each is reported once a load of the
 * document, late in the visit: what still grows, such as the layout shift, as it stands when the page is first
 * hidden, the last moment that browsers promise.
 */
export function watchVitals(onVital: (name: VitalName, value: number) => void): void {
  const reported = new Set<VitalName>()
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => {
      // web-vitals calls again at each hide after a change, and after a return from the back/forward cache.
      if (reported.has(name)) return
      reported.add(name)
      onVital(name, value)
    })
  }
}
