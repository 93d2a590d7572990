import type { RouterBlocker } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { Button, Muted, Row } from 'shared-ui'
import { useBlocker } from '../router/use-blocker.ts'
import { Dialog } from './Dialog.tsx'

interface UnsavedGuardProps {
  readonly isDirty: boolean
  /** Absent where saving sends or publishes what may be half written. @returns whether it was saved. */
  readonly onSave?: (() => Promise<boolean>) | undefined
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

  return (
    <Dialog
      title="Unsaved changes"
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
    >
      <Question blocker={blocker} onSave={onSave} />
    </Dialog>
  )
}

interface QuestionProps extends Pick<UnsavedGuardProps, 'onSave'> {
  readonly blocker: RouterBlocker
}

function Question({ blocker, onSave }: QuestionProps) {
  const isSaving = useRef(false)
  const [isSaved, setIsSaved] = useState<boolean | null>(null)
  // In an effect: whoever chose to stay while it was being saved stays, because the question is gone.
  useEffect(() => {
    if (isSaved === null) return
    if (isSaved) blocker.proceed?.()
    else blocker.reset?.()
  }, [isSaved, blocker])

  const saveAndLeave = async (save: () => Promise<boolean>) => {
    if (isSaving.current) return
    isSaving.current = true
    setIsSaved(await save())
  }
  return (
    <>
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
    </>
  )
}
