import { SERVICE_WORKER_PATH } from 'shared-contracts/site/service-worker'

/** An empty script as React creates it for the text of a data block. */
const EMPTY_SCRIPT = '<script></script>'

/** API of browsers that enforce Trusted Types; TypeScript's library does not declare it yet. */
interface TrustedTypeFactory {
  readonly createPolicy: (
    name: 'default',
    rules: Record<
      'createHTML' | 'createScript' | 'createScriptURL',
      (text: string) => string | null
    >,
  ) => unknown
}

/**
 * Defines which texts may become markup or script: the document's policy allows no other rules, and no
 * exceptions. Import maps and structured data are JSON, which does nothing when it runs. Remotes render with
 * React, which needs no more. The only address that may become a program is the service worker's.
 */
export function restrictScripts(
  { trustedTypes }: { trustedTypes?: TrustedTypeFactory } = globalThis as object,
): void {
  trustedTypes?.createPolicy('default', {
    // React uses the empty string to clear an element that it then leaves alone.
    createHTML: (text) => (text === '' || text === EMPTY_SCRIPT ? text : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (address) => (address === SERVICE_WORKER_PATH ? address : null),
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
