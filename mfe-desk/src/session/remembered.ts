import { useSyncExternalStore } from 'react'
import { DeskSession } from 'shared-contracts/desk/account'
import * as v from 'valibot'

const KEY = 'desk-session'

const Remembered = v.object({
  session: DeskSession,
  /** Whether the API has said so since somebody last tried to sign in. */
  isSure: v.boolean(),
})
type Remembered = v.InferOutput<typeof Remembered>

const listeners = new Set<() => void>()

/** The text, so that it is the same as long as nothing changes. */
function text(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(remembered: Remembered | null): void {
  try {
    if (remembered) localStorage.setItem(KEY, JSON.stringify(remembered))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing opens no page without a network either.
  }
  for (const listener of listeners) listener()
}

function parse(kept: string | null): Remembered | null {
  if (kept === null) return null
  try {
    const parsed = v.safeParse(Remembered, JSON.parse(kept))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Who is signed in at this browser: for pages that open without a network, and for other tabs. */
export function remember(session: DeskSession): void {
  write({ session, isSure: true })
}

/** Somebody may sign in, or the session has ended: until the API says who it is, nothing is sent in anybody's name. */
export function doubt(): void {
  const remembered = parse(text())
  if (remembered) write({ ...remembered, isSure: false })
}

/** The person has signed out. */
export function forget(): void {
  write(null)
}

/** Whether this account is the one that the browser is signed in with, in whichever tab. */
export function isSignedIn(account: number): boolean {
  const remembered = parse(text())
  return remembered !== null && remembered.isSure && remembered.session.account.id === account
}

/** The last session of this browser, which may be over; null on servers, and after somebody has signed out. */
export function useRemembered(): DeskSession | null {
  const kept = useSyncExternalStore(watch, text, () => null)
  return parse(kept)?.session ?? null
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
