import { createRoot } from 'react-dom/client'
import { createToastStore, selectRoute, type MountedRemote } from 'shared-contracts'
import { createQueryClient } from 'shared-contracts/query'
import { createRemote, type RemoteDefinition } from 'shared-contracts/remote'
import { createStyleCache, SiteTheme, Toaster } from 'shared-ui'
import { remote as gpl } from '../../../mfe-gpl/src/remote.ts'
import { remote as group } from '../../../mfe-group/src/remote.ts'
import { remote as leagueCompany } from '../../../mfe-league-company/src/remote.ts'
import { remote as subsidiaries } from '../../../mfe-subsidiaries/src/remote.ts'
import { createBrowserHistory } from '../../../shell/src/history/browser-history.ts'

/** The same pages as one application: no federation, no prerendering, one history. The bench's yardstick. */
const remotes: readonly RemoteDefinition[] = [group, subsidiaries, gpl, leagueCompany]

const appendElement = (id: string) => {
  const element = document.createElement('div')
  element.id = id
  return document.body.appendChild(element)
}

const slot = appendElement('slot')
const overlay = appendElement('overlay')
const history = createBrowserHistory()
const toasts = createToastStore()
const styleCache = createStyleCache()
const queryClient = createQueryClient()
let mounted: MountedRemote | undefined

function show(): void {
  const location = history.location()
  const selection = selectRoute(location.pathname)
  const definition = remotes.find(({ name }) => name === selection?.remote)
  if (!definition || !selection) return
  mounted?.unmount()
  document.documentElement.dataset['theme'] = definition.theme
  mounted = createRemote(definition).mount(
    slot,
    {
      basePath: selection.basePath,
      navigator: history,
      queryClient,
      styleCache,
      toasts,
      telemetry: () => undefined,
    },
    { location, hydrate: false, onShown: () => performance.mark('page-shown') },
  )
}

history.listen(show)
show()
createRoot(overlay).render(
  <SiteTheme theme="loom" cache={styleCache} isOverlay>
    <Toaster toasts={toasts} />
  </SiteTheme>,
)
