import { useState } from 'react'
import { DeskRound, type MoveRound, type RoundResults } from 'shared-contracts/league/desk-round'
import type { RoundEntry } from 'shared-contracts/league/desk-fixture'
import * as v from 'valibot'
import { focusFirstInvalid } from '../../../focus/focus-first-invalid.ts'
import { DeskError, reasonOf } from '../../../desk-api/desk-api.ts'
import { useTell } from '../../data/use-desk.ts'
import { counted } from '../../text-of.ts'
import {
  eventFieldsOf,
  nameFaultOf,
  squadSideOf,
  type SideName,
  type Squads,
} from '../events/event-draft.ts'
import { useSquads } from '../events/use-squad-names.ts'
import { useLeagueWrites } from '../use-league.ts'
import {
  changedRows,
  faultsOf,
  isChanged,
  isOvertaken,
  keepMine,
  rowOf,
  typed,
  type RoundDraft,
  type RowDraft,
  type RowFaults,
} from './round-draft.ts'

/** What the form says; with a revision only while the round stands as it was saved then. */
interface Said {
  readonly text: string
  readonly revision: number | null
}
type Faults = Readonly<Record<string, RowFaults>>

/**
 * State of the form of a round. All of it is saved at once or not at all; a match that somebody else has saved
 * since typing began is never overwritten unseen.
 */
export function useRound(round: DeskRound) {
  const { write } = useLeagueWrites()
  const squadOf = useSquads()
  const tell = useTell()
  const [draft, setDraft] = useState<RoundDraft>({})
  const [faults, setFaults] = useState<Faults>({})
  const [said, setSaid] = useState<Said>({ text: '', revision: null })
  const [isBusy, setIsBusy] = useState(false)
  const path = `seasons/${round.seasonAddress}/rounds/${round.number}`
  const overtaken = round.fixtures.filter((fixture) => {
    const row = draft[fixture.slug]
    // While saving, a newer revision is our own.
    return row !== undefined && !isBusy && isOvertaken(row, fixture)
  })
  const rows = changedRows(draft)
  const setStatus = (text: string) => setSaid({ text, revision: null })
  const isSaid = said.revision === null || (said.revision === round.revision && rows.length === 0)

  /** Returns the draft of a match; without changes it equals the current version of the match. */
  const rowFor = (fixture: DeskRound['fixtures'][number]): RowDraft => {
    const row = draft[fixture.slug]
    return row && isChanged(row) ? row : { ...rowOf(fixture), reason: row?.reason ?? '' }
  }

  const change = (row: RowDraft) => {
    const { slug } = row.from
    setDraft((before) => ({ ...before, [slug]: row }))
    setFaults((before) => ({ ...before, [slug]: {} }))
  }

  /** Loads the squads whose players a row's events name. */
  const squadsOf = async ({ from, events }: RowDraft): Promise<Squads> => {
    const load = async (side: SideName) =>
      events.some((event) => squadSideOf(event) === side)
        ? squadOf(from.seasonAddress, from[side].slug)
        : []
    return { home: await load('home'), away: await load('away') }
  }

  const entryOf = (row: RowDraft, squads: Squads): RoundEntry => {
    const { from, status: next, home, away, day, time, reason, events } = row
    const extras = { halfTime: null, afterExtraTime: null, penalties: null, ...from.score }
    return {
      ...{ fixture: from.slug, revision: from.revision, status: next, reason },
      score: home === '' ? null : { ...extras, home: Number(home), away: Number(away) },
      // With another score, the other side may be the winner.
      awarded: isSameScore(row) ? from.awarded : null,
      ...{ day: day || null, time: time || null },
      events: events.map((event) => eventFieldsOf(event, squads)),
    }
  }

  /** @returns whether everything is saved. */
  const save = async (): Promise<boolean> => {
    const refuse = (found: Faults) => {
      setFaults(found)
      setStatus('Mend what is marked')
      focusFirstInvalid()
      return false
    }
    const wrong = Object.fromEntries(rows.map((row) => [row.from.slug, faultsOf(row)]))
    if (Object.values(wrong).some((one) => Object.keys(one).length > 0)) return refuse(wrong)
    setFaults({})
    if (overtaken.length > 0) {
      setStatus(toDecide(overtaken.length))
      focusFirstConflict()
      return false
    }
    setIsBusy(true)
    try {
      const sent = await Promise.all(
        rows.map(async (row) => ({ row, squads: await squadsOf(row) })),
      )
      const unclear = sent.flatMap(({ row, squads }) => {
        const fault = nameFaultOf(row.events, squads)
        return fault === undefined ? [] : [[row.from.slug, { events: fault }] as const]
      })
      if (unclear.length > 0) return refuse(Object.fromEntries(unclear))
      const body: RoundResults = { fixtures: sent.map(({ row, squads }) => entryOf(row, squads)) }
      const done = `${round.name} is saved: ${counted(rows.length, 'match', 'matches')}`
      const now = await write(
        { path: `${path}/results`, method: 'PUT', revision: round.revision, body, done },
        DeskRound,
      )
      setDraft((before) => rebased(before, now, rows))
      setSaid({ text: done, revision: now.revision })
      return true
    } catch (error) {
      const { status: code = 0, refusal } = error instanceof DeskError ? error : {}
      if (code === 409) {
        setStatus(toDecide(refusal?.moved?.length ?? 1))
        focusFirstConflict()
        return false
      }
      setFaults(faultsFrom(refusal?.fieldErrors ?? {}, rows))
      setStatus(`Not saved: ${reasonOf(error)}`)
      tell.failed('Not saved', error)
      focusFirstInvalid()
      return false
    } finally {
      setIsBusy(false)
    }
  }

  /** Moves all matches that have not been played. Typed changes are kept. */
  const move = async (body: MoveRound) => {
    const now = await write(
      { path: `${path}/move`, revision: round.revision, body, done: `${round.name} is moved` },
      DeskRound,
    )
    setDraft((before) => rebased(before, now))
  }

  return {
    draft,
    rowFor,
    faultsOf: (slug: string): RowFaults => faults[slug] ?? {},
    isDirty: rows.length > 0,
    isBusy,
    status: isSaid ? said.text : '',
    overtaken: new Set(overtaken.map(({ slug }) => slug)),
    type: (row: RowDraft, changes: Partial<Omit<RowDraft, 'from'>>) => change(typed(row, changes)),
    change,
    /** Resolves a conflict between what was typed and what somebody else has saved. */
    keepMine: (fixture: DeskRound['fixtures'][number]) => {
      const row = draft[fixture.slug]
      if (row) change(keepMine(row, fixture))
    },
    takeTheirs: (fixture: DeskRound['fixtures'][number]) => change(rowOf(fixture)),
    save,
    move,
  }
}

