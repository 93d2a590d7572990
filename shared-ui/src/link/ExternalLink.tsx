import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.ts'

export interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly children: ReactNode
}

/** A link that opens in a new tab, and says so to assistive software. */
export function ExternalLink({ children, ...anchor }: ExternalLinkProps) {
  return (
    <a {...anchor} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
