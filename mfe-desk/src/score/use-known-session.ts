import { useEffect, useState } from 'react'
import { useSession } from '../session/session-context.ts'

/**
 * The session of a page that works without one: the sign-in does not cover the work until the person asks for it.
 *
 * @param isLost whether the server has reported a lost session, or somebody else may be signed in.
 * @param onFound called when a lost session is back.
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
    if (session && isLost) onFound()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each new session is told once
  }, [session])

  return {
    isSigningIn: isAsking && !isSignedIn,
    signIn: () => setIsAsking(true),
    giveUp: () => setIsAsking(false),
  }
}
