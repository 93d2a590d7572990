import { useSyncExternalStore } from 'react'
import { DeskSession } from 'shared-contracts/desk/account'
import * as v from 'valibot'

const KEY = 'desk-session'

const Remembered = v.object({
  session: DeskSession,
  /** Whether the API has confirmed the session since the last attempt to sign in. */
  isSure: v.boolean(),
})
type Remembered = v.InferOutput<typeof Remembered>

const listeners = new Set<() => void>()

/** Returns the stored text, which is a stable snapshot as long as nothing changes. */
function text(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Whether the last change was stored. */
let isStored = false

function write(remembered: Remembered | null): void {
  try {
    if (remembered) localStorage.setItem(KEY, JSON.stringify(remembered))
    else localStorage.removeItem(KEY)
    isStored = true
  } catch {
    // A browser that stores nothing cannot open a page offline either.
    isStored = false
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

/** Stores the session for pages that open offline, and for other tabs. */
export function remember(session: DeskSession): void {
  write({ session, isSure: true })
}

/** Marks the session as unconfirmed: somebody may sign in, or it has ended. Nothing is sent until it is confirmed. */
export function doubt(): void {
  const remembered = parse(text())
  if (remembered) write({ ...remembered, isSure: false })
}

/** Removes the session after signing out. */
export function forget(): void {
  write(null)
}

/** Whether the browser is signed in with this account, in any tab. */
export function isSignedIn(account: number): boolean {
  const remembered = parse(text())
  return remembered !== null && remembered.isSure && remembered.session.account.id === account
}

/**
 * Whether another tab may have ended the session of this account, or begun one of somebody else. Never in a browser
 * that stores nothing: there, tabs know nothing of each other.
 */
export function mayHaveChanged(account: number): boolean {
  return isStored && !isSignedIn(account)
}

/** Returns the browser's last session, which may have ended; null on servers, and after signing out. */
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
