import type { ReactNode } from 'react'
import { HostContext, type HostServices } from 'shared-contracts/host'
import { QueryClientProvider } from 'shared-contracts/query'
import { Router } from 'shared-contracts/router'
import { testHost as hostOfContracts } from 'shared-contracts/testing'
import { drawFields } from '../form/fields.tsx'
import { SiteTheme } from '../theme/SiteTheme.tsx'
import { createStyleCache } from '../theme/style-cache.ts'
import type { ThemeName } from '../theme/tokens.ts'

// Tests see fields as a visitor near them does.
drawFields()

/** One for all renders of a test file: jsdom gets slower with every style in the document. */
const styleCache = createStyleCache()

/** Host services whose navigation does nothing, with styles. */
export const testHost = (overrides: Partial<HostServices> = {}): HostServices =>
  hostOfContracts({ styleCache, ...overrides })

/** Wraps a part of a remote in host services, router and theme. */
export function inHost(
  part: ReactNode,
  host: HostServices = testHost(),
  theme: ThemeName = 'loom',
  location = '/',
) {
  return (
    <HostContext value={host}>
      <QueryClientProvider client={host.queryClient}>
        <Router location={location} navigator={host.navigator}>
          <SiteTheme theme={theme} cache={host.styleCache}>
            {part}
          </SiteTheme>
        </Router>
      </QueryClientProvider>
    </HostContext>
  )
}
