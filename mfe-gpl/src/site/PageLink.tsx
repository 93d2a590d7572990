import type { ReactNode } from 'react'
import { Link } from 'shared-contracts/router'
import { useCurrentPage } from './current-page.ts'

interface PageLinkProps {
  readonly to: string
  readonly children: ReactNode
}

/** A link of the navigation, which is marked on its page and on those of the records that the page lists. */
export function PageLink({ to, children }: PageLinkProps) {
  const current = useCurrentPage()
  const mark = current?.isRecord ? 'true' : 'page'
  return (
    <Link to={to} aria-current={current?.page.to === to ? mark : undefined}>
      {children}
    </Link>
  )
}
