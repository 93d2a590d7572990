import { useEffect, useRef } from 'react'
import { Button, Muted, Row } from 'shared-ui'
import { useBlocker } from '../router/use-blocker.ts'
import { Dialog } from './Dialog.tsx'

interface UnsavedGuardProps {
  readonly isDirty: boolean
  /** Absent where saving sends or publishes what may be half written. @returns whether it was saved. */
  readonly onSave?: () => Promise<boolean>
}

/** Asks before unsaved text is lost by a link, by going back, or by closing the tab. */
export function UnsavedGuard({ isDirty, onSave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== currentLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  // Whoever chooses to stay while it is being saved stays.
  const latest = useRef(blocker)
  useEffect(() => {
    latest.current = blocker
  })
  const isSaving = useRef(false)
  const saveAndLeave = async (save: () => Promise<boolean>) => {
    if (isSaving.current) return
    isSaving.current = true
    const isSaved = await save().finally(() => (isSaving.current = false))
    const { proceed, reset } = latest.current
    if (isSaved) proceed?.()
    else reset?.()
  }

  return (
    <Dialog
      title="Unsaved changes"
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
    >
      <Muted>What you typed is not saved yet.</Muted>
      <Row>
        <Button onClick={() => blocker.reset?.()}>Stay here</Button>
        {onSave && (
          <Button look="outline" onClick={() => void saveAndLeave(onSave)}>
            Save and leave
          </Button>
        )}
        <Button look="outline" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>
      </Row>
    </Dialog>
  )
}
