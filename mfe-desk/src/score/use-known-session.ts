import { useEffect, useState } from 'react'
import { useSession } from '../session/session-context.ts'

/**
 * The session of a page that goes on without one: nothing lies over the work until the person asks to sign in.
 *
 * @param isLost whether the server has said that there is none, or somebody else may be signed in.
 * @param onFound the session is there again.
 */
export function useKnownSession(isLost: boolean, onFound: () => void) {
  const { state, refresh } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const isSignedIn = state.kind === 'signed-in'
  const session = isSignedIn ? state.session : null

  useEffect(() => {
    if (isLost) void refresh()
  }, [isLost, refresh])

  useEffect(() => {
    if (session) onFound()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each new session is told once
  }, [session])

  return {
    isSigningIn: isAsking && !isSignedIn,
    signIn: () => setIsAsking(true),
    giveUp: () => setIsAsking(false),
  }
}
