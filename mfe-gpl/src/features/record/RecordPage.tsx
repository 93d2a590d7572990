import styled from '@emotion/styled'
import { Fragment, useEffect, type ReactNode } from 'react'
import { HttpError, useHost } from 'shared-contracts/host'
import { useNavigate } from 'shared-contracts/router'
import {
  AsyncPanel,
  Container,
  NotFoundScreen,
  Section,
  SkeletonCards,
  VisuallyHidden,
  type AsyncResult,
} from 'shared-ui'
import { usePreview } from 'shared-ui/preview'
import { useKnownName } from './known-name.ts'
import type { RecordHead } from './record-head.ts'
import { RETRY_HINT } from '../words/retry-hint.ts'

interface RecordPageProps<Data extends { readonly slug: string }> {
  /** Title and description until the record is loaded. */
  readonly head: RecordHead
  /** Slug from the page's address. */
  readonly slug: string | undefined
  readonly query: AsyncResult<Data> & { readonly error: Error | null }
  /** Returns the path of a record's page. */
  readonly addressOf: (slug: string) => string
  readonly children: (data: Data) => ReactNode
}

/** A page about one record of the league: loaded, loading, failed, unknown, or moved to another address. */
export function RecordPage<Data extends { readonly slug: string }>({
  head,
  slug,
  query,
  addressOf,
  children,
}: RecordPageProps<Data>) {
  const { basePath } = useHost()
  const navigate = useNavigate()
  const preview = usePreview()
  const { data, error } = query
  const name = useKnownName(data ? undefined : slug)
  const hasMoved = data && slug !== undefined && preview === null && data.slug !== slug
  const movedTo = hasMoved ? addressOf(data.slug) : null

  // The record's slug has changed. The server redirects with 301; this handles links within the site.
  useEffect(() => {
    if (movedTo !== null) void navigate(movedTo, { replace: true })
  }, [movedTo, navigate])

  // What is typed or opened on one record's page is not about another.
  if (data) return <Fragment key={data.slug}>{children(data)}</Fragment>
  const isUnknown = error instanceof HttpError && error.status === 404
  return (
    <>
      <title>{name === null || isUnknown ? head.title : `${name}, GPL`}</title>
      <meta name="description" content={head.description} />
      {(isUnknown || preview !== null) && <meta name="robots" content="noindex" />}
      {isUnknown ? (
        <NotFoundScreen home={basePath || '/'} />
      ) : (
        <Loading aria-label={head.name}>
          <Container>
            <VisuallyHidden as="h1">{name ?? head.name}</VisuallyHidden>
            <AsyncPanel
              query={query}
              loading={<SkeletonCards count={3} />}
              loadingLabel={`Loading the ${head.name.toLowerCase()}`}
              error={{
                title: `The ${head.name.toLowerCase()} could not be loaded`,
                hint: RETRY_HINT,
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

/** As tall as the screen, so that a longer record moves nothing visible. */
const Loading = styled(Section)`
  min-height: 100svh;
`
