import type { ReactNode } from 'react'
import {
  createToastStore,
  HostContext,
  type HostServices,
  type NavigationTarget,
} from 'shared-contracts'
import { createQueryClient } from 'shared-contracts/query'
import { Router } from 'shared-contracts/router'
import { SiteTheme } from '../theme/SiteTheme.tsx'
import { createStyleCache } from '../theme/style-cache.ts'
import type { ThemeName } from '../theme/tokens.ts'

/** Services of a host that goes nowhere, for tests. */
export function testHost(overrides: Partial<HostServices> = {}): HostServices {
  return {
    basePath: '',
    navigator: { createHref: hrefOf, push: () => {}, replace: () => {}, go: () => {} },
    queryClient: createQueryClient(),
    styleCache: createStyleCache(),
    toasts: createToastStore(),
    telemetry: () => {},
    ...overrides,
  }
}

export function hrefOf(to: NavigationTarget): string {
  if (typeof to === 'string') return to
  return (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '')
}

/** The tree that a remote's part stands in. */
export function inHost(
  part: ReactNode,
  host: HostServices = testHost(),
  theme: ThemeName = 'loom',
) {
  return (
    <HostContext value={host}>
      <Router location="/" navigator={host.navigator}>
        <SiteTheme theme={theme} cache={host.styleCache}>
          {part}
        </SiteTheme>
      </Router>
    </HostContext>
  )
}
