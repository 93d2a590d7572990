import type { FixtureStatus } from 'shared-contracts/league/fixture'

/** Statuses of a match that was not played to its end. Its clubs may meet again in the same round. */
export const CALLED_OFF: readonly FixtureStatus[] = ['abandoned', 'cancelled']
