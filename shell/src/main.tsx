import { createRoot } from 'react-dom/client'
import { createToastStore, reportRefusalsTo } from 'shared-contracts'
import { createQueryClient } from 'shared-contracts/query'
import { createStyleCache } from 'shared-ui'
import { readDocument } from './document/read-document.ts'
import { createBrowserHistory } from './history/browser-history.ts'
import { createHostStore } from './host/host-state.ts'
import { Host } from './host/host.ts'
import { Releases } from './host/releases.ts'
import { followLinks } from './links/links.ts'
import { Shell } from './Shell.tsx'
import { telemetry } from './telemetry.ts'

const { data, slot, overlay, nonce } = readDocument()
const history = createBrowserHistory()
const releases = new Releases(data)
const store = createHostStore(data.release?.theme ?? 'loom')
const toasts = createToastStore()
const styleCache = createStyleCache({ nonce })

reportRefusalsTo((path, reason) =>
  telemetry({ kind: 'record-refused', remote: 'shell', detail: `${path} ${reason}` }),
)
createRoot(overlay).render(<Shell store={store} toasts={toasts} styleCache={styleCache} />)
new Host({
  slot,
  hasPage: data.release !== null,
  history,
  releases,
  store,
  services: {
    queryClient: createQueryClient(),
    styleCache,
    toasts,
    telemetry,
    settings: data.settings,
  },
}).start()
followLinks(history, releases)
