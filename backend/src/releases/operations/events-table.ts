import type { ReleaseEvent } from 'shared-contracts/registry'
import { html, type Html } from 'shared-server/page/html'

interface EventsTableOptions {
  readonly label: string
  /** Headings of the first two columns, and their cells, which identify the event. */
  readonly heads: readonly [string, string]
  readonly cells: (event: ReleaseEvent) => Html
}

/** Renders changes: what they were, who made them, and why. */
export function eventsTable(
  events: readonly ReleaseEvent[],
  { label, heads, cells }: EventsTableOptions,
): Html {
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${[...heads, 'What', 'Who', 'Why'].map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${events.map((event) => {
          const { kind, version, percent, actor, reason } = event
          return html`<tr>
            ${cells(event)}
            <td class="nowrap">
              ${kind} ${version}${percent === null ? null : `, ${percent} percent`}
            </td>
            <td class="nowrap">${actor}</td>
            <td class="wide">${reason}</td>
          </tr>`
        })}
      </tbody>
    </table>
  </div>`
}
