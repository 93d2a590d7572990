import styled from '@emotion/styled'
import type { ArticleSummary } from 'shared-contracts/league/article'
import { formatDate } from 'shared-contracts/format/dates'
import { useQuery } from 'shared-contracts/query'
import { Link } from 'shared-contracts/router'
import { ButtonLink, CARD_SIZES, Muted, Picture, Title } from 'shared-ui'
import { articlesQuery } from '../../queries/league-queries.ts'
import { articleAddress } from '../../site/league-addresses.ts'
import { relatedTo } from './related-articles.ts'

/** Stories to read next. */
export function RelatedArticles({ article }: { readonly article: ArticleSummary }) {
  const { data } = useQuery(articlesQuery())
  const related = data && relatedTo(article, data)
  return (
    <Stack>
      {related?.length !== 0 && (
        <>
          <Title>Read next</Title>
          <List>
            {related?.map(({ slug, title, category, publishedAt, image, focalPoint }) => (
              <li key={slug}>
                <Link to={articleAddress(slug)}>
                  <Picture src={image} alt="" sizes={CARD_SIZES} focalPoint={focalPoint} />
                  <strong>{title}</strong>
                </Link>
                <Muted>
                  {category}, {formatDate(publishedAt)}
                </Muted>
              </li>
            ))}
          </List>
        </>
      )}
      <ButtonLink to="/news" look="outline">
        All news
      </ButtonLink>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr));
  gap: 24px;
  width: 100%;

  li {
    min-width: 0;
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    text-decoration: none;
  }
  a:hover strong {
    color: var(--brand);
  }
  strong {
    font: 800 1.5rem/1.05 var(--font-display);
    text-transform: uppercase;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  p {
    margin-block-start: 6px;
    font-size: var(--text-s);
  }
  img {
    width: 100%;
    aspect-ratio: 16 / 9;
  }
`
