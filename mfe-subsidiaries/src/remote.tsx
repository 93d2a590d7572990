import { GROUP_PREFIX, useHost } from 'shared-contracts'
import type { FailureProps, RemoteDefinition } from 'shared-contracts/remote'
import { useLocation } from 'shared-contracts/router'
import { FailurePanel, SiteTheme } from 'shared-ui'
import { siteOf } from './data/sites.ts'
import { SiteFrame } from './site/SiteFrame.tsx'
import { routes } from './routes.ts'

function Failure({ retry }: FailureProps) {
  const { styleCache, basePath } = useHost()
  const site = siteOf(useLocation().pathname.replaceAll('/', ''))
  return (
    <SiteTheme theme="loom" cache={styleCache} subsidiary={site?.slug} isOverlay>
      <FailurePanel onRetry={retry} home={basePath || '/'} />
    </SiteTheme>
  )
}

export const remote: RemoteDefinition = {
  name: 'mfe-subsidiaries',
  theme: 'loom',
  basePaths: ['', GROUP_PREFIX],
  routes,
  Layout: SiteFrame,
  Failure,
}
