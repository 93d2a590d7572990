import { isInPlay, type CountedFixture } from './counted-season.ts'
import { resultOf, type Result } from './result.ts'

/** Requirement 3: form is the last five results. */
const FORM_LENGTH = 5

/** Returns the last results of each club by slug, newest last: by kick-off, or by round if it is not known. */
export function formOf(
  fixtures: readonly CountedFixture[],
  venue: 'all' | 'home' | 'away',
): ReadonlyMap<string, Result[]> {
  const form = new Map<string, Result[]>()
  const add = (club: string, result: Result) => {
    const results = form.get(club) ?? []
    if (results.length === 0) form.set(club, results)
    if (results.length === FORM_LENGTH) results.shift()
    results.push(result)
  }
  const played = fixtures.filter((fixture) => !isInPlay(fixture)).sort(byTime)
  for (const fixture of played) {
    if (venue !== 'away') add(fixture.home, resultOf(fixture, 'home'))
    if (venue !== 'home') add(fixture.away, resultOf(fixture, 'away'))
  }
  return form
}

/** Compares times as text, because they have the same format. Names of clubs never decide. */
function byTime(one: CountedFixture, other: CountedFixture): number {
  const oneTime = one.kickOff ?? ''
  const otherTime = other.kickOff ?? ''
  if (oneTime !== otherTime) return oneTime < otherTime ? -1 : 1
  return (one.round ?? 0) - (other.round ?? 0)
}
