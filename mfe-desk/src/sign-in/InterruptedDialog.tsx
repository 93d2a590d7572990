import { useEffect, useRef } from 'react'
import { Button, ModalDialog, Muted, Subtitle } from 'shared-ui'
import { useSession } from '../session/session-context.ts'
import { SignInForm } from './SignInForm.tsx'
import { Sheet } from './sign-in-styles.ts'

interface InterruptedDialogProps {
  readonly isOpen: boolean
  /**
   * Leaves for a page that works without a session. Elsewhere the dialog stays until somebody has signed in
   * or pressed its button: without a session, the desk and everything typed there are gone.
   */
  readonly onGiveUp?: (() => void) | undefined
}

/** Covers the work when the session has ended, or a change needs a new one, so that what was typed is kept. */
export function InterruptedDialog({ isOpen, onGiveUp }: InterruptedDialogProps) {
  return (
    <ModalDialog
      label="Sign in again"
      placement="top"
      isOpen={isOpen}
      // The dialog also closes after a successful sign-in.
      onClose={() => isOpen && onGiveUp?.()}
    >
      {isOpen && <SignInAgain onGiveUp={onGiveUp} />}
    </ModalDialog>
  )
}

function SignInAgain({ onGiveUp }: Pick<InterruptedDialogProps, 'onGiveUp'>) {
  const { giveUp } = useSession()
  const sheet = useRef<HTMLElement>(null)
  // The first fields of a visit come after the dialog, which has then put the keyboard behind them.
  useEffect(() => {
    const { current: element } = sheet
    const findField = () => element?.querySelector('input')
    if (!element || findField()) return undefined
    const observer = new MutationObserver(() => {
      const field = findField()
      if (!field) return
      observer.disconnect()
      if (element.contains(document.activeElement)) field.focus()
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <Sheet ref={sheet}>
      <Subtitle as="h2">Sign in again</Subtitle>
      <Muted>
        Your session has ended, or is too old for this change. What you typed is still there if you
        sign in with the same account.
      </Muted>
      <SignInForm />
      <Button look="quiet" onClick={onGiveUp ?? giveUp}>
        {onGiveUp ? 'Not now' : 'Leave without saving'}
      </Button>
    </Sheet>
  )
}
