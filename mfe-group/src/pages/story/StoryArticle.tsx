import styled from '@emotion/styled'
import type { StoryResponse } from 'shared-contracts/api/news'
import { formatDate } from 'shared-contracts/format/dates'
import { useHost } from 'shared-contracts/host'
import { Link } from 'shared-contracts/router'
import { GROUP_PREFIX, LEAGUE_COMPANY_PREFIX, PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { COMPANY } from 'shared-contracts/site/company'
import { Container, Eyebrow, ExternalLink, Lead, Muted, PageTitle, Picture, Row } from 'shared-ui'
import { Breadcrumbs, useAddressOf } from 'shared-ui/structured-data'
import { StoryBody } from 'shared-ui/story-body'
import { StoryTags } from '../../features/news/StoryTags.tsx'
import { NEWS } from '../../site/navigation.ts'
import { StoryFacts } from './StoryFacts.tsx'

/** A story with its picture, date and text. */
export function StoryArticle({ story }: { readonly story: StoryResponse }) {
  const { title, excerpt, date, imageUrl, imageAlt = '', slug, body, source, sourceUrl } = story
  const { basePath } = useHost()
  const addressOf = useAddressOf()
  const path = `/news/${slug}`
  return (
    <>
      <title>{`${title} | ${COMPANY.name}`}</title>
      <meta name="description" content={excerpt} />
      <link rel="canonical" href={addressOf(path)} />
      <StoryFacts story={story} />
      <Breadcrumbs between={[{ name: NEWS.label, path: NEWS.to }]} name={title} path={path} />
      <Article>
        <Container data-width="text">
          <Head>
            <Eyebrow as="p">
              <Link to={NEWS.to}>{NEWS.label}</Link>
            </Eyebrow>
            <PageTitle>{title}</PageTitle>
            <Lead>{excerpt}</Lead>
            <Row>
              <time dateTime={date}>{formatDate(date)}</time>
              <StoryTags story={story} />
            </Row>
          </Head>
        </Container>
        <Container data-width="text">
          <Picture
            src={imageUrl}
            alt={imageAlt}
            priority="at-once"
            sizes="(max-width: 800px) 100vw, 800px"
          />
          <StoryBody
            body={body}
            hrefOf={(address) => (isOfGroup(address) ? basePath + address : address)}
          />
          {source && sourceUrl && (
            <Muted>
              Source: <ExternalLink href={sourceUrl}>{source}</ExternalLink>
            </Muted>
          )}
        </Container>
      </Article>
    </>
  )
}

/** Where addresses are the same for every visitor: other sites, files, and the prefix itself. */
const UNPREFIXED = [GROUP_PREFIX, PORTAL_PREFIX, LEAGUE_COMPANY_PREFIX, '/api', '/media']

/** Whether an address of the site gets the prefix of the visitor's address. */
function isOfGroup(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return !UNPREFIXED.some((other) => path === other || path.startsWith(`${other}/`))
}

const Article = styled.article`
  padding-block: clamp(40px, 6vw, 80px) var(--section);
  overflow-wrap: anywhere;

  > div {
    display: grid;
    gap: 32px;
  }
  > div:last-of-type {
    margin-block-start: 32px;
  }
  picture > img,
  > div > img {
    width: 100%;
    height: auto;
    border-radius: var(--radius-m);
  }
`

const Head = styled.header`
  display: grid;
  gap: 20px;

  time {
    color: var(--text-muted);
  }
`
