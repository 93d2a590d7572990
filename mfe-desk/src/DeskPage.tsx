import { lazy, Suspense, useEffect, useRef } from 'react'
import type { Part } from 'shared-contracts/desk/roles'
import { useLocation } from 'shared-contracts/router'
import { Container, Message, PageTitle } from 'shared-ui'
import { useFocusKept } from './focus/use-focus-kept.ts'
import { listFiles } from './score/offline/list-files.ts'
import { useRemembered } from './session/remembered.ts'
import { useSession } from './session/session-context.ts'
import { SIGN_OUT } from './session/sign-out-state.ts'
import { InvitationScreen } from './sign-in/InvitationScreen.tsx'
import { InterruptedDialog } from './sign-in/InterruptedDialog.tsx'
import { RenewalScreen } from './sign-in/RenewalScreen.tsx'
import { SignInScreen } from './sign-in/SignInScreen.tsx'

/** Everything behind the sign-in, in separate bundles that visitors never load. */
const SignedInDesk = lazy(async () => ({ default: (await import('#desk')).SignedInDesk }))

/** The pages for scorers at the touchline, in a small bundle of their own. */
const ScorePages = lazy(async () => ({
  default: (await import(/* webpackChunkName: "score" */ '#score')).ScorePages,
}))

/** An account that may only score starts at the list of matches. */
const isScorer = (parts: readonly Part[]) => parts.length === 1 && parts[0] === 'score'

export function DeskPage() {
  const location = useLocation()
  useEffect(listFiles, [])
  return (
    <>
      <meta name="robots" content="noindex" />
      {/* A screen would ask for what is refused once the session has ended. */}
      {location.state === SIGN_OUT ? <Waiting /> : <Page path={location.pathname} />}
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
      return isScorePath(path) ? <Score /> : <Desk path={path} />
  }
}

const isScorePath = (path: string) => `${path}/`.startsWith('/score/')

/** Works without a network and without a session: taps wait on the phone until their scorer is back. */
function Score() {
  const { state } = useSession()
  const remembered = useRemembered()
  const session = state.kind === 'signed-in' ? state.session : remembered
  if (!session?.parts.includes('score')) return <Desk path="/score" />
  return <Scoring key={session.account.id} account={session.account.id} />
}

function Scoring({ account }: { readonly account: number }) {
  return (
    <Suspense fallback={<Waiting />}>
      <ScorePages account={account} />
    </Suspense>
  )
}

function Desk({ path }: { readonly path: string }) {
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
      if (path === '/' && isScorer(state.session.parts))
        return <Scoring account={state.session.account.id} />
      return (
        <>
          <Suspense fallback={<Waiting />}>
            {/* The key discards the previous account's state. */}
            <SignedInDesk key={state.session.account.id} />
          </Suspense>
          <InterruptedDialog isOpen={state.isInterrupted} />
        </>
      )
  }
}

/** Somebody who has signed in waits with the focus on its heading, and goes on at that of the screen. */
function Waiting() {
  const root = useRef<HTMLDivElement>(null)
  useFocusKept(root)
  return (
    <Container ref={root} aria-busy="true">
      <PageTitle>Desk</PageTitle>
    </Container>
  )
}
