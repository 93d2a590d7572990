import { useStore } from 'zustand'
import type { StyleCache, ToastStore } from 'shared-contracts/host'
import type { ChosenRelease } from 'shared-contracts/release'
import { FailurePanel, SiteTheme, Toaster } from 'shared-ui'
import { ChosenBadge } from './ChosenBadge.tsx'
import type { HostStore } from './host/host-state.ts'
import { Progress } from './Progress.tsx'

interface ShellProps {
  readonly store: HostStore
  readonly toasts: ToastStore
  readonly styleCache: StyleCache
  readonly chosen: ChosenRelease | null
  /** Home page of the site that a path belongs to. */
  readonly homeOf: (pathname: string) => string
}

/** What the host itself shows, over the remote in the slot. */
export function Shell({ store, toasts, styleCache, chosen, homeOf }: ShellProps) {
  const isLoading = useStore(store, (state) => state.isLoading)
  const failure = useStore(store, (state) => state.failure)
  const theme = useStore(store, (state) => state.theme)
  return (
    <SiteTheme theme={theme} cache={styleCache} isOverlay>
      {isLoading && <Progress />}
      {failure && (
        <FailurePanel
          isBroken={failure.isBroken}
          onRetry={failure.retry}
          home={homeOf(window.location.pathname)}
        />
      )}
      {chosen && <ChosenBadge chosen={chosen} />}
      <Toaster toasts={toasts} />
    </SiteTheme>
  )
}
