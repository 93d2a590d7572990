import type { RemoteChannels } from 'shared-contracts/registry'
import type { FailureOwner } from '../telemetry/failure-owner.ts'
import type { Figures } from '../telemetry/telemetry-queries.ts'
import { html, type Html } from 'shared-server/page/html'
import { roleLabel, roleOf } from './version-role.ts'
import { format } from './format.ts'

const OWNERS: Readonly<Record<FailureOwner, string>> = {
  remote: 'the remote’s team',
  platform: 'the platform',
  network: 'the network',
}

/** Renders failed loads with the owner of each failure; null without failures. */
export function failuresTable(channels: RemoteChannels, figures: readonly Figures[]): Html | null {
  const rows = figures.flatMap(({ version, loadFailures }) =>
    loadFailures.map((failure) => ({ version, role: roleOf(channels, version), ...failure })),
  )
  if (rows.length === 0) return null
  return html`<div class="scroll" role="region" aria-label="Failed loads by cause" tabindex="0">
    <table>
      <caption>
        Failed loads, each attempt counted
      </caption>
      <thead>
        <tr>
          ${['Version', 'Stage', 'Failure', 'Who acts'].map(
            (column) => html`<th scope="col">${column}</th>`,
          )}
          <th scope="col" class="number">Loads</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ version, role, stage, kind, owner, count }) =>
            html`<tr>
              <th scope="row">${version} <span class="tag ${role}">${roleLabel(role)}</span></th>
              <td>${stage}</td>
              <td>${kind}</td>
              <td>${OWNERS[owner]}</td>
              <td class="number">${format.number(count)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
