import type { ReactNode } from 'react'
import type { NewsResponse } from 'shared-contracts/api/news'
import { Link } from 'shared-contracts/router'
import { ExternalLink } from 'shared-ui'

interface StoryLinkProps {
  readonly story: NewsResponse
  readonly children: ReactNode
}

/** Leads to where a story is told: its own page, or its source in a new tab; or else to the news (requirement 2.4). */
export function StoryLink({ story: { slug, sourceUrl }, children }: StoryLinkProps) {
  if (slug) return <Link to={`/news/${slug}`}>{children}</Link>
  if (sourceUrl) return <ExternalLink href={sourceUrl}>{children}</ExternalLink>
  return <Link to="/news">{children}</Link>
}
