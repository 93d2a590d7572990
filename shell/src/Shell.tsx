import styled from '@emotion/styled'
import { useStore } from 'zustand'
import type { StyleCache, ToastStore } from 'shared-contracts/host'
import { FailurePanel, FamilyWays, ScreenHeader, Toaster } from 'shared-ui'
import { OverlayTheme } from 'shared-ui/overlay-theme'
import { groupHomeOf } from './group-home.ts'
import type { HostStore } from './host/host-state.ts'
import { Progress } from './Progress.tsx'

interface ShellProps {
  readonly store: HostStore
  readonly toasts: ToastStore
  readonly styleCache: StyleCache
  /** Home page of the site that a path belongs to. */
  readonly homeOf: (pathname: string) => string
}

/** The host's own user interface, over the remote in the slot. */
export function Shell({ store, toasts, styleCache, homeOf }: ShellProps) {
  const isLoading = useStore(store, (state) => state.isLoading)
  const failure = useStore(store, (state) => state.failure)
  const theme = useStore(store, (state) => state.theme)
  const hasToast = useStore(toasts, (state) => state.toasts.some(({ isOpen }) => isOpen))
  const home = homeOf(window.location.pathname)
  return (
    <OverlayTheme theme={theme} cache={styleCache} isShowing={failure !== null || hasToast}>
      {isLoading && <Progress />}
      {failure?.isPageReadable && (
        <FailurePanel isBroken={failure.isBroken} onRetry={failure.retry} home={home} />
      )}
      {failure && !failure.isPageReadable && (
        <>
          <ScreenHeader theme={theme} home={home} />
          <main>
            <FailurePanel isBroken={failure.isBroken} onRetry={failure.retry} home={home} />
            <Ways>
              <FamilyWays groupHome={groupHomeOf(theme, home)} />
            </Ways>
          </main>
        </>
      )}
      <Toaster toasts={toasts} />
    </OverlayTheme>
  )
}

/** As wide as the panel above it. */
const Ways = styled.div`
  max-width: 720px;
  margin-inline: auto;
  padding: 0 clamp(20px, 4vw, 48px) 64px;
`
