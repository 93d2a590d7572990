import styled from '@emotion/styled'
import { useQuery } from 'shared-contracts/query'
import { ButtonLink } from 'shared-ui'
import { newsAddress, pagesOf, type ArticleFilters } from '../../features/news/article-filters.ts'
import { articlesPagesQuery } from '../../queries/league-queries.ts'

interface OtherArticlesProps {
  readonly filters: ArticleFilters
  /** Whether this page of the API's list is full, so that there may be older stories. */
  readonly isLong: boolean
}

/** Leads to newer and older stories than the API answers at once. Renders nothing while it answers all of them. */
export function OtherArticles({ filters, isLong }: OtherArticlesProps) {
  const archive = pagesOf(filters.archive)
  const { data: pages = [] } = useQuery({ ...articlesPagesQuery(), enabled: isLong })
  const hasOlder = isLong && pages.some(({ page }) => Number(page) === archive + 1)
  if (archive === 1 && !hasOlder) return null
  const pathOf = (other: number) =>
    `${newsAddress({ ...filters, page: '', archive: other === 1 ? '' : String(other) })}#latest`
  return (
    <Links aria-label="Pages of stories">
      {archive > 1 && (
        <ButtonLink to={pathOf(archive - 1)} look="outline">
          Newer stories
        </ButtonLink>
      )}
      {hasOlder && (
        <ButtonLink to={pathOf(archive + 1)} look="outline">
          Older stories
        </ButtonLink>
      )}
    </Links>
  )
}

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: center;
  margin-block-start: 32px;
`
