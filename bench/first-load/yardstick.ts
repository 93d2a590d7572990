import * as v from 'valibot'

/**
 * How the one application is made that the platform is measured against: one script with every page, drawn by the
 * browser; pages that load when they are asked for, prerendered with their data; or Next.
 */
export const Cut = v.picklist(['single-bundle', 'lazy-pages', 'next'])
export type Cut = v.InferOutput<typeof Cut>

/** A yardstick that is being served. */
export interface Yardstick {
  readonly close: () => Promise<void>
}