/** Applies a draft to the current round. Rows that were sent are left out, unless they were typed in meanwhile. */
const rebased = (
  draft: RoundDraft,
  { fixtures }: DeskRound,
  sent: readonly RowDraft[] = [],
): RoundDraft =>
  Object.fromEntries(
    fixtures.flatMap((fixture) => {
      const row = draft[fixture.slug]
      if (!row || sent.includes(row)) return []
      return [
        [
          fixture.slug,
          keepMine(
            row,
            fixture,
            sent.find(({ from }) => from === row.from),
          ),
        ],
      ]
    }),
  )

const isSameScore = ({ from, home, away, status }: RowDraft) => {
  const before = rowOf(from)
  return status === from.status && home === before.home && away === before.away
}

const toDecide = (count: number) =>
  count === 1
    ? 'Not saved: somebody else has changed a match meanwhile. Decide beside it, then save'
    : `Not saved: somebody else has changed ${count} matches meanwhile. Decide beside each, then save`

const FIELDS = ['home', 'away', 'day', 'time', 'reason', 'events', 'status'] as const
const Place = v.pipe(v.string(), v.regex(/^fixtures\.\d+\./))

/** Sorts the API's messages by match and field: `fixtures.2.score.home` is the home score of the third match sent. */
function faultsFrom(
  errors: Readonly<Record<string, readonly string[]>>,
  sent: readonly RowDraft[],
): Faults {
  const faults: Record<string, RowFaults> = {}
  for (const [name, [message = '']] of Object.entries(errors)) {
    if (!v.is(Place, name)) continue
    const [, index = '', ...members] = name.split('.')
    const slug = sent[Number(index)]?.from.slug
    if (slug === undefined) continue
    const field =
      FIELDS.find((one) => members.includes(one)) ?? (members[0] === 'score' ? 'home' : 'status')
    faults[slug] = { [field]: message, ...faults[slug] }
  }
  return faults
}

const focusFirstConflict = () => {
  // Waits until the conflicts are rendered.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('form [data-conflict] button')?.focus(),
  )
}
