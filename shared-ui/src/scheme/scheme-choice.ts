import type { Scheme } from '../theme/other-schemes.ts'

export type SchemeChoice = Scheme | 'system'

/**
 * Cookie with the choice. The edge reads it and writes `<html data-scheme>`, so that the first paint has the
 * chosen colours. Over https it has the prefix that keeps others from setting it, like the edge's own cookies;
 * plain http does not support the prefix.
 */
const COOKIE = 'scheme'
const SECURE_COOKIE = `__Host-${COOKIE}`
const A_YEAR_S = 365 * 24 * 60 * 60

/** Returns the visitor's choice on this device, as set on the document. */
export function schemeChoice(): SchemeChoice {
  const chosen = document.documentElement.dataset['scheme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Applies a scheme to the document now, and stores the choice; following the system stores nothing. */
export function chooseScheme(choice: SchemeChoice): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset['scheme']
  else root.dataset['scheme'] = choice
  const seconds = choice === 'system' ? 0 : A_YEAR_S
  const isSecure = window.location.protocol === 'https:'
  const cookie = `${isSecure ? SECURE_COOKIE : COOKIE}=${choice};path=/;max-age=${seconds};samesite=lax`
  document.cookie = isSecure ? `${cookie};secure` : cookie
}

/** Calls the listener at every change of the document's scheme. */
export function watchScheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  return () => observer.disconnect()
}
