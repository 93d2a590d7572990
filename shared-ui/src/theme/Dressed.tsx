import { CacheProvider } from '@emotion/react'
import { useMemo, type ReactNode } from 'react'
import type { StyleCache } from 'shared-contracts/host'
import { SiteDress } from './site-dress.ts'
import { asEmotionCache } from './style-cache.ts'
import type { ThemeName } from './tokens.ts'

interface DressedProps {
  readonly theme: ThemeName
  /** `HostServices.styleCache`, or the host's own. */
  readonly cache: StyleCache
  readonly children: ReactNode
}

/** Provides theme and style cache to the parts below. */
export function Dressed({ theme, cache, children }: DressedProps) {
  const dress = useMemo(() => ({ theme, cache }), [theme, cache])
  return (
    <CacheProvider value={asEmotionCache(cache)}>
      <SiteDress value={dress}>{children}</SiteDress>
    </CacheProvider>
  )
}
