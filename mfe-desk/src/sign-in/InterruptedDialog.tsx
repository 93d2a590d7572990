import { ModalDialog, Muted, Subtitle } from 'shared-ui'
import { useSession } from '../session/session-context.ts'
import { SignInForm } from './SignInForm.tsx'
import { Sheet } from './sign-in-styles.ts'

/** Lies over the work when the session has ended, so that what was typed stays where it is. */
export function InterruptedDialog({ isOpen }: { readonly isOpen: boolean }) {
  const { giveUp } = useSession()
  return (
    <ModalDialog
      label="Sign in again"
      placement="top"
      isOpen={isOpen}
      // It also closes when the sign-in went well.
      onClose={() => isOpen && giveUp()}
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
