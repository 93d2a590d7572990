import { useState } from 'react'
import { Button, FormFailure, Muted, Row, saveFile, Title } from 'shared-ui'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { messageOf } from '../../desk-api/desk-api.ts'
import { useSession } from '../../session/session-context.ts'
import { useTell } from '../data/use-desk.ts'
import { Part } from '../form/form-sheet.ts'
import { Dialog } from '../screen/Dialog.tsx'
import type { InboxPart } from './inbox-part.ts'

interface PersonRequestsProps {
  readonly inbox: InboxPart
  readonly email: string
  readonly onErased: () => void
}

/** Requests that a person may make: a copy of all their data, and its erasure. */
export function PersonRequests({ inbox: { part }, email, onErased }: PersonRequestsProps) {
  const { call } = useSession()
  const tell = useTell()
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const copy = async () => {
    try {
      const kept = await call(`${part}/export?${new URLSearchParams({ email }).toString()}`)
      saveFile('person.json', 'application/json', JSON.stringify(kept, null, 2))
    } catch (error) {
      tell.failed('There is no copy', error)
    }
  }
  const erase = async () => {
    setFailure(null)
    setIsBusy(true)
    try {
      await call(`${part}/erasure`, { method: 'POST', body: { email } })
      setIsAsking(false)
      tell.done('Erased')
      onErased()
    } catch (error) {
      // A toast would be behind the dialog.
      setFailure(`Not erased: ${messageOf(error)}`)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Part aria-label="Requests of the person">
      <Title>Requests of the person</Title>
      <Row>
        <Button look="outline" onClick={() => void copy()}>
          Export this person
        </Button>
        <Button
          look="outline"
          onClick={() => {
            setFailure(null)
            setIsAsking(true)
          }}
        >
          Erase this person
        </Button>
      </Row>
      <Dialog title="Erase this person?" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <Muted>
          Everything that {email} has sent leaves the database for good: messages, applications and
          subscriptions.
        </Muted>
        <div role="alert">{failure && <FormFailure>{failure}</FormFailure>}</div>
        <Row>
          <ActionButton disabled={isBusy} onClick={() => void erase()}>
            Erase
          </ActionButton>
          <Button look="outline" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </Row>
      </Dialog>
    </Part>
  )
}
