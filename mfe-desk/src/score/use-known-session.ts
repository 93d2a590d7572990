import { useEffect, useState } from 'react'
import { useSession } from '../session/session-context.ts'

/**
 * The session of a page that works without one: the sign-in does not cover the work until the person asks for it.
 *
 * @param isLost whether the server has reported a lost session, or somebody else may be signed in.
 * @param onFound called when a lost session is back.
 * @param isReached whether the server answers: it is asked again for a session that it could not be asked for before.
 */
export function useKnownSession(isLost: boolean, onFound: () => void, isReached: boolean) {
  const { state, refresh } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const isSignedIn = state.kind === 'signed-in'
  const session = isSignedIn ? state.session : null
  const isMissed = isReached && state.kind === 'unreachable'

  useEffect(() => {
    if (isLost || isMissed) void refresh()
  }, [isLost, isMissed, refresh])

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
