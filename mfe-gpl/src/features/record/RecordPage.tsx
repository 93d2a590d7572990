import styled from '@emotion/styled'
import { useEffect, type ReactNode } from 'react'
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

interface RecordPageProps<Data extends { readonly slug: string }> {
  /** What the page says of itself until it knows which record it is about. */
  readonly head: RecordHead
  /** From the page's address. */
  readonly slug: string | undefined
  readonly query: AsyncResult<Data> & { readonly error: Error | null }
  /** The page of a record, by its slug. */
  readonly addressOf: (slug: string) => string
  readonly children: (data: Data) => ReactNode
}

/** A page about one record of the league: there, on its way, failed, unknown, or at another address by now. */
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

  // An address that the record had before. A document says so by 301; this is for links within the site.
  useEffect(() => {
    if (movedTo !== null) void navigate(movedTo, { replace: true })
  }, [movedTo, navigate])

  if (data) return children(data)
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

/** As tall as the screen: what a record is longer, moves nothing that is seen. */
const Loading = styled(Section)`
  min-height: 100svh;
`
