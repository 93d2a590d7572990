import { GROUP_PREFIX, useHost } from 'shared-contracts'
import type { FailureProps, RemoteDefinition } from 'shared-contracts/remote'
import { FailurePanel, SiteTheme } from 'shared-ui'
import { SiteFrame } from './site/SiteFrame.tsx'
import { routes } from './routes.ts'

function Failure({ retry }: FailureProps) {
  const { styleCache, basePath } = useHost()
  return (
    <SiteTheme theme="loom" cache={styleCache} isOverlay>
      <FailurePanel onRetry={retry} home={basePath || '/'} />
    </SiteTheme>
  )
}

export const remote: RemoteDefinition = {
  name: 'mfe-group',
  theme: 'loom',
  basePaths: ['', GROUP_PREFIX],
  routes,
  Layout: SiteFrame,
  Failure,
}
