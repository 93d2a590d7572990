import { createRoot } from 'react-dom/client'
import { createToastStore, type MountedRemote } from 'shared-contracts/host'
import { selectRoute } from 'shared-contracts/select-route'
import { createQueryClient } from 'shared-contracts/query'
import { createRemote, type RemoteDefinition } from 'shared-contracts/remote'
import { createStyleCache, SiteTheme, Toaster } from 'shared-ui'
import { remote as gpl } from 'mfe-gpl/remote'
import { remote as group } from 'mfe-group/remote'
import { remote as leagueCompany } from 'mfe-league-company/remote'
import { remote as subsidiaries } from 'mfe-subsidiaries/remote'
import { createBrowserHistory } from 'shell/browser-history'

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
const addresses = remotes.map(({ name, basePaths, routes }) => ({
  remote: name,
  basePaths,
  patterns: routes.map(({ path }) => path),
}))
let mounted: MountedRemote | undefined

function show(): void {
  const location = history.location()
  const selection = selectRoute(location.pathname, addresses)
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
