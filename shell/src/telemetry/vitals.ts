import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { VitalName } from 'shared-contracts/telemetry'

/** Measures the document's Core Web Vitals, those before this call included; each is told once, late. */
export function watchVitals(tell: (name: VitalName, value: number) => void): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value }) => tell(name, value))
  }
}
