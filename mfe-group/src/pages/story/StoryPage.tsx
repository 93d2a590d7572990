import styled from '@emotion/styled'
import { useEffect } from 'react'
import { newsQuery, storyQuery } from 'shared-contracts/api/content-queries'
import { homeNewsQuery } from '../../features/news/home-news-query.ts'
import { HttpError, useHost } from 'shared-contracts/host'
import { useQuery } from 'shared-contracts/query'
import type { PageProps } from 'shared-contracts/remote'
import { useNavigate } from 'shared-contracts/router'
import { COMPANY } from 'shared-contracts/site/company'
import {
  AsyncPanel,
  Container,
  NotFoundScreen,
  Section,
  SkeletonCards,
  VisuallyHidden,
} from 'shared-ui'
import { usePreview } from 'shared-ui/preview'
import { StoryArticle } from './StoryArticle.tsx'
import { STORY_HEAD } from './story-head.ts'

/** A story on this site, at `/news/:slug`; with `?preview=<token>`, before it is published. */
export function StoryPage({ params: { slug } }: PageProps) {
  const preview = usePreview()
  const { basePath } = useHost()
  const navigate = useNavigate()
  const query = useQuery({ ...storyQuery(slug ?? '', preview), enabled: slug !== undefined })
  const story = query.data
  // A visitor who comes from a list has read the title there, so it is in the cache.
  const { data: listed = [] } = useQuery({ ...newsQuery(), enabled: false })
  const { data: atHome = [] } = useQuery({ ...homeNewsQuery(), enabled: false })
  const title = slug && [...listed, ...atHome].find((one) => one.slug === slug)?.title
  const hasMoved = story && slug !== undefined && preview === null && story.slug !== slug
  const movedTo = hasMoved ? story.slug : null

  // The story's slug has changed. The server redirects with 301; this handles links within the site.
  useEffect(() => {
    if (movedTo !== null) void navigate(`/news/${movedTo}`, { replace: true })
  }, [movedTo, navigate])

  if (story) return <StoryArticle story={story} />
  const isUnknown = query.error instanceof HttpError && query.error.status === 404
  return (
    <>
      <title>{title ? `${title} | ${COMPANY.name}` : STORY_HEAD.title}</title>
      <meta name="description" content={STORY_HEAD.description} />
      {(isUnknown || preview !== null) && <meta name="robots" content="noindex" />}
      {isUnknown ? (
        <NotFoundScreen home={basePath || '/'} groupHome={basePath || '/'} />
      ) : (
        <Loading aria-label="Story">
          <Container data-width="text">
            <VisuallyHidden as="h1">{title || 'Story'}</VisuallyHidden>
            <AsyncPanel
              query={query}
              loading={<SkeletonCards count={1} />}
              loadingLabel="Loading the story"
              error={{
                title: 'The story could not be loaded',
                hint: 'Please check your connection and try again.',
              }}
            >
              {() => null}
            </AsyncPanel>
          </Container>
        </Loading>
      )}
    </>
  )
}

/** As tall as the screen, so that a longer story moves nothing visible. */
const Loading = styled(Section)`
  min-height: 100svh;
`
