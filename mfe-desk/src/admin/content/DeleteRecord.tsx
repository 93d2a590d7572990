import { useState } from 'react'
import { Button } from 'shared-ui'
import type { DeskRecord } from '../data/data-provider.ts'
import type { ContentPart } from './content-part.ts'
import { DELETE, useContentChange } from './use-bulk-actions.ts'

interface DeleteRecordProps {
  readonly content: ContentPart
  readonly record: DeskRecord
  readonly onDeleted: () => void
}

/** Deletes a record from the site and the desk without confirmation: the list that follows offers to undo it. */
export function DeleteRecord({ content, record, onDeleted }: DeleteRecordProps) {
  const change = useContentChange(content)
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    setIsBusy(true)
    const left = await change(DELETE, [record])
    setIsBusy(false)
    if (left.length === 0) onDeleted()
  }
  return (
    <div>
      <Button look="quiet" disabled={isBusy} onClick={() => void remove()}>
        Delete this {content.singular}
      </Button>
    </div>
  )
}
