import { useState } from 'react'
import { ActionButton } from '../../focus/ActionButton.tsx'
import type { DeskRecord } from '../data/data-provider.ts'
import type { ContentPart } from './content-part.ts'
import { DELETE, useContentChange } from './use-bulk-actions.ts'

interface DeleteRecordProps {
  readonly content: ContentPart
  readonly isBusy: boolean
  /** Saves what was typed, because Undo restores only what was saved. @returns null if it could not be saved. */
  readonly onSave: () => Promise<DeskRecord | null>
  readonly onDeleted: () => void
}

/** Deletes a record from the site and the desk without confirmation: the list that follows offers to undo it. */
export function DeleteRecord({ content, isBusy, onSave, onDeleted }: DeleteRecordProps) {
  const change = useContentChange(content)
  const [isDeleting, setIsDeleting] = useState(false)
  const remove = async () => {
    const record = await onSave()
    if (!record) return
    setIsDeleting(true)
    const left = await change(DELETE, [record])
    setIsDeleting(false)
    if (left.length === 0) onDeleted()
  }
  return (
    <div>
      <ActionButton look="quiet" disabled={isBusy || isDeleting} onClick={() => void remove()}>
        Delete this {content.singular}
      </ActionButton>
    </div>
  )
}
