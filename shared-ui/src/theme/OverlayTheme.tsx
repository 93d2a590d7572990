import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { StyleCache } from 'shared-contracts/host'
import { Dressed } from './Dressed.tsx'
import { ThemeStyles } from './ThemeStyles.tsx'
import type { ThemeName } from './tokens.ts'

interface OverlayThemeProps {
  readonly theme: ThemeName
  /** The host's own. */
  readonly cache: StyleCache
  /**
   * Whether it shows anything that must be readable even without a remote. Until then the page has one set of
   * its styles.
   */
  readonly isShowing: boolean
  readonly children: ReactNode
}

/** Styles the host's parts over a remote, without a background or height of their own. */
export function OverlayTheme({ theme, cache, isShowing, children }: OverlayThemeProps) {
  return (
    <Dressed theme={theme} cache={cache}>
      {isShowing && <ThemeStyles theme={theme} />}
      <Overlay data-theme={theme}>{children}</Overlay>
    </Dressed>
  )
}

export const Overlay = styled.div`
  color: var(--text);
  font: 400 var(--text-m) / 1.6 var(--font-text);
  font-variant-numeric: tabular-nums;
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
`
