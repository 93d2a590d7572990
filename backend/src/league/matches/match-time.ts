import type { Fixture } from './fixture.entity.ts'

/**
 * Returns the time to compare a match by, in milliseconds since 1970. A day without a time counts from its start, and a
 * match without a day as in the future.
 */
export const matchTime = ({ kickOff, day }: Pick<Fixture, 'kickOff' | 'day'>): number =>
  kickOff?.getTime() ?? (day === null ? Infinity : Date.parse(day))

/** Compares matches by time. */
export function byMatchTime(
  one: Pick<Fixture, 'kickOff' | 'day'>,
  other: Pick<Fixture, 'kickOff' | 'day'>,
): number {
  const [time, otherTime] = [matchTime(one), matchTime(other)]
  return time === otherTime ? 0 : time - otherTime
}
