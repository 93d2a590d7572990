import { useStore } from 'zustand'
import type { StyleCache, ToastStore } from 'shared-contracts'
import { FailurePanel, SiteTheme, Toaster } from 'shared-ui'
import type { HostStore } from './host/host-state.ts'
import { Progress } from './Progress.tsx'

interface ShellProps {
  readonly store: HostStore
  readonly toasts: ToastStore
  readonly styleCache: StyleCache
}

/** What the host itself shows, over whichever remote is in the slot. */
export function Shell({ store, toasts, styleCache }: ShellProps) {
  const isLoading = useStore(store, (state) => state.isLoading)
  const failure = useStore(store, (state) => state.failure)
  const theme = useStore(store, (state) => state.theme)
  return (
    <SiteTheme theme={theme} cache={styleCache} isOverlay>
      {isLoading && <Progress />}
      {failure && <FailurePanel onRetry={failure.retry} />}
      <Toaster toasts={toasts} />
    </SiteTheme>
  )
}
