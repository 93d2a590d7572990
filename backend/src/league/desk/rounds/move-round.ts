import type { MoveRound } from 'shared-contracts/league/desk-round'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { BookFixture } from '../../book/season-book.ts'
import type { Round } from '../../seasons/round.entity.ts'
import type { Edit } from '../edits/edit.ts'
import { refuseFaults } from '../field-fault.ts'
import { enterResult } from '../fixtures/change-fixture.ts'
import type { SeasonTime } from '../fixtures/entered-facts.ts'

const DAY_MS = 86_400_000

/**
 * Moves the matches of a round that are scheduled and have a day, and the days of the round. Each match keeps its local
 * time.
 *
 * @returns the number of days.
 */
export async function moveRound(
  edit: Edit,
  round: Round,
  fixtures: readonly BookFixture[],
  { byDays, toDay, reason }: MoveRound,
  time: SeasonTime,
): Promise<number> {
  const open = fixtures.flatMap(({ fixture, home, away }) =>
    fixture.status === 'scheduled' && fixture.day !== null
      ? [{ fixture, day: fixture.day, title: `${home.name} v ${away.name}` }]
      : [],
  )
  const [first] = open.map(({ day }) => day).sort()
  const days = byDays ?? (first === undefined || toDay === null ? 0 : daysBetween(first, toDay))
  const field = byDays === null ? 'toDay' : 'byDays'
  if (open.length === 0) {
    refuseFaults([
      { path: [field], message: 'No match of this round is to be played on a fixed day' },
    ])
  }
  for (const { fixture, day, title } of open) {
    const wall = fixture.kickOff && time.clock.local(fixture.kickOff.toISOString()).time
    const { status, awarded } = fixture
    const moved = { day: dayAfter(day, days), time: wall, status, awarded, score: null, reason }
    const { faults } = await enterResult(edit, fixture, moved, time)
    refuseFaults(faults.map(({ message }) => ({ path: [field], message: `${title}: ${message}` })))
  }
  await edit.update('rounds', round, movedDays(round, days, fixtures))
  return days
}

/** Returns the days of a round that moves. It still includes those on which some of its matches were played. */
function movedDays(
  { startsOn, endsOn }: Round,
  days: number,
  fixtures: readonly BookFixture[],
): Pick<Round, 'startsOn' | 'endsOn'> {
  const kept = fixtures.flatMap(({ fixture: { status, day } }) =>
    day === null || NOT_PLAYED.includes(status) ? [] : [day],
  )
  // A match that was played later than its round does not extend the round.
  const own = kept.filter((day) => day >= (startsOn ?? day) && day <= (endsOn ?? day))
  return {
    startsOn: startsOn && ([dayAfter(startsOn, days), ...own].sort()[0] ?? null),
    endsOn: endsOn && ([dayAfter(endsOn, days), ...own].sort().at(-1) ?? null),
  }
}

const NOT_PLAYED: readonly FixtureStatus[] = ['scheduled', 'postponed', 'cancelled']

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const daysBetween = (one: string, other: string) =>
  Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS)
