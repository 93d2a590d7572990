import styled from '@emotion/styled'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Part } from 'shared-contracts/desk/roles'
import { Button } from 'shared-ui'
import { useTell } from '../data/use-desk.ts'
import { useUndo, type Undoable } from './undo-context.ts'

/** Says above a list what was done there last, and takes it back. It stays until somebody closes it. */
export function UndoNotice({ part }: { readonly part: Part }) {
  const { offered } = useUndo()
  return <div role="status">{offered?.part === part && <Notice {...offered} />}</div>
}

function Notice({ part, done }: { readonly part: Part; readonly done: Undoable }) {
  const { withdraw } = useUndo()
  const tell = useTell()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // What was pressed is gone with what it was about; who works by keyboard goes on here.
  useEffect(() => box.current?.focus(), [done])
  const undo = async () => {
    setIsBusy(true)
    try {
      await done.undo()
      tell.done('Undone')
    } catch (error) {
      tell.failed('Not undone', error)
    }
    await queries.invalidateQueries({ queryKey: [part, 'getList'] })
    withdraw()
  }
  return (
    <Box ref={box} tabIndex={-1}>
      <span>{done.text}</span>
      <Button size="small" disabled={isBusy} onClick={() => void undo()}>
        Undo
      </Button>
      <Button look="quiet" size="small" onClick={withdraw}>
        Close
      </Button>
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
  padding: 12px 20px;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-inline-start: 4px solid var(--accent);
  border-radius: var(--radius-s);

  > span {
    flex: 1 1 200px;
    font-weight: 600;
  }
`
