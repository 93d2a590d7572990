import { onFirstUse } from 'shared-contracts/format/on-first-use'
import type { ArticleSummary } from 'shared-contracts/league/article'
import { formatDate } from 'shared-contracts/format/dates'

const compact = onFirstUse(
  () => new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }),
)

/** Formats a number of readers or posts in short: `18.2K`. */
export const formatCount = (count: number): string => compact().format(count)

/** Formats the reading time: `4 min read`. */
export const readTimeOf = ({ readMinutes }: Pick<ArticleSummary, 'readMinutes'>) =>
  `${readMinutes} min read`

const HOUR_MS = 3_600_000

/**
 * Formats when a story was published. A sample shows the time until the samples' fixed clock, as `2 hours ago`;
 * others show the day, because a page is cached and read later.
 *
 * @param clock time at which the samples' clock stands still; null if there is none.
 */
export function publishedText(
  { publishedAt, isSample }: Pick<ArticleSummary, 'publishedAt' | 'isSample'>,
  clock: string | null,
): string {
  if (!isSample || clock === null) return formatDate(publishedAt)
  const hours = Math.floor((Date.parse(clock) - Date.parse(publishedAt)) / HOUR_MS)
  if (hours < 0) return formatDate(publishedAt)
  if (hours < 1) return 'Just now'
  return hours < 24 ? ago(hours, 'hour') : ago(Math.floor(hours / 24), 'day')
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`
