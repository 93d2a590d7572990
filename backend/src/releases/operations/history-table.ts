import type { ReleaseEvent } from 'shared-contracts/registry'
import { html, type Html } from 'shared-server/page/html'
import { eventsTable } from './events-table.ts'
import { format } from './format.ts'

/** Maximum events shown; earlier ones are in the API's history. */
const MAX_EVENTS = 50

/** Renders the changes of a remote: who, when and why; newest first. */
export const historyTable = (events: readonly ReleaseEvent[]): Html =>
  eventsTable(events.slice(0, MAX_EVENTS), {
    label: 'History',
    heads: ['Revision', 'When'],
    cells: ({ revision, at }) =>
      html`<th scope="row">${revision}</th>
        <td class="nowrap">${format.time(at)}</td>`,
  })
