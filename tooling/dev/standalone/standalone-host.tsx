import { createRoot } from 'react-dom/client'
import { createToastStore, type RemoteLocation } from 'shared-contracts/host'
import { createQueryClient } from 'shared-contracts/query'
import { createRemote } from 'shared-contracts/remote'
import { QueryState, STATE_ID } from 'shared-contracts/rendering'
import { basePathOf, selectRoute } from 'shared-contracts/select-route'
import { createStyleCache, SiteTheme, themeCanvas, Toaster } from 'shared-ui'
import { THEME_FONTS } from 'shared-ui/fonts'
// The server resolves this name to the definition of the remote that it serves.
import { remote } from 'served-remote'
import { createBrowserHistory } from 'shell/browser-history'
import * as v from 'valibot'

/** Replaced at build time with the variable of this name. */
declare const LIVE_STREAM_URL: string | undefined

/** A minimal host for a remote: history, toasts and style cache, without a shell. */
const history = createBrowserHistory()
const toasts = createToastStore()
const styleCache = createStyleCache()

const { name, basePaths, routes } = remote
const addresses = [{ remote: name, basePaths, patterns: routes.map(({ path }) => path) }]
const basePath = basePathOf(window.location.pathname, addresses) ?? basePaths[0]

/** Redirects the root of the server to the remote's home. */
function homeIfRoot(location: RemoteLocation): RemoteLocation {
  if (location.pathname !== '/' || basePath === '') return location
  history.replace(basePath)
  return history.location()
}

const style = document.head.appendChild(document.createElement('style'))
style.textContent = themeCanvas(remote.theme) + THEME_FONTS[remote.theme].faces.join('')
document.documentElement.dataset['theme'] = remote.theme

const slot = document.getElementById('slot')
const overlay = document.getElementById('overlay')
if (!slot || !overlay) throw new Error('standalone.html has lost its slots')

const queryClient = createQueryClient()
const state = v.parse(
  v.array(QueryState),
  JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '[]'),
)
for (const [key, updatedAt, answer] of state) queryClient.setQueryData(key, answer, { updatedAt })

/** The server-rendered page, if there is one. */
const fragment = slot.querySelector<HTMLElement>('[data-fragment]')
const { mount } = createRemote(remote)
const mounted = mount(
  fragment ?? slot,
  {
    basePath,
    navigator: history,
    queryClient,
    styleCache,
    toasts,
    telemetry: (event) => console.info('telemetry', event),
    settings: { liveStreamUrl: LIVE_STREAM_URL },
  },
  {
    location: homeIfRoot(history.location()),
    hydrate: fragment !== null,
    ...(fragment && {
      rendered: {
        search: window.location.search,
        isWhole: fragment.dataset['fragment'] === 'whole',
      },
    }),
    onShown: () => undefined,
  },
)
history.listen((location) => {
  if (selectRoute(location.pathname, addresses)) mounted.update(location)
  // A page of another remote: the server says that it is not here.
  else window.location.reload()
})

createRoot(overlay).render(
  <SiteTheme theme={remote.theme} cache={styleCache} isOverlay>
    <Toaster toasts={toasts} />
  </SiteTheme>,
)
