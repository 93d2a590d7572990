/** The fixed current time of the sample: the 67th minute of the match in progress. */
export const SAMPLE_CLOCK = new Date('2025-01-26T16:22:00.000Z')

const DAY_MS = 24 * 3_600_000

/** Returns the day, ISO 8601, some weeks after another one. */
export function weeksAfter(day: string, weeks: number): string {
  return new Date(Date.parse(day) + weeks * 7 * DAY_MS).toISOString().slice(0, 10)
}
