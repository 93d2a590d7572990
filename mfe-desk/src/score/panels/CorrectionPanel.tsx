import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { SIDES, type Named, type Side } from 'shared-contracts/league/name'
import { EVENT_WORDS, type MatchEventType } from 'shared-contracts/league/match-event'
import { MOST_ADDED, MOST_MINUTES, type CorrectionTap } from 'shared-contracts/league/score'
import { Select } from 'shared-ui'
import { eventInWords } from '../../match-events/event-words.ts'
import type { Line } from '../match/match-now.ts'
import type { Shirt } from '../match/shirts.ts'
import { Key, Keys } from '../score-styles.ts'
import { MinuteFields, writtenMinute, type WrittenMinute } from './MinuteFields.tsx'
import { Panel } from './Panel.tsx'

type Right = NonNullable<CorrectionTap['right']>

interface CorrectionPanelProps {
  readonly line: Line
  readonly clubs: Readonly<Record<Side, Named>>
  readonly shirts: Readonly<Record<Side, readonly Shirt[]>>
  /** Whether the correction is so late that it needs a reason. */
  readonly needsReason: boolean
  readonly onCorrect: (right: Right | null, reason: string) => void
  readonly onCancel: () => void
}

/** Types to which an event can be corrected, by group. A whistle can only be withdrawn. */
const KINDS: readonly (readonly MatchEventType[])[] = [
  ['goal', 'own-goal', 'penalty', 'penalty-missed'],
  ['yellow-card', 'second-yellow', 'red-card'],
  ['substitution'],
]
const MOST_REASON = 300

const FAULTS = {
  minute: `Give a minute from 1 to ${MOST_MINUTES}, and at most ${MOST_ADDED} added.`,
  reason: 'Say in a few words why.',
}
type Fault = keyof typeof FAULTS

/** Corrects or withdraws an event. */
export function CorrectionPanel(props: CorrectionPanelProps) {
  const { line, clubs, shirts, needsReason, onCorrect, onCancel } = props
  const kinds = KINDS.find((types) => types.includes(line.type))
  const [right, setRight] = useState(() => rightOf(line))
  const [reason, setReason] = useState('')
  /** Null until another minute is written: an answer may put the one of the event right meanwhile. */
  const [written, setWritten] = useState<WrittenMinute | null>(null)
  const errorId = useId()
  const [fault, setFault] = useState<Fault | null>(null)
  const change = (changes: Partial<Right>) => setRight({ ...right, ...changes })
  const side = right.side ?? 'home'
  const ofSide = shirtsOf(right)
  // Also a player who is not in the line-up.
  const known = ofSide === shirtsOf(line) ? line : { player: null, related: null }
  const correct = (what: Right | null) => {
    const minute = what && written && writtenMinute(written)
    const hasReason = reason.trim() !== '' || !needsReason
    const found = what && written && !minute ? 'minute' : hasReason ? null : 'reason'
    setFault(found)
    if (!found) onCorrect(what && { ...what, ...minute }, reason.trim())
  }
  const message = fault && (
    <Mistake id={errorId} role="alert">
      {FAULTS[fault]}
    </Mistake>
  )
  return (
    <Panel title={eventInWords(line)} question={line.id} onCancel={onCancel}>
      {kinds && (
        <Fields>
          {kinds.length > 1 && (
            <label>
              What
              <Select
                value={right.type}
                onChange={({ target }) => {
                  const type = kinds.find((one) => one === target.value)
                  if (!type) return
                  const player = shirtsOf({ ...right, type }) === ofSide ? right.player : null
                  change({ type, player, related: null })
                }}
              >
                {kinds.map((type) => (
                  <option key={type} value={type}>
                    {EVENT_WORDS[type]}
                  </option>
                ))}
              </Select>
            </label>
          )}
          <label>
            For
            <Select
              value={side}
              onChange={({ target }) => {
                const next = SIDES.find((one) => one === target.value)
                if (next) change({ side: next, player: null, related: null })
              }}
            >
              {SIDES.map((one) => (
                <option key={one} value={one}>
                  {clubs[one].name}
                </option>
              ))}
            </Select>
          </label>
          <PlayerChoice
            label={right.type === 'substitution' ? 'On' : 'Player'}
            shirts={shirts[ofSide]}
            known={known.player}
            value={right.player}
            onChange={(player) => change({ player })}
          />
          {(right.type === 'goal' || right.type === 'substitution') && (
            <PlayerChoice
              label={right.type === 'goal' ? 'Pass by' : 'Off'}
              shirts={shirts[ofSide]}
              known={known.related}
              value={right.related}
              onChange={(related) => change({ related })}
            />
          )}
          <MinuteFields
            value={written ?? { minute: `${line.minute}`, added: `${line.added}` }}
            errorId={fault === 'minute' ? errorId : undefined}
            onChange={setWritten}
          />
          {fault === 'minute' && message}
        </Fields>
      )}
      <Reason>
        {needsReason ? 'Reason' : 'Reason, if there is one'}
        <input
          value={reason}
          maxLength={MOST_REASON}
          aria-invalid={fault === 'reason'}
          aria-describedby={fault === 'reason' ? errorId : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </Reason>
      {fault === 'reason' && message}
      <Keys>
        <Key type="button" onClick={() => correct(null)}>
          Take it back
        </Key>
        {kinds && (
          <Key type="button" data-look="main" onClick={() => correct(right)}>
            Put right
          </Key>
        )}
      </Keys>
    </Panel>
  )
}

interface PlayerChoiceProps {
  readonly label: string
  readonly shirts: readonly Shirt[]
  /** The player as the event has it. */
  readonly known: Named | null
  readonly value: string | null
  readonly onChange: (player: string | null) => void
}

function PlayerChoice({ label, shirts, known, value, onChange }: PlayerChoiceProps) {
  const isListed = shirts.some(({ player }) => player.slug === known?.slug)
  return (
    <label>
      {label}
      <Select value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">Nobody knows</option>
        {shirts.map(({ player, shirtNumber }) => (
          <option key={player.slug} value={player.slug}>
            {shirtNumber ?? '–'} {player.name}
          </option>
        ))}
        {known && !isListed && <option value={known.slug}>– {known.name}</option>}
      </Select>
    </label>
  )
}

/** Returns the side whose shirts an event offers: an own goal counts for the other one. */
function shirtsOf({ type, side }: Pick<Line, 'type' | 'side'>): Side {
  const isHome = (side ?? 'home') === 'home'
  return isHome === (type !== 'own-goal') ? 'home' : 'away'
}

const rightOf = ({ type, side, player, related }: Line): Right => ({
  ...{ type, side },
  player: player?.slug ?? null,
  related: related?.slug ?? null,
})

const INPUT = `
  input {
    min-height: 56px;
    padding: 0 12px;
    color: var(--text);
    font-size: 17px;
    background: var(--surface-raised);
    border: 2px solid var(--edge);
    border-radius: var(--radius-s);
  }
  input[aria-invalid='true'] {
    border-color: var(--down);
  }
`

const Fields = styled.div`
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));

  label {
    display: grid;
    gap: 4px;
    min-width: 0;
    font-weight: 600;
  }
  select {
    width: 100%;
    min-height: 56px;
    font-size: 17px;
  }
  ${INPUT}
`

const Reason = styled.label`
  display: grid;
  gap: 4px;
  font-weight: 600;

  ${INPUT}
`

/** What is wrong in the field above it. */
const Mistake = styled.p`
  grid-column: 1 / -1;
  color: var(--down);
  font-weight: 600;
`
