import { ModalDialog, Muted, Subtitle } from 'shared-ui'
import { useSession } from '../session/session-context.ts'
import { SignInForm } from './SignInForm.tsx'
import { Sheet } from './sign-in-styles.ts'

interface InterruptedDialogProps {
  readonly isOpen: boolean
  /** Where the work goes on without a session; else the calls that wait for one are given up. */
  readonly onGiveUp?: () => void
}

/** Lies over the work when the session has ended, so that what was typed stays where it is. */
export function InterruptedDialog({ isOpen, onGiveUp }: InterruptedDialogProps) {
  const { giveUp } = useSession()
  return (
    <ModalDialog
      label="Sign in again"
      placement="top"
      isOpen={isOpen}
      // It also closes when the sign-in went well.
      onClose={() => isOpen && (onGiveUp ?? giveUp)()}
    >
      {isOpen && (
        <Sheet>
          <Subtitle as="h2">Sign in again</Subtitle>
          <Muted>Your session has ended. What you typed is still there.</Muted>
          <SignInForm />
        </Sheet>
      )}
    </ModalDialog>
  )
}
