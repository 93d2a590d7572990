import { useQuery } from 'shared-contracts/query'
import { OtherPages } from 'shared-ui/other-pages'
import { newsAddress, pagesOf, type ArticleFilters } from '../../features/news/article-filters.ts'
import { articlesPagesQuery } from '../../queries/league-queries.ts'

interface OtherArticlesProps {
  readonly filters: ArticleFilters
  /** Whether this page of the API's list is full, so that there may be older stories. */
  readonly isLong: boolean
}

/** Leads to newer and older stories than the API answers at once. */
export function OtherArticles({ filters, isLong }: OtherArticlesProps) {
  const { data = [] } = useQuery({ ...articlesPagesQuery(), enabled: isLong })
  return (
    <OtherPages
      page={pagesOf(filters.archive)}
      pages={isLong ? data : []}
      pathOf={(page) =>
        `${newsAddress({ ...filters, page: '', archive: page === 1 ? '' : String(page) })}#latest`
      }
    />
  )
}
