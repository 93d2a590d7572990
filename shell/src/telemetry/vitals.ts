import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { VitalName } from 'shared-contracts/telemetry'

/** Measures the document's Core Web Vitals, also from before this call. Each is reported once, late in the visit. */
export function watchVitals(onVital: (name: VitalName, value: number) => void): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => onVital(name, value))
  }
}
