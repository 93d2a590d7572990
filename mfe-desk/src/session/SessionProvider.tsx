import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { DeskSession, SignInWays } from 'shared-contracts/desk/account'
import * as v from 'valibot'
import { callDesk, DeskError, type CallDesk } from '../desk-api/desk-api.ts'
import { watchPresence } from '../desk-api/presence.ts'
import { doubt, forget, isSignedIn, mayHaveChanged, remember } from './remembered.ts'
import { SessionContext, type SessionState } from './session-context.ts'

/** Provides the session. A call that fails because it has ended waits for the next one, so that nothing is lost. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ kind: 'unknown' })
  /** Calls that wait for a sign-in. */
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([])
  const isSigningOut = useRef(false)
  /** The same state for callbacks that run between renders. */
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  }, [state])

  const release = useCallback((isSignedIn: boolean) => {
    for (const resume of waiting.current.splice(0)) resume(isSignedIn)
  }, [])

  const refresh = useCallback(async () => {
    const next = await readState()
    const before = latest.current
    if (isInterrupted(before) && next.kind === 'unreachable') throw new DeskError(0, {})
    setState(next)
    // A call of one person is never made as somebody else.
    release(!isInterrupted(before) || accountOf(next) === accountOf(before))
  }, [release])

  const call: CallDesk = useCallback(async (path, options) => {
    try {
      if (!isSigningOut.current) await assertUnchanged(latest.current)
      return await callDesk(path, options)
    } catch (error) {
      if (!(error instanceof DeskError) || error.status !== 401) throw error
      // Nobody is asked to sign in again while signing out.
      if (isSigningOut.current) throw error
      setState(interrupted)
      const isSignedIn = await new Promise<boolean>((resume) => waiting.current.push(resume))
      if (!isSignedIn) throw error
      return callDesk(path, options)
    }
  }, [])

  const signOut = useCallback(async () => {
    isSigningOut.current = true
    try {
      await callDesk('session', { method: 'DELETE' }).catch((error: unknown) => {
        if (!(error instanceof DeskError) || error.status !== 401) throw error
      })
      forget()
      setState(await readState())
    } finally {
      isSigningOut.current = false
    }
  }, [])

  const giveUp = useCallback(() => {
    release(false)
    // Takes the work off the screen, even if the same session turns out to be valid again.
    setState({ kind: 'unknown' })
    void readState().then(setState)
  }, [release])

  /** Continues interrupted work if its account has signed in again elsewhere; otherwise everything stays as it is. */
  const rejoin = useCallback(async () => {
    if (!isInterrupted(latest.current)) return
    const next = await readState()
    const before = latest.current
    if (!isInterrupted(before) || accountOf(next) !== accountOf(before)) return
    setState(next)
    release(true)
  }, [release])

  /** Asks a desk again that could not be reached; an earlier answer is kept. */
  const retry = useCallback(async () => {
    if (latest.current.kind !== 'unreachable') return
    const next = await readState()
    if (latest.current.kind === 'unreachable') setState(next)
  }, [])

  useEffect(() => {
    const onStorage = () => {
      const account = accountOf(latest.current)
      if (account !== null && isSignedIn(account)) void rejoin()
    }
    // Storage may be refused, and events of hidden tabs may be lost.
    const onReturn = () => {
      if (document.visibilityState !== 'visible') return
      void rejoin()
      void retry()
    }
    const onOnline = () => void retry()
    window.addEventListener('storage', onStorage)
    window.addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [rejoin, retry])

  useEffect(watchPresence, [])

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

/** Uses the one call that is open to everybody: a refusal would log an error in the console of visitors. */
async function readState(): Promise<SessionState> {
  try {
    const ways = await callDesk('sign-in').catch(() => ({ provider: null }))
    const { provider, session = await ownSession() } = v.parse(SignInWays, ways)
    if (session) remember(session)
    else doubt()
    return session
      ? { kind: 'signed-in', session, provider, isInterrupted: false }
      : { kind: 'signed-out', provider }
  } catch {
    return { kind: 'unreachable' }
  }
}

/**
 * Asks the API whose session it is if another tab may have changed it: the cookie is common to all tabs, and what one
 * person has typed must not be sent as somebody else.
 *
 * @throws DeskError as for a session that has ended, or if the desk did not answer.
 */
async function assertUnchanged(state: SessionState): Promise<void> {
  const account = accountOf(state)
  if (account === null || !mayHaveChanged(account)) return
  const now = await readState()
  if (now.kind === 'unreachable') throw new DeskError(0, {})
  if (accountOf(now) !== account) throw new DeskError(401, { message: 'Sign in first' })
}

/** For an API that does not return the session together with the ways to sign in. */
async function ownSession(): Promise<DeskSession | null> {
  try {
    return v.parse(DeskSession, await callDesk('session'))
  } catch (error) {
    if (error instanceof DeskError && error.status === 401) return null
    throw error
  }
}

const accountOf = (state: SessionState) =>
  state.kind === 'signed-in' ? state.session.account.id : null

const isInterrupted = (state: SessionState) => state.kind === 'signed-in' && state.isInterrupted

const interrupted = (state: SessionState): SessionState =>
  state.kind === 'signed-in' ? { ...state, isInterrupted: true } : state
