import type { RemoteChannels } from 'shared-contracts/registry'
import type { Figures } from '../telemetry/telemetry-queries.ts'
import { html, type Html } from 'shared-server/page/html'
import { roleLabel, roleOf } from './version-role.ts'
import { format } from './format.ts'

/** What the charts show, and more, as a table. */
export function figuresTable(channels: RemoteChannels, figures: readonly Figures[]): Html {
  const columns = [
    'Visits',
    'Failed',
    'Render errors',
    'Refused records',
    'Load',
    'LCP',
    'INP',
    'CLS',
  ]
  return html`<div class="scroll" role="region" aria-label="Figures by version" tabindex="0">
    <table>
      <caption>
        Durations and shifts are those that three visits in four had, or better
      </caption>
      <thead>
        <tr>
          <th scope="col">Version</th>
          ${columns.map((column) => html`<th scope="col" class="number">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${figures.map((of) => {
          const role = roleOf(channels, of.version)
          const cells = [
            format.number(of.visits),
            format.share(of.failedVisits, of.visits),
            format.number(of.renderErrors),
            format.number(of.refusedRecords),
            format.duration(of.p75('loads')),
            format.duration(of.p75('LCP')),
            format.duration(of.p75('INP')),
            format.shift(of.p75('CLS')),
          ]
          return html`<tr>
            <th scope="row">${of.version} <span class="tag ${role}">${roleLabel(role)}</span></th>
            ${cells.map((cell) => html`<td class="number">${cell}</td>`)}
          </tr>`
        })}
      </tbody>
    </table>
  </div>`
}
