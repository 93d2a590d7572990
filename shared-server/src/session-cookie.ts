const SESSION = /^(?:__Host-)?desk=/

interface Headers {
  readonly cookie?: string | undefined
}

/**
 * Whether a request may come from somebody who is signed in at the desk: large bodies are accepted from nobody
 * else. The API's guard checks whether the session is valid.
 */
export const mayBeSignedIn = (headers: Headers): boolean => sessionCookie(headers) !== null

/**
 * Returns the cookie of a session at the desk with its name, without other cookies; null for none. A browser that
 * signed in before the site had https may have two: only the API knows which one is valid.
 */
export const sessionCookie = ({ cookie = '' }: Headers): string | null =>
  cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => SESSION.test(pair))
    .join('; ') || null
