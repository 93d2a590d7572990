import { GROUP_PREFIX, useHost } from 'shared-contracts'
import type { FailureProps, RemoteDefinition } from 'shared-contracts/remote'
import { FailurePanel, SiteTheme } from 'shared-ui'
import { SiteFrame } from './features/site-frame/SiteFrame.tsx'
import { routes } from './routes.tsx'

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
