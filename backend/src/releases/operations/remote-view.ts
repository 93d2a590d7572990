import type { ReleaseEvent, RemoteReleases } from 'shared-contracts/registry'
import type { ReleaseRendering } from 'shared-contracts/rendering-report'
import { REPORTED_HOURS } from '../rendering/rendering-reports.ts'
import type { Figures, VisitsOfHour } from '../telemetry/telemetry-queries.ts'
import { barChart } from './bar-chart.ts'
import { changeForms } from './change-forms.ts'
import { channelList } from './channel-list.ts'
import { failureChart, type TimeWindow } from './failure-chart.ts'
import { failuresTable } from './failures-table.ts'
import type { Finding } from './findings.ts'
import { findingsView } from './findings-view.ts'
import { figuresTable } from './figures-table.ts'
import { historyTable } from './history-table.ts'
import { html, type Html } from 'shared-server/page/html'
import { renderingTable } from './rendering-table.ts'
import { previewsView } from './tags-view.ts'
import { roleOf, type VersionRole } from './version-role.ts'
import { format } from './format.ts'

export interface RemoteView {
  readonly remote: RemoteReleases
  readonly history: readonly ReleaseEvent[]
  readonly figures: readonly Figures[]
  readonly rendering: readonly ReleaseRendering[]
  readonly visits: readonly VisitsOfHour[]
  /** Current problems of this remote. */
  readonly findings: readonly Finding[]
  readonly now: Date
  readonly window: TimeWindow
  /** Origin of the visitors' site. */
  readonly site: string
  /** Whether the signed-in actor may change this remote. */
  readonly mayChange: boolean
}

const ORDER: readonly VersionRole[] = ['stable', 'canary', 'previous', 'other']
/** Maximum versions in a chart; more are not readable. */
const MAX_VERSIONS = 6
const DURATIONS = [
  ['Load time', 'loads'],
  ['Largest contentful paint', 'LCP'],
  ['First contentful paint', 'FCP'],
  ['Interaction to next paint', 'INP'],
  ['Paint after a move between pages', 'softLCP'],
  ['Time to first byte', 'TTFB'],
] as const

/** Renders everything about one remote. */
export function remoteView({
  remote,
  history,
  figures,
  rendering,
  visits,
  findings,
  now,
  window,
  site,
  mayChange,
}: RemoteView): Html {
  const { channels } = remote
  const rank = ({ version }: { readonly version: string }) =>
    ORDER.indexOf(roleOf(channels, version))
  const shown = figures.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_VERSIONS)
  const rendered = rendering.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_VERSIONS)
  const bars = (measure: Parameters<Figures['p75']>[0]) =>
    shown.map(({ version, p75 }) => ({
      version,
      role: roleOf(channels, version),
      value: p75(measure),
    }))
  return html`<h1>${channels.name}</h1>
    ${findings.length > 0 && findingsView(findings, history, now)}
    <section>
      <h2>Channels</h2>
      ${channelList(channels)}
    </section>
    ${mayChange ? changeForms(remote) : null} ${previewsView(remote, site)}
    <section>
      <h2>Failed visits, last ${window.hours} hours</h2>
      ${failureChart(channels, visits, window)} ${shown.length > 0 && figuresTable(channels, shown)}
      ${failuresTable(channels, shown)}
    </section>
    ${
      shown.length > 0 &&
      html`<section>
        <h2>Speed at the 75th percentile</h2>
        <div class="grid">
          ${DURATIONS.map(([title, measure]) => barChart(title, bars(measure), format.duration))}
          ${barChart('Cumulative layout shift', bars('CLS'), format.shift)}
        </div>
      </section>`
    }
    ${
      rendered.length > 0 &&
      html`<section>
        <h2>Pages rendered, edges of the last ${REPORTED_HOURS} hours</h2>
        ${renderingTable(channels, rendered)}
      </section>`
    }
    <section>
      <h2>History</h2>
      ${historyTable(history)}
    </section>`
}
