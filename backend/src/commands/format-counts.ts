import type { Counts } from '../foundation/database/records.ts'

/** Formats counts, such as `2 messages, 0 applications`. */
export function formatCounts(counts: Counts): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')
}
