const SESSION = /(?:^|;\s*)((?:__Host-)?desk=[^;]*)/

interface Headers {
  readonly cookie?: string | undefined
}

/**
 * Whether a request may come from somebody who is signed in at the desk: large bodies are accepted from nobody
 * else. The API's guard checks whether the session is valid.
 */
export const mayBeSignedIn = (headers: Headers): boolean => sessionCookie(headers) !== null

/** Returns the cookie of a session at the desk with its name, without other cookies; null for none. */
export const sessionCookie = ({ cookie = '' }: Headers): string | null =>
  SESSION.exec(cookie)?.[1] ?? null
