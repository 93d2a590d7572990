const SESSION = /(?:^|;\s*)(?:__Host-)?desk=/

/**
 * Whether a request may come from somebody who is signed in at the desk: what is large is taken in of nobody else.
 * Whether the session is sound, the API's guard says.
 */
export const mayBeSignedIn = ({ cookie = '' }: { readonly cookie?: string | undefined }): boolean =>
  SESSION.test(cookie)
