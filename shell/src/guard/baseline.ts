/**
 * Ends the host's script in a browser that lacks what scripts of the platform use: Chromium before 110, Firefox before
 * 115, Safari before 16.4. Its page stays as the server sent it, with forms and links that work, where a remote that
 * fails would be replaced by a failure screen, and its release blamed.
 *
 * @throws Error in such a browser.
 */
export function requireBaseline(): void {
  if (typeof import.meta.resolve !== 'function' || !('toSorted' in Array.prototype)) {
    throw new Error('too old a browser for scripts')
  }
}
