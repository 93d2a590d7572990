import { GROUP_PREFIX } from 'shared-contracts'
import type { RemoteDefinition } from 'shared-contracts/remote'
import { FailurePanel } from 'shared-ui'
import { SiteFrame } from './features/site-frame/SiteFrame.tsx'
import { routes } from './routes.tsx'

export const remote: RemoteDefinition = {
  name: 'mfe-group',
  theme: 'loom',
  basePaths: ['', GROUP_PREFIX],
  routes,
  Layout: SiteFrame,
  Failure: ({ retry }) => <FailurePanel onRetry={retry} />,
}
