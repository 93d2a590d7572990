import styled from '@emotion/styled'
import { MOST_ADDED, MOST_MINUTES } from 'shared-contracts/league/score'

/** Minute of play as it is written in the fields. */
export interface WrittenMinute {
  readonly minute: string
  readonly added: string
}

/** Returns the minute of play that was written; null if no match has it. */
export function writtenMinute(written: WrittenMinute): { minute: number; added: number } | null {
  const [minute, added] = [Number(written.minute), Number(written.added)]
  const isMinute = Number.isInteger(minute) && minute >= 1 && minute <= MOST_MINUTES
  const isAdded = Number.isInteger(added) && added >= 0 && added <= MOST_ADDED
  return isMinute && isAdded ? { minute, added } : null
}

interface MinuteFieldsProps {
  readonly value: WrittenMinute
  /** Id of the text that says what is wrong; undefined if nothing is. */
  readonly errorId: string | undefined
  readonly onChange: (value: WrittenMinute) => void
}

/** Fields for a minute of play. Another minute begins without added ones. */
export function MinuteFields({ value, errorId, onChange }: MinuteFieldsProps) {
  const shared = {
    type: 'number',
    inputMode: 'numeric',
    'aria-invalid': errorId !== undefined,
    'aria-describedby': errorId,
  } as const
  return (
    <Pair>
      <label>
        Minute
        <input
          {...shared}
          min={1}
          max={MOST_MINUTES}
          value={value.minute}
          onChange={({ target }) => onChange({ minute: target.value, added: '0' })}
        />
      </label>
      <label>
        Added
        <input
          {...shared}
          min={0}
          max={MOST_ADDED}
          value={value.added}
          onChange={({ target }) => onChange({ ...value, added: target.value })}
        />
      </label>
    </Pair>
  )
}

const Pair = styled.div`
  display: grid;
  gap: 8px;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

  input {
    width: 100%;
  }
`
