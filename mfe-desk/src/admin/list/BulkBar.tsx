import styled from '@emotion/styled'
import { useState } from 'react'
import { ActionButton } from '../../focus/ActionButton.tsx'
import type { BulkAction } from './bulk-action.ts'
import type { Chosen } from './use-chosen.ts'

interface BulkBarProps {
  readonly chosen: Chosen
  readonly actions: readonly BulkAction[]
}

/** Bulk actions for the selected records. */
export function BulkBar({ chosen: { records, choose }, actions }: BulkBarProps) {
  const [isBusy, setIsBusy] = useState(false)
  const run = async (action: BulkAction) => {
    setIsBusy(true)
    const left = await action.run(records.filter(action.isFor))
    setIsBusy(false)
    choose(left)
  }
  return (
    <Bar role="group" aria-label="Chosen records">
      <strong role="status">{records.length} chosen</strong>
      {actions.map((action) => (
        <ActionButton
          key={action.name}
          look="outline"
          size="small"
          disabled={isBusy || !records.some(action.isFor)}
          onClick={() => void run(action)}
        >
          {action.name}
        </ActionButton>
      ))}
      <ActionButton look="quiet" size="small" disabled={isBusy} onClick={() => choose([])}>
        Choose none
      </ActionButton>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 14px;
  align-items: center;
  padding: 10px 16px;
  background: var(--surface-sunk);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
`
