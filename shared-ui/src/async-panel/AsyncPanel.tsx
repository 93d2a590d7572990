import styled from '@emotion/styled'
import { useRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { useKeptPlace } from '../focus/use-kept-place.ts'
import { Muted, Subtitle } from '../layout/type.ts'

/** The part of a query's result that this panel needs. `UseQueryResult` fits. */
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
  /** Shown until data arrives; skeletons shaped like the content. */
  readonly loading: ReactNode
  /** Text for screen readers while loading. */
  readonly loadingLabel?: string
  readonly error: PanelText
  readonly empty?: PanelText
  /** Whether data is empty; by default only an array without items is. */
  readonly isEmpty?: (data: Data) => boolean
  readonly children: (data: Data) => ReactNode
}

/** Shows the state of API data: loading, failed, empty or loaded. Old data stays after a failed refresh. */
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

/** Message in place of an empty or failed list. */
export function Message({ title, hint, onRetry }: PanelText & { readonly onRetry?: () => void }) {
  const retry = useRef<HTMLButtonElement>(null)
  // The message may go while the data is requested, and the section around it as well.
  useKeptPlace(retry)
  return (
    <Box role={onRetry ? 'alert' : undefined}>
      <Subtitle as="p">{title}</Subtitle>
      {hint && <Muted>{hint}</Muted>}
      {onRetry && (
        <Button ref={retry} look="outline" size="small" onClick={onRetry}>
          Retry
        </Button>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  place-items: center;
  place-content: center;
  gap: 12px;
  padding: 40px 20px;
  text-align: center;
  border: 1px dashed var(--edge);
  border-radius: var(--radius-m);
`
