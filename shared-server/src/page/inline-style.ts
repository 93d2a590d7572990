import { createHash } from 'node:crypto'
import { Html } from './html.ts'

export interface InlineStyle {
  readonly element: Html
  /** The content security policy under which this style and the page's own forms work, and nothing else. */
  readonly policy: string
}

/** A page's only style, with the policy that names it by its hash. */
export function inlineStyle(css: string): InlineStyle {
  const hash = createHash('sha256').update(css).digest('base64')
  return {
    element: new Html(`<style>${css}</style>`),
    policy: [
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}
