import * as v from 'valibot'

/**
 * Baselines to compare the platform with: one script with every page, rendered by the browser; pages loaded on
 * demand and prerendered with their data; or Next.
 */
export const Cut = v.picklist(['single-bundle', 'lazy-pages', 'next'])
export type Cut = v.InferOutput<typeof Cut>

/** A running baseline server. */
export interface Yardstick {
  readonly close: () => Promise<void>
}
