import styled from '@emotion/styled'
import { useStore } from 'zustand'
import type { StyleCache, ToastStore } from 'shared-contracts/host'
import { FailurePanel, FamilyWays, ScreenHeader, SiteTheme, Toaster } from 'shared-ui'
import type { HostStore } from './host/host-state.ts'
import { Progress } from './Progress.tsx'

interface ShellProps {
  readonly store: HostStore
  readonly toasts: ToastStore
  readonly styleCache: StyleCache
  /** Home page of the site that a path belongs to. */
  readonly homeOf: (pathname: string) => string
}

/** What the host itself shows, over the remote in the slot. */
export function Shell({ store, toasts, styleCache, homeOf }: ShellProps) {
  const isLoading = useStore(store, (state) => state.isLoading)
  const failure = useStore(store, (state) => state.failure)
  const theme = useStore(store, (state) => state.theme)
  const home = homeOf(window.location.pathname)
  return (
    <SiteTheme theme={theme} cache={styleCache} isOverlay>
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
              <FamilyWays />
            </Ways>
          </main>
        </>
      )}
      <Toaster toasts={toasts} />
    </SiteTheme>
  )
}

/** As wide as the panel above it. */
const Ways = styled.div`
  max-width: 720px;
  margin-inline: auto;
  padding: 0 clamp(20px, 4vw, 48px) 64px;
`
