import { useState } from 'react'
import { useNavigate } from 'shared-contracts/router'
import { Button, Muted, Row } from 'shared-ui'
import type { DeskRecord } from '../data/data-provider.ts'
import { useDeskData, useTell } from '../data/use-desk.ts'
import { Dialog } from '../screen/Dialog.tsx'
import type { ContentPart } from './content-part.ts'

interface DeleteRecordProps {
  readonly content: ContentPart
  readonly record: DeskRecord
}

/** Removes a record for good, once it was asked again. */
export function DeleteRecord({ content: { part, singular, nameOf }, record }: DeleteRecordProps) {
  const data = useDeskData()
  const tell = useTell()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    try {
      await data.delete(part, { id: record.id, previousData: record })
      tell.done('Deleted')
      setIsAsking(false)
      await navigate(`/${part}`)
    } catch (error) {
      tell.failed('Not deleted', error)
    }
  }
  return (
    <div>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        Delete this {singular}
      </Button>
      <Dialog
        title={`Delete this ${singular}?`}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      >
        <Muted>“{nameOf(record)}” leaves the site and the desk.</Muted>
        <Row>
          <Button onClick={() => void remove()}>Delete</Button>
          <Button look="outline" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </Row>
      </Dialog>
    </div>
  )
}
