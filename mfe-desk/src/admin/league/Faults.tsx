import styled from '@emotion/styled'
import type { TextFault } from 'shared-contracts/league/desk-squad'
import { Subtitle } from 'shared-ui'

interface FaultsProps {
  readonly faults: readonly TextFault[]
  /** What has them: `The list`. */
  readonly what: string
}

/** What is wrong with a text that was pasted or uploaded, a line each. */
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
