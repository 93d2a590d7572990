import { lateness, type EdgeListing } from 'shared-contracts/edge-serving'
import type { ReleaseMap } from 'shared-contracts/registry'
import { html, type Html } from 'shared-server/page/html'
import { format } from './format.ts'

/** Renders each running edge: the releases it serves, and those it refuses, with the reasons. */
export function edgesView(
  { remotes, revision }: Pick<ReleaseMap, 'remotes' | 'revision'>,
  edges: readonly EdgeListing[],
  now: Date,
): Html {
  return html`<section aria-labelledby="edges">
    <h2 id="edges">Edges</h2>
    ${edges.length === 0 && html`<p>No edge has told that it runs in the last three minutes.</p>`}
    <div class="grid">
      ${edges.map((edge) => {
        const others = edge.remotes.filter(({ remote: name }) => {
          const channels = remotes.find((remote) => remote.name === name)
          return channels ? lateness(edge, channels, 0) !== null : false
        })
        return html`<div>
          <h3>${edge.edge.slice(0, 8)}</h3>
          <p class="muted">
            Heard of ${format.ago(edge.reportedAt, now)}, knows revision
            ${edge.revision}${edge.revision < revision ? ` of ${revision}` : null}
          </p>
          <dl>
            ${edge.remotes.map(
              ({ remote, stable, canary, refused }) =>
                html`<dt>${remote}</dt>
                  <dd>
                    <span class="stable">${stable ?? 'nothing'}</span>
                    ${canary === null ? null : html`and <span class="canary">${canary}</span>`}
                    ${others.some((other) => other.remote === remote) && html`<strong class="bad">not as wanted</strong>`}
                    ${refused.map(
                      ({ version, reason }) =>
                        html`<br /><span class="bad">refuses ${version}</span>: ${reason}`,
                    )}
                  </dd>`,
            )}
          </dl>
        </div>`
      })}
    </div>
  </section>`
}
