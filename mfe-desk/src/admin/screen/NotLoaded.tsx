import { Message } from 'shared-ui'
import { messageOf } from '../../desk-api/desk-api.ts'
import { Loading } from '../../site/Loading.tsx'

interface NotLoadedProps {
  /** Beginning of a sentence: `The story`. */
  readonly what: string
  /** Why it could not be loaded; null while it is loading. */
  readonly error: unknown
  readonly onRetry: () => void
}

/** In place of data that is loading, or could not be loaded. */
export function NotLoaded({ what, error, onRetry }: NotLoadedProps) {
  if (!error) return <Loading what={what.charAt(0).toLowerCase() + what.slice(1)} />
  return <Message title={`${what} could not be loaded`} hint={messageOf(error)} onRetry={onRetry} />
}
