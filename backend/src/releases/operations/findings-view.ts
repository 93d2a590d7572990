import type { ReleaseEvent } from 'shared-contracts/registry'
import { html, type Html } from 'shared-server/page/html'
import type { Finding } from './findings.ts'
import { format } from './format.ts'

/**
 * Renders the current problems, with the last change of each affected remote, which is often the cause.
 *
 * @param changes newest first.
 */
export function findingsView(
  findings: readonly Finding[],
  changes: readonly ReleaseEvent[],
  now: Date,
): Html {
  if (findings.length === 0) {
    return html`<section class="calm" aria-labelledby="now">
      <h2 id="now">Now</h2>
      <p><span class="good">Nothing is wrong</span>, as far as edges and visitors tell.</p>
    </section>`
  }
  return html`<section class="alarm" aria-labelledby="now">
    <h2 id="now">Wrong now</h2>
    <ul class="findings">
      ${findings.map(({ remote, title, detail }) => {
        const last = changes.find((event) => event.remote === remote && event.kind !== 'publish')
        return html`<li>
          <p class="what">
            ${remote !== null && html`<a href="/operations/${remote}#rollback">${remote}</a> `}
            <strong class="bad">${title}</strong>
          </p>
          <p>${detail}</p>
          ${
            last
              ? html`<p class="muted">
                  Last change ${format.ago(last.at, now)}: ${last.kind} ${last.version} by
                  ${last.actor}
                </p>`
              : null
          }
        </li>`
      })}
    </ul>
  </section>`
}
