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
  const panel = failure && (
    <FailurePanel isBroken={failure.isBroken} onRetry={failure.retry} home={home} />
  )
  return (
    <OverlayTheme theme={theme} cache={styleCache} isShowing={failure !== null || hasToast}>
      {isLoading && <Progress />}
      {failure?.isPageReadable && <Bar>{panel}</Bar>}
      {failure && !failure.isPageReadable && (
        <>
          <ScreenHeader theme={theme} home={home} />
          <main>
            {panel}
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

/**
 * Keeps the panel at the bottom edge of the window while the page above it is read. It takes up its own height, so
 * that the page's end can be reached.
 */
const Bar = styled.div`
  /* Sticks within the whole document only as the overlay itself. */
  #overlay:has(&) {
    position: sticky;
    z-index: 50;
    bottom: 0;
  }
  /* What gets the focus is scrolled clear of it. */
  html:has(&) {
    scroll-padding-bottom: min(50dvh, 18rem);
  }
  max-height: 50dvh;
  overflow: auto;
  background: var(--surface-raised);
  border-top: 1px solid var(--line);

  > [role] {
    gap: 8px;
    min-height: 0;
    padding-block: 16px;
  }
  h2 {
    font-size: var(--text-l);
  }
`

/** As wide as the panel above it. */
const Ways = styled.div`
  max-width: 720px;
  margin-inline: auto;
  padding: 0 clamp(20px, 4vw, 48px) 64px;
`
