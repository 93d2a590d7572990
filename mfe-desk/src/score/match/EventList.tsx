import styled from '@emotion/styled'
import { formatMinute } from 'shared-contracts/league/minute'
import type { Named, Side } from 'shared-contracts/league/name'
import { VisuallyHidden } from 'shared-ui'
import { EVENT_WORDS } from 'shared-contracts/league/match-event'
import { whoText } from '../../match-events/event-words.ts'
import type { Line } from './match-now.ts'

interface EventListProps {
  readonly lines: readonly Line[]
  readonly clubs: Readonly<Record<Side, Named>>
  /** Ids of taps that are not yet on the phone's disk. */
  readonly unkept: ReadonlySet<string>
  readonly onOpen: (line: Line) => void
}

/** The events, newest first; pressing a line corrects it. */
export function EventList({ lines, clubs, unkept, onOpen }: EventListProps) {
  if (lines.length === 0) return <Empty>Nothing has happened yet.</Empty>
  return (
    <List aria-label="What happened">
      {lines.map((line) => (
        <li key={line.id}>
          <button type="button" onClick={() => onOpen(line)}>
            <VisuallyHidden>Correct: </VisuallyHidden>
            <b>{formatMinute(line)}′ </b>
            <span>
              {EVENT_WORDS[line.type]}
              <small>
                {' '}
                {[line.side && clubs[line.side].name, whoText(line)].filter(Boolean).join(' · ')}
              </small>
            </span>
            <small> {line.by === null ? (unkept.has(line.id) ? '…' : 'Not sent') : line.by}</small>
          </button>
        </li>
      ))}
    </List>
  )
}

const Empty = styled.p`
  padding: 16px 12px;
  font-size: 17px;
`

const List = styled.ol`
  display: grid;
  padding-inline: 12px;

  button {
    display: grid;
    gap: 10px;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    width: 100%;
    min-height: 56px;
    padding: 6px 4px;
    color: inherit;
    font-size: 17px;
    text-align: start;
    background: none;
    border: 0;
    border-block-end: 1px solid var(--line);
    cursor: pointer;
  }
  b {
    font-size: 20px;
    font-variant-numeric: tabular-nums;
  }
  span {
    font-weight: 700;
  }
  span small {
    display: block;
    font-weight: 400;
  }
  small {
    font-size: 14px;
  }
`
