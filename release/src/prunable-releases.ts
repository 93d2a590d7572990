import type { RemoteReleases } from 'shared-contracts/registry'

const DAY_MS = 86_400_000

/**
 * Lists versions whose files nobody needs: no channel points to them, no tag names them, and the grace period has
 * passed since a visitor last got them, or since they were published if no visitor ever did. An open tab keeps the
 * release that it started with, so the period must be longer than a tab stays open.
 */
export function prunableReleases(
  { channels, releases }: RemoteReleases,
  graceDays: number,
  now: Date,
): string[] {
  const { stable, canary, previous } = channels
  const used = new Set([stable, canary, previous].map((pointer) => pointer?.version))
  const limit = now.getTime() - graceDays * DAY_MS
  return releases
    .filter(({ version, servedUntil, publishedAt, prunedAt, tags }) => {
      if (prunedAt !== null || servedUntil === 'now' || used.has(version)) return false
      if (tags.length > 0) return false
      return Date.parse(servedUntil ?? publishedAt) < limit
    })
    .map(({ version }) => version)
}
