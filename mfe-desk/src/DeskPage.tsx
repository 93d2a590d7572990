import { lazy, Suspense } from 'react'
import { useLocation } from 'shared-contracts/router'
import { Container, Message, PageTitle } from 'shared-ui'
import { useSession } from './session/session-context.ts'
import { InvitationScreen } from './sign-in/InvitationScreen.tsx'
import { InterruptedDialog } from './sign-in/InterruptedDialog.tsx'
import { RenewalScreen } from './sign-in/RenewalScreen.tsx'
import { SignInScreen } from './sign-in/SignInScreen.tsx'

/** Everything behind the sign-in, in scripts of its own that no visitor loads. */
const SignedInDesk = lazy(async () => ({ default: (await import('#desk')).SignedInDesk }))

export function DeskPage() {
  const { pathname } = useLocation()
  return (
    <>
      <meta name="robots" content="noindex" />
      <Page path={pathname} />
    </>
  )
}

function Page({ path }: { readonly path: string }) {
  switch (path) {
    case '/invitation':
      return <InvitationScreen />
    case '/renewal':
      return <RenewalScreen />
    default:
      return <Desk />
  }
}

function Desk() {
  const { state, refresh } = useSession()
  switch (state.kind) {
    case 'unknown':
      return <Waiting />
    case 'unreachable':
      return (
        <Container>
          <PageTitle>Desk</PageTitle>
          <Message
            title="The desk cannot be reached"
            hint="Check your connection."
            onRetry={() => void refresh()}
          />
        </Container>
      )
    case 'signed-out':
      return <SignInScreen />
    case 'signed-in':
      return (
        <>
          <Suspense fallback={<Waiting />}>
            {/* Another account finds nothing of the one before. */}
            <SignedInDesk key={state.session.account.id} />
          </Suspense>
          <InterruptedDialog isOpen={state.isInterrupted} />
        </>
      )
  }
}

function Waiting() {
  return (
    <Container aria-busy="true">
      <PageTitle>Desk</PageTitle>
    </Container>
  )
}
