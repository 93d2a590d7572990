import { createHash } from 'node:crypto'
import { Html } from './html.ts'

export interface InlineStyle {
  readonly element: Html
  /** Content security policy that allows only this style and the page's own forms. */
  readonly policy: string
}

const policyFor = (hash: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Makes a page's only style, and the policy that allows it by its hash. */
export function inlineStyle(css: string): InlineStyle {
  const hash = createHash('sha256').update(css).digest('base64')
  return { element: new Html(`<style>${css}</style>`), policy: policyFor(hash) }
}

/** Whether a policy is that of a page with one style, whatever its hash: the style may be from another version. */
export function isPagePolicy(policy: unknown): policy is string {
  if (typeof policy !== 'string') return false
  const [, hash] = /'sha256-([\w+/]{43}=)'/.exec(policy) ?? []
  return hash !== undefined && policy === policyFor(hash)
}
