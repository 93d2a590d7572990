import type { ReleaseEvent } from 'shared-contracts/registry'
import { html, type Html } from 'shared-server/page/html'
import { format } from './format.ts'

/** What was changed lately, of all remotes, newest first. */
export function changesTable(events: readonly ReleaseEvent[], now: Date): Html {
  return html`<section aria-labelledby="changes">
    <h2 id="changes">Recent changes</h2>
    ${events.length === 0 && html`<p>Nothing has been changed yet.</p>`}
    <div class="scroll" role="region" aria-label="Changes of all remotes" tabindex="0">
      <table>
        <thead>
          <tr>
            ${['When', 'Remote', 'What', 'Who', 'Why'].map(
              (column) => html`<th scope="col">${column}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${events.map(
            ({ remote, at, kind, version, percent, actor, reason }) =>
              html`<tr>
                <td class="nowrap">
                  <time datetime="${at}" title="${format.time(at)}">${format.ago(at, now)}</time>
                </td>
                <th scope="row" class="nowrap"><a href="/operations/${remote}">${remote}</a></th>
                <td class="nowrap">
                  ${kind} ${version}${percent === null ? null : `, ${percent} percent`}
                </td>
                <td class="nowrap">${actor}</td>
                <td class="wide">${reason}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`
}
