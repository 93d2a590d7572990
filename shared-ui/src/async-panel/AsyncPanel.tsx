import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Muted, Subtitle } from '../layout/type.ts'

/** The part of a query's result that decides what is shown. `UseQueryResult` fits. */
export interface AsyncResult<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
}

export interface PanelText {
  readonly title: string
  readonly hint?: string
}

interface AsyncPanelProps<Data> {
  readonly query: AsyncResult<Data>
  /** Stands while nothing has arrived; skeletons shaped like the content. */
  readonly loading: ReactNode
  /** What a reader of the screen hears meanwhile. */
  readonly loadingLabel?: string
  readonly error: PanelText
  readonly empty?: PanelText
  /** An array is empty without items; other data never, unless said here. */
  readonly isEmpty?: (data: Data) => boolean
  readonly children: (data: Data) => ReactNode
}

/** The states of something the API answers: loading, failed, empty, there. Old data outlives a failed refresh. */
export function AsyncPanel<Data>({
  query,
  loading,
  loadingLabel = 'Loading',
  error,
  empty,
  isEmpty = (data) => Array.isArray(data) && data.length === 0,
  children,
}: AsyncPanelProps<Data>) {
  const { data, isError } = query
  if (data !== undefined) {
    return empty && isEmpty(data) ? <Message {...empty} /> : children(data)
  }
  if (isError) return <Message {...error} onRetry={() => void query.refetch()} />
  return (
    <div role="status" aria-busy="true" aria-label={loadingLabel}>
      {loading}
    </div>
  )
}

/** A list's empty or failed state, in its place. */
export function Message({ title, hint, onRetry }: PanelText & { readonly onRetry?: () => void }) {
  return (
    <Box role={onRetry ? 'alert' : undefined}>
      <Subtitle as="p">{title}</Subtitle>
      {hint && <Muted>{hint}</Muted>}
      {onRetry && (
        <Button look="outline" size="small" onClick={onRetry}>
          Retry
        </Button>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 40px 20px;
  text-align: center;
  border: 1px dashed var(--edge);
  border-radius: var(--radius-m);
`
