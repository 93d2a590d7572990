import type { ReactNode } from 'react'
import { NotLoaded } from '../screen/NotLoaded.tsx'
import { Screen } from '../screen/Screen.tsx'
import { UndoNotice } from '../undo/UndoNotice.tsx'
import { LEAGUE } from './use-league.ts'

interface LeagueScreenProps {
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A screen of the league. The last change is shown above it, and can be undone there. */
export function LeagueScreen({ title, actions, children }: LeagueScreenProps) {
  return (
    <Screen title={title} actions={actions}>
      <UndoNotice part={LEAGUE} />
      {children}
    </Screen>
  )
}

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined
    readonly error: Error | null
    readonly refetch: () => Promise<unknown>
  }
  /** Subject of the messages: `The season`. */
  readonly what: string
  /** Heading while the data is loading. */
  readonly title: string
  readonly children: (data: Data) => ReactNode
}

/** Renders a screen once its data is loaded. */
export function Loaded<Data>({ query, what, title, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  return (
    <Screen title={title}>
      <NotLoaded what={what} error={error} onRetry={() => void refetch()} />
    </Screen>
  )
}
