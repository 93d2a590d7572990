/** The first and the last day of a season or round, ISO 8601. */
export interface Days<Day extends string | null = string | null> {
  readonly startsOn: Day
  readonly endsOn: Day
}

/** Extends days, so that they include others. */
export function daysAround<Day extends string | null>(
  { startsOn, endsOn }: Days<Day>,
  others: readonly string[],
): Days<Day | string> {
  const sorted = [startsOn, endsOn, ...others].flatMap((day) => day ?? []).sort()
  return { startsOn: sorted[0] ?? startsOn, endsOn: sorted.at(-1) ?? endsOn }
}
