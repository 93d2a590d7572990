import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { StyleCache } from 'shared-contracts/host'
import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import { Dressed } from './Dressed.tsx'
import { Overlay } from './OverlayTheme.tsx'
import { ThemeStyles } from './ThemeStyles.tsx'
import type { ThemeName } from './tokens.ts'

interface SiteThemeProps {
  readonly theme: ThemeName
  /** `HostServices.styleCache`. */
  readonly cache: StyleCache
  /** Paints the site in the colours of one subsidiary. */
  readonly subsidiary?: SubsidiarySlug
  /** For the host's own parts over a remote: without a background or height of their own. */
  readonly isOverlay?: boolean
  readonly children: ReactNode
}

/** Provides a remote's tokens and base styles. Rendered once, around everything that a remote shows. */
export function SiteTheme({
  theme,
  cache,
  subsidiary,
  isOverlay = false,
  children,
}: SiteThemeProps) {
  const Ground = isOverlay ? Overlay : Site
  return (
    <Dressed theme={theme} cache={cache}>
      <ThemeStyles theme={theme} />
      <Ground data-theme={theme} data-subsidiary={subsidiary}>
        {children}
      </Ground>
    </Dressed>
  )
}

const Site = styled(Overlay)`
  display: flow-root;
  min-height: 100dvh;
  background: var(--surface);
`
