import type { ReleaseEvent } from 'shared-contracts/registry'
import { html, type Html } from 'shared-server/page/html'
import { format } from './format.ts'

/** Earlier events are in the API's history. */
const MAX_EVENTS = 50

/** Who changed what, when and why; newest first. */
export function historyTable(events: readonly ReleaseEvent[]): Html {
  return html`<div class="scroll" role="region" aria-label="History" tabindex="0">
    <table>
      <thead>
        <tr>
          ${['Revision', 'When', 'What', 'Who', 'Why'].map(
            (column) => html`<th scope="col">${column}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${events.slice(0, MAX_EVENTS).map(
          ({ revision, at, kind, version, percent, actor, reason }) =>
            html`<tr>
              <th scope="row">${revision}</th>
              <td class="nowrap">${format.time(at)}</td>
              <td class="nowrap">
                ${kind} ${version}${percent === null ? null : `, ${percent} percent`}
              </td>
              <td class="nowrap">${actor}</td>
              <td class="wide">${reason}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
