import type { RoundEntry } from 'shared-contracts/league/desk-fixture'
import type { DeskRound } from 'shared-contracts/league/desk-round'
import { enteredOf, eventFieldsOf, type SentEvent, type Squads } from '../events/event-draft.ts'
import { awardedIn, isChanged, keepMine, type RoundFixture, type RowDraft } from './round-draft.ts'

/** A row of a round, with what was sent of it. The match may stand like that although the answer was lost. */
export interface SentRow {
  readonly row: RowDraft
  readonly squads: Squads
  readonly entry: RoundEntry
  readonly events: readonly SentEvent[]
}

export function sentRow(row: RowDraft, squads: Squads): SentRow {
  const { from, status, home, away, day, time, reason } = row
  const extras = { halfTime: null, afterExtraTime: null, penalties: null, ...from.score }
  const events = row.events.map((draft) => ({ draft, fields: eventFieldsOf(draft, squads) }))
  const entry: RoundEntry = {
    ...{ fixture: from.slug, revision: from.revision, status, reason },
    score: home === '' ? null : { ...extras, home: Number(home), away: Number(away) },
    awarded: awardedIn(row),
    ...{ day: day || null, time: time || null },
    events: events.map(({ fields }) => fields),
  }
  return { row, squads, entry, events }
}

/** Returns the row as which a match stands, if it was sent. @param row what is typed now. */
export const ownOf = (
  sent: readonly SentRow[],
  now: RoundFixture,
  row: RowDraft,
): RowDraft | undefined =>
  sent.findLast(
    (one) =>
      isAsSent(one, now) &&
      // An event that was changed or left out since stands in the match: its editor has to see it.
      one.row.events.every((event) => row.events.includes(event)),
  )?.row

function isAsSent({ row: { from }, entry, events }: SentRow, now: RoundFixture): boolean {
  const { slug, status, score, awarded, day, time } = now
  // The API takes the day from a match that is postponed, and awards one to the winner by its score.
  const isOnDay =
    (day === entry.day && time === entry.time) || (status === 'postponed' && day === null)
  return (
    slug === entry.fixture &&
    status === entry.status &&
    score?.home === entry.score?.home &&
    score?.away === entry.score?.away &&
    (entry.awarded === null || entry.awarded === awarded) &&
    isOnDay &&
    enteredOf(events, from.events, now.events).entered.size === events.length
  )
}

/**
 * Returns what is left to send of some rows, some of which a save without an answer has stored.
 *
 * @param all the rows of every save without an answer.
 * @returns null if somebody else has changed one of the matches, or none is stored.
 */
export function leftOf(
  rows: readonly SentRow[],
  { fixtures }: DeskRound,
  all: readonly SentRow[],
): readonly SentRow[] | null {
  const left: SentRow[] = []
  let isStored = false
  for (const one of rows) {
    const now = fixtures.find(({ slug }) => slug === one.entry.fixture)
    const own = now && ownOf(all, now, one.row)
    if (now?.revision === one.entry.revision) left.push(one)
    else if (!now || !own) return null
    else {
      isStored = true
      const row = keepMine(one.row, now, own)
      if (isChanged(row)) left.push(sentRow(row, one.squads))
    }
  }
  return isStored ? left : null
}

/** Leaves out the events of a row that the match has from a save without an answer. */
export function withoutEntered(
  row: RowDraft,
  now: RoundFixture,
  sent: readonly SentRow[],
): RowDraft {
  const entered = sent
    .filter(({ entry }) => entry.fixture === now.slug)
    .map((one) => enteredOf(one.events, one.row.from.events, now.events).entered)
  return { ...row, events: row.events.filter((event) => !entered.some((all) => all.has(event))) }
}
