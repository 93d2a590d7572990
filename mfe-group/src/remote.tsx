import { GROUP_PREFIX, useHost } from 'shared-contracts'
import type { FailureProps, RemoteDefinition } from 'shared-contracts/remote'
import { FailurePanel } from 'shared-ui'
import { SiteFrame } from './features/site-frame/SiteFrame.tsx'
import { routes } from './routes.tsx'

function Failure({ retry }: FailureProps) {
  return <FailurePanel onRetry={retry} home={useHost().basePath || '/'} />
}

export const remote: RemoteDefinition = {
  name: 'mfe-group',
  theme: 'loom',
  basePaths: ['', GROUP_PREFIX],
  routes,
  Layout: SiteFrame,
  Failure,
}
