import { Row } from 'shared-ui'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { formatChoice } from '../../text-of.ts'
import { Conflict } from '../round/round-styles.ts'
import type { SeasonDraft } from './season-draft.ts'

interface SeasonConflictProps {
  readonly before: SeasonDraft
  readonly mine: SeasonDraft
  readonly theirs: SeasonDraft
  /** Receives the draft with which the form continues. */
  readonly onDecided: (draft: SeasonDraft) => void
}

const FIELDS = [
  'name',
  'startsOn',
  'endsOn',
  'timeZone',
  'pointsForWin',
  'rankedBy',
  'tieBreakers',
  'lots',
  'zones',
  'clubs',
] as const
type Field = (typeof FIELDS)[number]

const isSame = (a: SeasonDraft, b: SeasonDraft, name: Field) =>
  JSON.stringify(a[name]) === JSON.stringify(b[name])

/** Merges two concurrent edits: a field that only one person changed takes that person's value. */
export function merged(before: SeasonDraft, mine: SeasonDraft, theirs: SeasonDraft): SeasonDraft {
  const untouched = FIELDS.filter((name) => isSame(before, mine, name))
  return { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) }
}

/** Shows both versions of a season that two people have changed, until one is chosen. */
export function SeasonConflict({ before, mine, theirs, onDecided }: SeasonConflictProps) {
  const both = FIELDS.filter((name) => !isSame(before, mine, name) && !isSame(mine, theirs, name))
  return (
    <Conflict role="alert">
      <p>
        <strong>Somebody else has saved this season meanwhile.</strong>{' '}
        {both.length === 0
          ? 'You have changed different things; both can stand.'
          : 'You have both changed:'}
      </p>
      <ul>
        {both.map((name) => (
          <li key={name}>
            {formatChoice(LABELS[name])}: you {textOf(mine, name)}; they {textOf(theirs, name)}
          </li>
        ))}
      </ul>
      <Row>
        <ActionButton look="outline" onClick={() => onDecided(merged(before, mine, theirs))}>
          Keep mine
        </ActionButton>
        <ActionButton look="outline" onClick={() => onDecided(theirs)}>
          Take theirs
        </ActionButton>
      </Row>
    </Conflict>
  )
}

const LABELS: Readonly<Record<Field, string>> = {
  name: 'name',
  startsOn: 'first day',
  endsOn: 'last day',
  timeZone: 'time zone',
  pointsForWin: 'points for a win',
  rankedBy: 'ranked by',
  tieBreakers: 'level on points',
  lots: 'draws of lots',
  zones: 'zones of the table',
  clubs: 'clubs',
}

function textOf(draft: SeasonDraft, name: Field): string {
  if (name === 'tieBreakers') return draft.tieBreakers.map(formatChoice).join(', ')
  if (name === 'zones')
    return draft.zones.map((zone) => `${zone.from} to ${zone.to} ${zone.name}`).join(', ')
  if (name === 'lots')
    return draft.lots?.map((drawn) => drawn.map(formatChoice).join(', ')).join('; ') || 'no draw'
  if (name === 'rankedBy') return formatChoice(draft.rankedBy).toLowerCase()
  if (name === 'clubs') return `${draft.clubs.length} clubs`
  return draft[name]
}
