import type { RemoteChannels } from 'shared-contracts/registry'
import { html, type Html } from 'shared-server/page/html'
import { roleLabel, roleOf } from './version-role.ts'

export interface VersionTable {
  /** Accessible name of the region around the table. */
  readonly label: string
  readonly caption: string
  /** Columns after the version's, and their kinds. */
  readonly columns: Readonly<Record<string, 'number' | 'text'>>
  readonly rows: readonly { readonly version: string; readonly cells: readonly string[] }[]
}

/** Renders a table with one row per version, each with its current role. */
export function versionTable(
  channels: RemoteChannels,
  { label, caption, columns, rows }: VersionTable,
): Html {
  const kinds = Object.values(columns)
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Version</th>
          ${Object.entries(columns).map(
            ([name, kind]) => html`<th scope="col" class="${kind}">${name}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(({ version, cells }) => {
          const role = roleOf(channels, version)
          return html`<tr>
            <th scope="row">${version} <span class="tag ${role}">${roleLabel(role)}</span></th>
            ${cells.map((cell, index) => html`<td class="${kinds[index] ?? 'text'}">${cell}</td>`)}
          </tr>`
        })}
      </tbody>
    </table>
  </div>`
}
