import { useState } from 'react'
import { DeskRound, type MoveRound, type RoundResults } from 'shared-contracts/league/desk-round'
import * as v from 'valibot'
import { focusFirstInvalid } from '../../../focus/focus-first-invalid.ts'
import { DeskError, reasonOf } from '../../../desk-api/desk-api.ts'
import { useTell } from '../../data/use-desk.ts'
import { counted } from '../../text-of.ts'
import { nameFaultOf, squadSideOf, type SideName, type Squads } from '../events/event-draft.ts'
import { useSquads } from '../events/use-squad-names.ts'
import { currentIn, useLeagueWrites } from '../use-league.ts'
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
import { leftOf, ownOf, sentRow, withoutEntered, type SentRow } from './sent-row.ts'

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
  /** The rows of all saves since the last answered one. */
  const [unanswered, setUnanswered] = useState<readonly SentRow[]>([])
  const [faults, setFaults] = useState<Faults>({})
  const [said, setSaid] = useState<Said>({ text: '', revision: null })
  const [isBusy, setIsBusy] = useState(false)
  const path = `seasons/${round.seasonAddress}/rounds/${round.number}`
  const overtaken = round.fixtures.filter((fixture) => {
    const row = draft[fixture.slug]
    if (row === undefined || !isOvertaken(row, fixture)) return false
    // While saving, a newer revision is our own, and so is one whose answer was lost.
    return !isBusy && !ownOf(unanswered, fixture, row)
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

  /** Sends rows, except for what a save without an answer has stored. @returns the round as it is now. */
  const send = async (
    sent: readonly SentRow[],
    revision: number,
    earlier = unanswered,
  ): Promise<DeskRound> => {
    const all = [...earlier, ...sent]
    setUnanswered(all)
    const body: RoundResults = { fixtures: sent.map(({ entry }) => entry) }
    const done = savedText(round, sent.length)
    try {
      const now = await write(
        { path: `${path}/results`, method: 'PUT', revision, body, done },
        DeskRound,
      )
      setUnanswered([])
      return now
    } catch (error) {
      const now = currentIn(error, DeskRound)
      const left = now && leftOf(sent, now, all)
      if (now && left) {
        if (left.length > 0) return send(left, now.revision, all)
        tell.done(done)
        return now
      }
      const { fieldErrors = {} } = error instanceof DeskError ? error.refusal : {}
      const asked = sent.map(({ row }) => row)
      setFaults(faultsFrom(fieldErrors, asked))
      throw error
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
      const typedIn = await Promise.all(
        rows.map(async (row) => ({ row, squads: await squadsOf(row) })),
      )
      const unclear = typedIn.flatMap(({ row, squads }) => {
        const fault = nameFaultOf(row.events, squads)
        return fault === undefined ? [] : [[row.from.slug, { events: fault }] as const]
      })
      if (unclear.length > 0) return refuse(Object.fromEntries(unclear))
      const sent = typedIn.map(({ row, squads }) => sentRow(row, squads))
      const now = await send(sent, round.revision)
      setDraft((before) => rebased(before, now, rows))
      setSaid({ text: savedText(round, rows.length), revision: now.revision })
      return true
    } catch (error) {
      const { status: code = 0, refusal } = error instanceof DeskError ? error : {}
      if (code === 409) {
        setStatus(toDecide(refusal?.moved?.length ?? 1))
        focusFirstConflict()
        return false
      }
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
      if (row) change(keepMine(withoutEntered(row, fixture, unanswered), fixture))
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

const savedText = ({ name }: DeskRound, matches: number) =>
  `${name} is saved: ${counted(matches, 'match', 'matches')}`

const toDecide = (count: number) =>
  count === 1
    ? 'Not saved: somebody else has changed a match meanwhile. Decide beside it, then save'
    : `Not saved: somebody else has changed ${count} matches meanwhile. Decide beside each, then save`

const FIELDS = ['home', 'away', 'day', 'time', 'reason', 'events', 'awarded', 'status'] as const
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
