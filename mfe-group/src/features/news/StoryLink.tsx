import type { ReactNode } from 'react'
import type { NewsResponse } from 'shared-contracts/api/news'
import { Link } from 'shared-contracts/router'
import { ExternalLink } from 'shared-ui'

interface StoryLinkProps {
  readonly story: NewsResponse
  readonly children: ReactNode
}

/** Links to a story: to its own page, to its source in a new tab, or otherwise to the news (requirement 2.4). */
export function StoryLink({ story: { slug, sourceUrl }, children }: StoryLinkProps) {
  if (slug) return <Link to={`/news/${slug}`}>{children}</Link>
  if (sourceUrl) return <ExternalLink href={sourceUrl}>{children}</ExternalLink>
  return <Link to="/news">{children}</Link>
}
