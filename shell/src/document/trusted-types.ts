import { SERVICE_WORKER_PATH } from 'shared-contracts/site/service-worker'

/** An empty script as React makes one, to put the text of a data block into it. */
const EMPTY_SCRIPT = '<script></script>'

/** What browsers that enforce Trusted Types offer; TypeScript's library does not know it yet. */
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
 * Says which texts may become markup or script: the document's policy lets no other rules be made, and no text
 * past them. Import maps and structured data are JSON, which does nothing where it runs. Remotes build their
 * pages by React, which needs no more. The one address that may become a program is the service worker's.
 */
export function restrictScripts(
  { trustedTypes }: { trustedTypes?: TrustedTypeFactory } = globalThis as object,
): void {
  trustedTypes?.createPolicy('default', {
    // Without a letter, React clears a place that it then leaves alone.
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
