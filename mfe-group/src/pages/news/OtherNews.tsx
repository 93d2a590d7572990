import { newsPagesQuery } from 'shared-contracts/api/content-queries'
import { useQuery } from 'shared-contracts/query'
import { OtherPages } from 'shared-ui/other-pages'
import { useNewsFilters } from '../../features/news/use-news-filters.ts'

/**
 * Leads to newer and older stories than the page shows.
 *
 * @param isLong whether this page is full, so that there may be older stories.
 */
export function OtherNews({ isLong }: { readonly isLong: boolean }) {
  const { page, pathOf } = useNewsFilters()
  const { data = [] } = useQuery({ ...newsPagesQuery(), enabled: isLong })
  return <OtherPages page={page} pages={isLong ? data : []} pathOf={pathOf} />
}
