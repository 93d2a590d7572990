import { CacheProvider, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { useMemo, type ReactNode } from 'react'
import type { StyleCache } from 'shared-contracts/host'
import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import { baseStyles } from './base-styles.ts'
import { subsidiaryProperties, themeProperties } from './custom-properties.ts'
import { SiteDress } from './site-dress.ts'
import { asEmotionCache } from './style-cache.ts'
import type { ThemeName } from './tokens.ts'

interface SiteThemeProps {
  readonly theme: ThemeName
  /** `HostServices.styleCache`. */
  readonly cache: StyleCache
  /** Paints the site in the colours of one subsidiary. */
  readonly subsidiary?: SubsidiarySlug
  /** For the host's own parts, which lie over a remote: no ground and no height of their own. */
  readonly isOverlay?: boolean
  readonly children: ReactNode
}

/** Dresses a remote: its tokens and base styles. Stands once, around everything a remote shows. */
export function SiteTheme({
  theme,
  cache,
  subsidiary,
  isOverlay = false,
  children,
}: SiteThemeProps) {
  const Ground = isOverlay ? Overlay : Site
  const dress = useMemo(() => ({ theme, cache }), [theme, cache])
  return (
    <CacheProvider value={asEmotionCache(cache)}>
      <SiteDress value={dress}>
        <Global styles={baseStyles} />
        <Global styles={themeProperties(theme) + subsidiaryProperties()} />
        <Ground data-theme={theme} data-subsidiary={subsidiary}>
          {children}
        </Ground>
      </SiteDress>
    </CacheProvider>
  )
}

const Overlay = styled.div`
  color: var(--text);
  font: 400 var(--text-m) / 1.6 var(--font-text);
  font-variant-numeric: tabular-nums;
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
`

const Site = styled(Overlay)`
  display: flow-root;
  min-height: 100dvh;
  background: var(--surface);
`
