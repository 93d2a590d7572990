import styled from '@emotion/styled'
import type { TextFault } from 'shared-contracts/league/desk-squad'
import { Subtitle } from 'shared-ui'

interface FaultsProps {
  readonly faults: readonly TextFault[]
  /** Subject of the message: `The list`. */
  readonly what: string
}

/** Lists the errors in a pasted or uploaded text, one per line. */
export function Faults({ faults, what }: FaultsProps) {
  if (faults.length === 0) return null
  return (
    <Box>
      <Subtitle>{what} has mistakes; nothing was taken</Subtitle>
      <ul>
        {faults.map(({ line, column, message }) => (
          <li key={`${line}:${column} ${message}`}>
            {line > 0 && `Line ${line}, column ${column}: `}
            {message}
          </li>
        ))}
      </ul>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  padding: 14px 18px;
  background: color-mix(in srgb, var(--down) 10%, transparent);
  border-inline-start: 4px solid var(--down);
`
