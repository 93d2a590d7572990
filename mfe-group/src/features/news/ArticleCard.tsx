import styled from '@emotion/styled'
import { formatDate } from 'shared-contracts/format'
import { CARD_SIZES, ExternalLink, Picture, Row, Subtitle, Tag, VisuallyHidden } from 'shared-ui'
import type { NewsArticle } from '../../data/news.ts'
import { NewsCardBox, ReadMore } from './news-card-styles.ts'

interface ArticleCardProps {
  readonly article: NewsArticle
  readonly isFeatured?: boolean
}

/** A story; its link opens the source in a new tab. */
export function ArticleCard({ article, isFeatured = false }: ArticleCardProps) {
  const { title, excerpt, date, imageUrl, category, region, source, sourceUrl } = article
  return (
    <NewsCardBox>
      <Picture src={imageUrl} alt="" sizes={CARD_SIZES} />
      <div>
        <Row>
          {isFeatured && <Tag data-tone="brand">Featured</Tag>}
          <Named>{category}</Named>
          <Named>{region}</Named>
        </Row>
        <time dateTime={date}>{formatDate(date)}</time>
        <Subtitle>{title}</Subtitle>
        <p>{excerpt}</p>
        <ReadMore>
          <ExternalLink href={sourceUrl}>
            Read at {source}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ExternalLink>
        </ReadMore>
      </div>
    </NewsCardBox>
  )
}

const Named = styled(Tag)`
  text-transform: capitalize;
`
