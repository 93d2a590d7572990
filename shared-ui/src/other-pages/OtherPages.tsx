import styled from '@emotion/styled'
import { ButtonLink } from 'shared-ui'

interface OtherPagesProps {
  /** Number of the page that is shown, from 1. */
  readonly page: number
  /** The pages besides the first, as far as they are known. */
  readonly pages: readonly { readonly page: string }[]
  /** Returns the path of a page by its number. */
  readonly pathOf: (page: number) => string
}

/**
 * Leads from a page of a long list of stories to newer and older ones, also without scripts. Renders nothing if there is
 * only one page.
 */
export function OtherPages({ page, pages, pathOf }: OtherPagesProps) {
  const hasOlder = pages.some((other) => Number(other.page) === page + 1)
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
