import styled from '@emotion/styled'
import type { MatchEventType } from 'shared-contracts/league/match-event'
import { SIDES, type Named, type Side } from 'shared-contracts/league/name'
import { Key, Keys } from '../score-styles.ts'
import type { Asked } from './asked.ts'
import type { Phase } from './match-now.ts'
import { ConfirmedKey } from './ConfirmedKey.tsx'

interface ActionsProps {
  readonly phase: Phase
  readonly clubs: Readonly<Record<Side, Named>>
  readonly onAsk: (kind: Asked['kind'], side?: Side, type?: MatchEventType) => void
  readonly onWhistle: (type: MatchEventType) => void
}

/** The action keys: a column for each side, and the whistle below. */
export function Actions({ phase, clubs, onAsk, onWhistle }: ActionsProps) {
  const hasBegun = phase !== 'before'
  return (
    <>
      {hasBegun && (
        <Columns>
          {SIDES.map((side) => (
            <section key={side} aria-label={clubs[side].name}>
              <h2>{clubs[side].name}</h2>
              <Pairs>
                <Key type="button" data-look="main" onClick={() => onAsk('player', side, 'goal')}>
                  Goal
                </Key>
                <Key type="button" onClick={() => onAsk('card', side)}>
                  Card
                </Key>
                <Key type="button" onClick={() => onAsk('off', side)}>
                  <small>Substitution</small>
                </Key>
                <Key type="button" onClick={() => onAsk('more', side)}>
                  More
                </Key>
              </Pairs>
            </section>
          ))}
        </Columns>
      )}
      <Keys>
        {(phase === 'first' || phase === 'second') && (
          <Key type="button" onClick={() => onAsk('added-time')}>
            Added time
          </Key>
        )}
        {hasBegun && (
          <Key type="button" onClick={() => onAsk('counts')}>
            Count
          </Key>
        )}
        {phase !== 'over' && (
          <Key type="button" onClick={() => onAsk('line-up')}>
            Line-ups
          </Key>
        )}
        <Whistle phase={phase} onWhistle={onWhistle} />
      </Keys>
    </>
  )
}

/** The next whistle. Those that end something are pressed twice; the keys let no first press count for another one. */
function Whistle({ phase, onWhistle }: Pick<ActionsProps, 'phase' | 'onWhistle'>) {
  switch (phase) {
    case 'before':
      return (
        <Key type="button" data-look="main" onClick={() => onWhistle('kick-off')}>
          Start match
        </Key>
      )
    case 'first':
      return (
        <ConfirmedKey key="half-time" onConfirm={() => onWhistle('half-time')}>
          Half-time
        </ConfirmedKey>
      )
    case 'break':
      return (
        <Key type="button" data-look="main" onClick={() => onWhistle('second-half')}>
          Second half
        </Key>
      )
    case 'second':
      return (
        <ConfirmedKey key="full-time" onConfirm={() => onWhistle('full-time')}>
          Full time
        </ConfirmedKey>
      )
    case 'over':
      return null
  }
}

const Columns = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

  h2 {
    overflow: hidden;
    font-size: 16px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Pairs = styled.div`
  display: grid;
  gap: 8px;
  /* The longest word is in the first column. */
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  margin-block-start: 6px;

  /* Its words fit whole, on narrow phones in smaller letters. */
  button {
    padding-inline: 2px;
    overflow-wrap: normal;
    hyphens: manual;
  }
  small {
    font-size: clamp(11px, 3.6vw, 13px);
  }
`
