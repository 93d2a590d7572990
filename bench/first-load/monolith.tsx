import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { createToastStore, type MountedRemote } from 'shared-contracts/host'
import { DOCUMENT_DATA_ID, RenderedPage } from 'shared-contracts/release'
import { QueryState, STATE_ID } from 'shared-contracts/rendering'
import { selectRoute } from 'shared-contracts/select-route'
import { createQueryClient } from 'shared-contracts/query'
import { createRemote, type RemoteDefinition } from 'shared-contracts/remote'
import { createStyleCache, SiteTheme, Toaster } from 'shared-ui'
import { remote as gpl } from 'mfe-gpl/remote'
import { remote as group } from 'mfe-group/remote'
import { remote as leagueCompany } from 'mfe-league-company/remote'
import { remote as subsidiaries } from 'mfe-subsidiaries/remote'
import { createBrowserHistory } from 'shell/browser-history'

/**
 * The same pages as one application, without federation and with one history: the baseline of the benchmark. A
 * page that is already in the document is hydrated as the platform's host would hydrate it.
 */
const remotes: readonly RemoteDefinition[] = [group, subsidiaries, gpl, leagueCompany]

const appendElement = (id: string) => {
  const element = document.createElement('div')
  element.id = id
  return document.body.appendChild(element)
}

const slot = document.getElementById('slot') ?? appendElement('slot')
const overlay = document.getElementById('overlay') ?? appendElement('overlay')
/** The server-rendered page. */
let fragment = slot.querySelector<HTMLElement>('[data-fragment]')
const history = createBrowserHistory()
const toasts = createToastStore()
const styleCache = createStyleCache()
const queryClient = createQueryClient()
const jsonOf = (id: string): unknown =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null')
const rendered = v.parse(
  v.nullable(v.object({ rendered: v.nullable(RenderedPage) })),
  jsonOf(DOCUMENT_DATA_ID),
)?.rendered
for (const [key, updatedAt, answer] of v.parse(v.array(QueryState), jsonOf(STATE_ID) ?? [])) {
  queryClient.setQueryData(key, answer, { updatedAt })
}
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
    fragment ?? slot,
    {
      basePath: selection.basePath,
      navigator: history,
      queryClient,
      styleCache,
      toasts,
      telemetry: () => undefined,
    },
    {
      location,
      hydrate: fragment !== null,
      ...(fragment && rendered && { rendered }),
      onShown: () => performance.mark('page-shown'),
    },
  )
  fragment = null
}

history.listen(show)
show()
createRoot(overlay).render(
  <SiteTheme theme="loom" cache={styleCache} isOverlay>
    <Toaster toasts={toasts} />
  </SiteTheme>,
)
