const SESSION = /(?:^|;\s*)((?:__Host-)?desk=[^;]*)/

interface Headers {
  readonly cookie?: string | undefined
}

/**
 * Whether a request may come from somebody who is signed in at the desk: what is large is taken in of nobody else.
 * Whether the session is sound, the API's guard says.
 */
export const mayBeSignedIn = (headers: Headers): boolean => sessionCookie(headers) !== null

/** The cookie of a session at the desk with its name, and no other cookie; null for none. */
export const sessionCookie = ({ cookie = '' }: Headers): string | null =>
  SESSION.exec(cookie)?.[1] ?? null
