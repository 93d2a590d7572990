import type { AuditEvent } from 'shared-contracts/registry'
import { html, type Html } from 'shared-server/page/html'
import { format } from './format.ts'

/** Renders the log of privileged actions, newest first. */
export function auditView(events: readonly AuditEvent[]): Html {
  const last = events.at(-1)
  return html`<h1>Audit log</h1>
    <section>
      ${events.length === 0 && html`<p>Nothing has been written down yet.</p>`}
      <div class="scroll" role="region" aria-label="Audit log" tabindex="0">
        <table>
          <thead>
            <tr>
              ${['Entry', 'When', 'Who', 'From', 'What', 'Of what', 'Chain'].map(
                (column) => html`<th scope="col">${column}</th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${events.map(
              ({ id, at, actor, address, action, change, isIntact }) =>
                html`<tr>
                  <th scope="row">${id}</th>
                  <td class="nowrap">${format.time(at)}</td>
                  <td class="nowrap">${actor}</td>
                  <td class="nowrap">${address}</td>
                  <td class="nowrap">${action}</td>
                  <td class="wide">${change}</td>
                  <td>
                    ${
                      isIntact
                        ? html`<span class="good">intact</span>`
                        : html`<strong class="bad">broken</strong>`
                    }
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${last !== undefined && last.id > 1 && html`<p><a href="/operations/-/audit?before=${last.id}">Earlier</a></p>`}
    </section>`
}
