import styled from '@emotion/styled'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef } from 'react'
import { AsyncPanel, ButtonLink, Lead, Picture, Skeleton, Tag, Title } from 'shared-ui'
import type { ArticleSummary } from 'shared-contracts/league/article'
import { useQuery } from 'shared-contracts/query'
import { Link } from 'shared-contracts/router'
import { StoryBody } from 'shared-ui/story-body'
import { articleQuery } from '../../queries/league-queries.ts'
import { articleAddress } from '../../site/league-addresses.ts'
import { RETRY_HINT } from '../words/retry-hint.ts'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleMeta, TagList } from './article-parts.tsx'

/** The whole article in place of the lists. Focus goes to its heading, as on a new page. */
export function FullArticle({ article }: { readonly article: ArticleSummary }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { slug, title, image, excerpt, tags, isSample } = article
  const whole = useQuery(articleQuery(slug))

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [slug])

  return (
    <Text aria-labelledby="article-title">
      <ButtonLink
        to="/news"
        look="quiet"
        size="small"
        startIcon={<ArrowLeft size={18} aria-hidden="true" />}
      >
        All news
      </ButtonLink>
      <Title id="article-title" ref={heading} tabIndex={-1}>
        <Link to={articleAddress(slug)}>{title}</Link>
      </Title>
      {isSample && <Tag>Sample</Tag>}
      <ArticleMeta article={article} />
      <Picture
        src={image}
        alt=""
        sizes="(min-width: 1000px) 800px, 100vw"
        focalPoint={article.focalPoint}
      />
      <Lead>{excerpt}</Lead>
      <AsyncPanel
        query={whole}
        loading={
          <>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </>
        }
        loadingLabel="Loading the article"
        error={{
          title: 'The article could not be loaded',
          hint: RETRY_HINT,
        }}
      >
        {({ body }) => (
          <Body>
            <StoryBody body={body} />
          </Body>
        )}
      </AsyncPanel>
      <TagList tags={tags} />
      <ArticleActions article={article} isOpen />
    </Text>
  )
}

const Text = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  justify-items: start;
  max-width: 800px;

  > h2 a {
    color: inherit;
    text-decoration: none;
  }
  > h2 {
    font-size: var(--text-3xl);
    font-weight: 900;
  }
  > picture {
    width: 100%;
  }
  > img,
  > picture > img {
    width: 100%;
    aspect-ratio: 16 / 9;
  }
  > p {
    max-width: 66ch;
  }
`

/** The text has the lines of the page around it; on a story's own page they are wider apart. */
const Body = styled.div`
  width: 100%;

  > div {
    line-height: inherit;
  }
  p {
    max-width: 66ch;
  }
`
