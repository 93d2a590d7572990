import { useId, useRef, useState, type FocusEvent } from 'react'
import { Link } from 'shared-contracts/router'
import { Button, Muted, Tag } from 'shared-ui'
import { formatChoice } from '../../text-of.ts'
import { clubsOf, formatKickOff } from '../kick-off.ts'
import { MatchDetails } from './MatchDetails.tsx'
import { MovedOnNotice } from './MovedOnNotice.tsx'
import {
  isChanged,
  postponed,
  type RoundFixture,
  type RowDraft,
  type RowFaults,
} from './round-draft.ts'
import { Line, Match, MatchActions, ScoreBox } from './round-styles.ts'

/** Matches that can be postponed, because nothing is decided yet. */
const CAN_BE_POSTPONED = new Set(['scheduled', 'in-play', 'half-time'])

interface RoundRowProps {
  readonly fixture: RoundFixture
  readonly row: RowDraft
  readonly faults: RowFaults
  readonly isOvertaken: boolean
  readonly onType: (changes: Partial<Omit<RowDraft, 'from'>>) => void
  readonly onChange: (row: RowDraft) => void
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/**
 * One match of a round. Tab goes from score to score, so that a round can be typed without a pause; Shift+Tab from
 * a score reaches the other actions of its match.
 */
export function RoundRow(props: RoundRowProps) {
  const { fixture, row, faults, isOvertaken, onType, onChange } = props
  const [isActive, setIsActive] = useState(false)
  const [isMoving, setIsMoving] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const id = useId()
  const clubs = clubsOf(fixture)
  const isPostponed = row.status === 'postponed'
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsActive(false)
  }
  /** Focuses a field after it is rendered. */
  const focusField = (name: string) => {
    requestAnimationFrame(() => {
      line.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    })
  }
  const decide = (choose: () => void) => {
    choose()
    // The pressed button goes away.
    focusField('home')
  }
  const actions = { tabIndex: isActive ? 0 : -1, 'aria-describedby': id }
  return (
    <Line
      ref={line}
      role="row"
      data-changed={isChanged(row) || undefined}
      onFocus={() => setIsActive(true)}
      onBlur={leave}
    >
      <Match role="rowheader">
        <Link id={id} to={`/fixtures/${fixture.slug}`} tabIndex={actions.tabIndex}>
          {clubs}
        </Link>
        <Muted>
          {formatKickOff(fixture)}
          {row.status !== 'scheduled' && <Tag>{formatChoice(row.status)}</Tag>}
        </Muted>
        <MatchActions>
          {CAN_BE_POSTPONED.has(fixture.status) && (
            <Button
              {...actions}
              look="quiet"
              size="small"
              aria-pressed={isPostponed}
              onClick={() => {
                onChange(postponed(row))
                focusField('reason')
              }}
            >
              Postpone
            </Button>
          )}
          <Button
            {...actions}
            look="quiet"
            size="small"
            aria-expanded={isMoving}
            onClick={() => {
              setIsMoving(!isMoving)
              if (!isMoving) focusField('day')
            }}
          >
            Move
          </Button>
          <Button
            {...actions}
            look="quiet"
            size="small"
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen)
              if (!isOpen) focusField('status')
            }}
          >
            More
          </Button>
        </MatchActions>
      </Match>
      <Score {...props} side="home" name={`Home score: ${clubs}`} error={faults.home} />
      <Score {...props} side="away" name={`Away score: ${clubs}`} error={faults.away} />
      <MatchDetails row={row} faults={faults} isMoving={isMoving} isOpen={isOpen} onType={onType} />
      {isOvertaken && (
        <MovedOnNotice
          fixture={fixture}
          row={row}
          onKeepMine={() => decide(props.onKeepMine)}
          onTakeTheirs={() => decide(props.onTakeTheirs)}
        />
      )}
    </Line>
  )
}

interface ScoreProps extends Pick<RoundRowProps, 'row' | 'onType'> {
  readonly side: 'home' | 'away'
  readonly name: string
  readonly error: string | undefined
}

function Score({ row, side, name, error, onType }: ScoreProps) {
  const id = useId()
  return (
    <ScoreBox role="cell" data-side={side}>
      <input
        name={side}
        aria-label={name}
        aria-invalid={error !== undefined}
        aria-describedby={error ? id : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={row[side]}
        // A typed digit replaces the current one.
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onType({ [side]: target.value })}
      />
      {error && <small id={id}>{error}</small>}
    </ScoreBox>
  )
}
