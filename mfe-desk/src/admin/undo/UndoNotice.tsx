import styled from '@emotion/styled'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { useTell } from '../data/use-desk.ts'
import { useUndo, type Undoable } from './undo-context.ts'

/** Shows the last change above its list, and undoes it. It stays until it is undone or somebody closes it. */
export function UndoNotice({ part }: { readonly part: string }) {
  const { offered } = useUndo()
  return offered?.part === part ? <Notice {...offered} /> : null
}

function Notice({ part, done }: { readonly part: string; readonly done: Undoable }) {
  const { withdraw } = useUndo()
  const tell = useTell()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // The pressed button is gone with its record; keyboard users continue here.
  useEffect(() => box.current?.focus(), [done])
  const undo = async () => {
    setIsBusy(true)
    const isUndone = await done.undo().then(
      () => true,
      (error: unknown) => {
        tell.failed('Not undone', error)
        return false
      },
    )
    await queries.invalidateQueries({ queryKey: [part, 'getList'] })
    setIsBusy(false)
    if (!isUndone) return
    tell.done('Undone')
    withdraw(done)
  }
  return (
    <Box ref={box} role="group" aria-label={done.text} tabIndex={-1}>
      <span>{done.text}</span>
      <ActionButton size="small" disabled={isBusy} onClick={() => void undo()}>
        Undo
      </ActionButton>
      <ActionButton look="quiet" size="small" onClick={() => withdraw(done)}>
        Close
      </ActionButton>
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
