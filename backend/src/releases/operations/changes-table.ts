import type { ReleaseEvent } from 'shared-contracts/registry'
import { html, type Html } from 'shared-server/page/html'
import { eventsTable } from './events-table.ts'
import { format } from './format.ts'

/** Renders the recent changes of all remotes, newest first. */
export function changesTable(events: readonly ReleaseEvent[], now: Date): Html {
  return html`<section aria-labelledby="changes">
    <h2 id="changes">Recent changes</h2>
    ${events.length === 0 && html`<p>Nothing has been changed yet.</p>`}
    ${eventsTable(events, {
      label: 'Changes of all remotes',
      heads: ['When', 'Remote'],
      cells: ({ at, remote }) =>
        html`<td class="nowrap">
            <time datetime="${at}" title="${format.time(at)}">${format.ago(at, now)}</time>
          </td>
          <th scope="row" class="nowrap"><a href="/operations/${remote}">${remote}</a></th>`,
    })}
  </section>`
}
