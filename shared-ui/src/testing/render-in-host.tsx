import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createToastStore, HostContext, type HostServices } from 'shared-contracts'
import { createQueryClient } from 'shared-contracts/query'
import { Router } from 'shared-contracts/router'
import { SiteTheme } from '../theme/SiteTheme.tsx'
import { createStyleCache } from '../theme/style-cache.ts'

/** Services of a host that goes nowhere, for tests. */
export function testHost(): HostServices {
  return {
    basePath: '',
    navigator: { createHref: String, push: () => {}, replace: () => {}, go: () => {} },
    queryClient: createQueryClient(),
    styleCache: createStyleCache(),
    toasts: createToastStore(),
    telemetry: () => {},
  }
}

/** The tree that a remote's part stands in. */
export function inHost(part: ReactNode, host: HostServices = testHost()) {
  return (
    <HostContext value={host}>
      <Router location="/" navigator={host.navigator}>
        <SiteTheme theme="loom" cache={host.styleCache}>
          {part}
        </SiteTheme>
      </Router>
    </HostContext>
  )
}

export function renderInHost(part: ReactNode) {
  const host = testHost()
  const { container } = render(inHost(part, host))
  return { host, container }
}
