import styled from '@emotion/styled'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef, useState } from 'react'
import { ButtonLink, Lead, Message, Picture, Skeleton, Title } from 'shared-ui'
import type { ArticleSummary } from '../../league/article.ts'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleMeta, TagList } from './article-parts.tsx'

/** The whole article in place of the lists. Focus goes to its heading, as on a new page. */
export function FullArticle({ article }: { readonly article: ArticleSummary }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const content = useArticleContent(article.id)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [article.id])

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
        {article.title}
      </Title>
      <ArticleMeta article={article} />
      <Picture src={article.image} alt="" sizes="(min-width: 1000px) 800px, 100vw" />
      <Lead>{article.excerpt}</Lead>
      {content === null && <Message title="The article could not be loaded" />}
      {content === undefined && (
        <div role="status" aria-busy="true" aria-label="Loading the article">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {content?.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <TagList tags={article.tags} />
      <ArticleActions article={article} isOpen />
    </Text>
  )
}

/** The text, `undefined` while it is on its way, and null where it did not arrive. */
function useArticleContent(id: number): string | null | undefined {
  const [loaded, setLoaded] = useState<Readonly<Record<number, string>> | null>()
  useEffect(() => {
    let isLeft = false
    import('../../data/news/article-content.ts').then(
      ({ ARTICLE_CONTENT }) => !isLeft && setLoaded(ARTICLE_CONTENT),
      () => !isLeft && setLoaded(null),
    )
    return () => {
      isLeft = true
    }
  }, [])
  return loaded && (loaded[id] ?? null)
}

const Text = styled.article`
  display: grid;
  gap: 20px;
  justify-items: start;
  max-width: 800px;

  h2 {
    font-size: var(--text-3xl);
    font-weight: 900;
  }
  img {
    width: 100%;
    aspect-ratio: 16 / 9;
  }
  picture {
    width: 100%;
  }
  > p {
    max-width: 66ch;
  }
`
