import styled from '@emotion/styled'
import { CARD_SIZES, Muted, Picture, Tag } from 'shared-ui'
import type { ArticleSummary } from 'shared-contracts/league/article'
import { articleAddress } from '../../site/league-addresses.ts'
import { CardLink } from '../card-link/CardLink.ts'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleMeta, TagList } from './article-parts.tsx'

interface ArticleCardProps {
  readonly article: ArticleSummary
  /** The first featured article is shown large. */
  readonly isLarge?: boolean
}

export function ArticleCard({ article, isLarge = false }: ArticleCardProps) {
  const { title, slug, excerpt, category, isFeatured, isTrending, isSample, image, focalPoint } =
    article
  return (
    <Card data-large={isLarge || undefined}>
      <Picture
        src={image}
        alt=""
        sizes={isLarge ? '(max-width: 640px) 75vw, 800px' : CARD_SIZES}
        focalPoint={focalPoint}
      />
      <Words>
        <Marks>
          {isFeatured && <Tag data-tone="brand">FEATURED</Tag>}
          {isTrending && <Tag data-tone="live">TRENDING</Tag>}
          <Tag>{category}</Tag>
          {isSample && <Tag>Sample</Tag>}
        </Marks>
        <h3>
          <CardLink to={articleAddress(slug)}>{title}</CardLink>
        </h3>
        <Muted>{excerpt}</Muted>
        <ArticleMeta article={article} />
        <TagList tags={article.tags} />
        <ArticleActions article={article} />
      </Words>
    </Card>
  )
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  background: var(--surface-raised);

  img {
    width: 100%;
    aspect-ratio: 16 / 9;
  }
  h3 {
    font: 800 1.75rem/1.02 var(--font-display);
    text-transform: uppercase;
  }
  &[data-large] h3 {
    font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem);
    text-wrap: balance;
  }
  &[data-large] {
    border-block-start: 4px solid var(--brand);
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  padding: 20px;
  text-wrap: pretty;
`

const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
