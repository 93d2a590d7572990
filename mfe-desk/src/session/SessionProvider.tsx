import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { DeskSession } from 'shared-contracts/desk/account'
import * as v from 'valibot'
import { callDesk, DeskError, type CallDesk } from '../desk-api/desk-api.ts'
import { SessionContext, type SessionState } from './session-context.ts'

/** Knows who is signed in. A call that meets the end of a session waits for the next one, so that nothing is lost. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ kind: 'unknown' })
  /** Calls that wait for a sign-in. */
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([])

  const release = useCallback((isSignedIn: boolean) => {
    for (const resume of waiting.current.splice(0)) resume(isSignedIn)
  }, [])

  const refresh = useCallback(async () => {
    setState(await readState())
    release(true)
  }, [release])

  const call: CallDesk = useCallback(async (path, options) => {
    try {
      return await callDesk(path, options)
    } catch (error) {
      if (!(error instanceof DeskError) || error.status !== 401) throw error
      setState(interrupted)
      const isSignedIn = await new Promise<boolean>((resume) => waiting.current.push(resume))
      if (!isSignedIn) throw error
      return callDesk(path, options)
    }
  }, [])

  const signOut = useCallback(async () => {
    await callDesk('session', { method: 'DELETE' }).catch((error: unknown) => {
      if (!(error instanceof DeskError) || error.status !== 401) throw error
    })
    setState({ kind: 'signed-out' })
  }, [])

  const giveUp = useCallback(() => {
    release(false)
    setState({ kind: 'signed-out' })
  }, [release])

  useEffect(() => {
    let isHere = true
    void readState().then((next) => {
      if (isHere) setState(next)
    })
    return () => {
      isHere = false
    }
  }, [])

  const context = useMemo(
    () => ({ state, call, refresh, giveUp, signOut }),
    [state, call, refresh, giveUp, signOut],
  )
  return <SessionContext value={context}>{children}</SessionContext>
}

async function readState(): Promise<SessionState> {
  try {
    const session = v.parse(DeskSession, await callDesk('session'))
    return { kind: 'signed-in', session, isInterrupted: false }
  } catch (error) {
    const isSignedOut = error instanceof DeskError && error.status === 401
    return { kind: isSignedOut ? 'signed-out' : 'unreachable' }
  }
}

const interrupted = (state: SessionState): SessionState =>
  state.kind === 'signed-in' ? { ...state, isInterrupted: true } : state
