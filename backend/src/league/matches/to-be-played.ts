import type { FixtureStatus } from 'shared-contracts/league/fixture'

/** Statuses of a match before its kick-off. A postponed match that has a kick-off is played then. */
export const TO_BE_PLAYED: readonly FixtureStatus[] = ['scheduled', 'postponed']
