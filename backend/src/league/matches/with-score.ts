import type { FixtureStatus } from 'shared-contracts/league/fixture'

/** Statuses of a match that has begun, and so has a score. */
export const WITH_SCORE: readonly FixtureStatus[] = ['finished', 'awarded', 'in-play', 'half-time']
