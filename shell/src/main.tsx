import { createRoot } from 'react-dom/client'
import { createToastStore, reportRefusalsTo } from 'shared-contracts/host'
import { createStyleCache } from 'shared-ui'
import { afterLoad } from './document/after-load.ts'
import { createThemeStyles } from './document/theme-styles.ts'
import { readDocument } from './document/read-document.ts'
import { followThemeColor } from './document/theme-color.ts'
import { restrictScripts } from './document/trusted-types.ts'
import { requireBaseline } from './guard/baseline.ts'
import { freezeBuiltIns } from './guard/freeze-built-ins.ts'
import { Leftovers } from './guard/leftovers.ts'
import { named, nameOf, noteBegin } from './guard/release-at.ts'
import { Running } from './guard/running.ts'
import { followTranslators } from './guard/translators.ts'
import { createBrowserHistory } from './history/browser-history.ts'
import { createHostStore } from './host/host-state.ts'
import { Host } from './host/host.ts'
import { readImportMap } from './host/import-map.ts'
import { Loans } from './host/loans.ts'
import { Releases } from './host/releases.ts'
import { followLinks } from './links/links.ts'
import { Shell } from './Shell.tsx'
import { hasHeldHost } from './telemetry/held-host.ts'
import { isReachable } from './telemetry/is-reachable.ts'
import { createReports } from './telemetry/reports.ts'
import { createTelemetry } from './telemetry/telemetry.ts'
import { watchFaults } from './telemetry/watch-faults.ts'

/** Delay after the load event before the script that only measures is loaded, in milliseconds. */
const MEASURE_DELAY_MS = 3_000

requireBaseline()
restrictScripts()
const { data, state, slot, overlay, nonce } = readDocument()
readImportMap()
const history = createBrowserHistory()
const releases = new Releases(data, nonce)
const store = createHostStore(data.release?.theme ?? 'loom')
const toasts = createToastStore()
const running = new Running()
const leftovers = new Leftovers()
leftovers.watch(tellLeak)
followTranslators()
freezeBuiltIns()
const { lend } = new Loans({ nonce, shown: data.release?.name, state, leftovers, running })
const styleCache = createStyleCache({ nonce })
const addTheme = createThemeStyles(nonce, (sheet) => leftovers.keep(sheet))
const telemetry = createTelemetry(
  createReports(data.ticket, hasHeldHost, data.telemetryShare),
  (remote) => releases.versionOf(remote),
  isReachable,
  (release) => running.before(release),
)
watchFaults(telemetry.blame, () => (running.latest === undefined ? null : named(running.latest)))

/** If the tab's last document froze or ran out of memory, avoids the release that ran last. */
async function avoidCulprit(): Promise<void> {
  const died = await running.died()
  const culprit = died.at(-1)
  if (culprit === undefined) return
  const release = named(culprit)
  telemetry.blame('hang', release, died.slice(0, -1))
  releases.avoid(release.name, release.version)
}

function tellLeak(release: string): void {
  telemetry.blame('leak', named(release))
}

reportRefusalsTo((path, reason) => {
  const owner = releases.select(window.location.pathname)?.remote
  if (owner) telemetry.recordRefused(owner, `${path} ${reason}`)
})
createRoot(overlay).render(
  <Shell
    store={store}
    toasts={toasts}
    styleCache={styleCache}
    homeOf={(pathname) => releases.homeOf(pathname)}
  />,
)
const host = new Host({
  slot,
  documentVersion: data.release?.version ?? null,
  isForeign: data.isForeign ?? false,
  rendered: data.rendered ?? undefined,
  history,
  releases,
  store,
  lend,
  services: {
    toasts,
    telemetry: telemetry.event,
    settings: data.settings,
    reload: () => window.location.reload(),
  },
  reportFailure: (release, failure) => {
    telemetry.failed(release, failure)
    leftovers.giveUp(nameOf(release))
  },
  reportBegin: (release) => {
    noteBegin(release)
    running.add(nameOf(release))
    leftovers.begin(nameOf(release))
    void addTheme(release.theme)
  },
  reportLoad: telemetry.loaded,
  reload: () => window.location.reload(),
})
function start(): void {
  host.start()
  followLinks(history, releases)
}
if (running.found.length === 0) start()
else void avoidCulprit().then(start)
followThemeColor()

const { release } = data
if (data.telemetryShare > 0) {
  // Vitals of the load can still be read later, when the page is idle, and no leak matters before.
  const measure = async () => {
    const [{ watchLeaks }, { watchVitals }] = await Promise.all([
      import(/* webpackChunkName: "measures" */ './guard/watch-leaks.ts'),
      import(/* webpackChunkName: "measures" */ './telemetry/vitals.ts'),
    ])
    watchLeaks(() => running.latest, tellLeak)
    if (!release) return
    watchVitals(
      release.name,
      (address) => releases.select(new URL(address).pathname)?.remote,
      telemetry.vital,
    )
  }
  // The page works without the measurements.
  const measureQuietly = () => void measure().catch(() => undefined)
  afterLoad(() => void setTimeout(measureQuietly, MEASURE_DELAY_MS))
}
