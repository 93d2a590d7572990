import styled from '@emotion/styled'
import { newsPagesQuery } from 'shared-contracts/api/content-queries'
import { useQuery } from 'shared-contracts/query'
import { ButtonLink } from 'shared-ui'
import { useNewsFilters } from '../../features/news/use-news-filters.ts'

/**
 * Leads to newer and older stories, also without scripts. Renders nothing while one page holds all of them.
 *
 * @param isLong whether this page is full, so that there may be older stories.
 */
export function OtherPages({ isLong }: { readonly isLong: boolean }) {
  const { page, pathOf } = useNewsFilters()
  const { data: pages = [] } = useQuery({ ...newsPagesQuery(), enabled: isLong })
  const hasOlder = isLong && pages.some((other) => Number(other.page) === page + 1)
  if (page === 1 && !hasOlder) return null
  return (
    <Links aria-label="Pages of stories">
      {page > 1 && (
        <ButtonLink to={pathOf(page - 1)} look="outline">
          Newer stories
        </ButtonLink>
      )}
      {hasOlder && (
        <ButtonLink to={pathOf(page + 1)} look="outline">
          Older stories
        </ButtonLink>
      )}
    </Links>
  )
}

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  justify-content: center;
  margin-block-start: 40px;
`
