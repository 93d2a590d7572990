import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { EVENT_WORDS, type MatchEventType } from 'shared-contracts/league/match-event'
import type { Side } from 'shared-contracts/league/name'
import { Dock, Key } from '../score-styles.ts'
import { usePause } from '../use-pause.ts'
import { Actions } from './Actions.tsx'
import type { Asked } from './asked.ts'
import { Asking } from './Asking.tsx'
import type { MatchDockProps } from './dock-props.ts'
import { PLAIN } from './use-tapping.ts'
import { COUNT_WORDS } from './words.ts'

/** The bottom of the screen: the keys or a question, and above it an undo key. */
export function MatchDock(props: MatchDockProps) {
  const { match, shown, asked, tapping, clock, onAsk } = props
  const { undoable } = tapping
  const dock = useRef<HTMLElement>(null)
  const isAsking = asked.kind !== 'nothing'
  const wasAsking = useRef(isAsking)
  /** Takes the focus of a key that goes away once it is pressed: keyboard users continue here. */
  const takeFocus = () => dock.current?.focus({ preventScroll: true })
  const isPaused = usePause(asked)
  useEffect(() => {
    if (dock.current) dock.current.scrollTop = 0
  }, [asked])
  useEffect(() => {
    if (wasAsking.current && !isAsking) takeFocus()
    wasAsking.current = isAsking
  }, [isAsking])

  const ask = (kind: Asked['kind'], side: Side = 'home', type: MatchEventType = 'goal') => {
    const moment = clock.moment()
    switch (kind) {
      case 'player':
        return onAsk({ kind, side, type, moment })
      case 'card':
      case 'more':
      case 'off':
        return onAsk({ kind, side, moment })
      case 'line-up':
        return onAsk({ kind, side: 'home', next: 'away' })
      case 'added-time':
      case 'counts':
        return onAsk({ kind })
      case 'nothing':
      case 'booked':
      case 'on':
      case 'correction':
        return undefined
    }
  }
  const whistle = (type: MatchEventType) => {
    tapping.tap({ ...{ kind: 'event', type, side: null, player: null, related: null }, ...PLAIN })
    // Begins a pause: the next whistle may be at the place of this one.
    onAsk({ kind: 'nothing' })
    takeFocus()
  }
  const { home, away } = match.fixture
  return (
    <Dock ref={dock} tabIndex={-1} aria-label="Score">
      <fieldset disabled={isPaused}>
        {undoable && (
          <Undo
            type="button"
            onClick={() => {
              tapping.undo()
              takeFocus()
            }}
          >
            Undo:{' '}
            {undoable.draft.kind === 'event'
              ? EVENT_WORDS[undoable.draft.type]
              : undoable.draft.kind === 'count' && COUNT_WORDS[undoable.draft.what]}
            <small>{undoable.seconds} s</small>
          </Undo>
        )}
        {asked.kind === 'nothing' ? (
          <Actions phase={shown.phase} clubs={{ home, away }} onAsk={ask} onWhistle={whistle} />
        ) : (
          <Asking {...props} asked={asked} />
        )}
      </fieldset>
    </Dock>
  )
}

const Undo = styled(Key)`
  flex-direction: row;
  gap: 12px;
  color: #14110b;
  background: #ffc83d;
  border-color: #14110b;
`
