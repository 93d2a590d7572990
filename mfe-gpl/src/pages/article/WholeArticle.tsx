import styled from '@emotion/styled'
import type { ArticleResponse } from 'shared-contracts/league/article'
import { formatWhole } from 'shared-contracts/format'
import { formatDate } from 'shared-contracts/format/dates'
import { Container, Lead, PageTitle, Picture, Section, Tag } from 'shared-ui'
import { StoryBody } from 'shared-ui/story-body'
import { HeadBand } from '../../features/page-head/HeadBand.tsx'
import { Head as PageTags } from '../../features/page-head/Head.tsx'
import { Trail } from '../../features/trail/Trail.tsx'
import { nounFor } from '../../features/words/noun-for.ts'
import { articleAddress } from '../../site/league-addresses.ts'
import { ArticleFacts } from './ArticleFacts.tsx'
import { RelatedArticles } from './RelatedArticles.tsx'

/** A story with its picture and text, and stories to read next. */
export function WholeArticle({ article }: { readonly article: ArticleResponse }) {
  const { slug, title, excerpt, category, author, publishedAt, isSample, tags } = article
  const { imageAlt = '', focalPoint } = article
  const path = articleAddress(slug)
  return (
    <>
      <PageTags title={`${title}, GPL`} description={excerpt} path={path} />
      <ArticleFacts article={article} />
      <article>
        <HeadBand>
          <Head data-width="text">
            <Trail section="/news" name={title} path={path} />
            <Marks>
              <Tag data-tone="brand">{category}</Tag>
              {isSample && <Tag>Sample</Tag>}
            </Marks>
            <PageTitle>{title}</PageTitle>
            <Lead>{excerpt}</Lead>
            <Meta>
              <span>{author}</span>
              <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
              <span>{article.readMinutes} min read</span>
              {article.views > 0 && (
                <span>
                  {formatWhole(article.views)} {nounFor(article.views, 'view')}
                </span>
              )}
            </Meta>
          </Head>
        </HeadBand>
        <Text data-width="text">
          <Picture
            src={article.image}
            alt={imageAlt}
            focalPoint={focalPoint}
            priority="at-once"
            sizes="(max-width: 800px) 100vw, 800px"
          />
          <StoryBody body={article.body} />
          {tags.length > 0 && (
            <Tags aria-label="Tags">
              {tags.map((tag) => (
                <li key={tag}>#{tag}</li>
              ))}
            </Tags>
          )}
        </Text>
      </article>
      <Section data-ground="sunk" aria-label="More news">
        <Container>
          <RelatedArticles article={article} />
        </Container>
      </Section>
    </>
  )
}

const Head = styled(Container)`
  display: grid;
  gap: 16px;
  padding-block: 12px clamp(28px, 4vw, 56px);

  h1 {
    font-size: clamp(2.25rem, 1.6rem + 3vw, 4rem);
    font-weight: 900;
    overflow-wrap: anywhere;
  }
`

const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  font-size: var(--text-s);
  color: var(--text-muted);
`

const Text = styled(Container)`
  display: grid;
  gap: 20px;
  padding-block: clamp(28px, 4vw, 56px) var(--section);
  font-size: var(--text-l);
  line-height: 1.6;

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
  }
  p {
    max-width: 66ch;
    white-space: pre-line;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  font-size: var(--text-s);
  font-weight: 600;
  color: var(--brand);
`
