import type { ReleaseMap, RemoteChannels } from 'shared-contracts/registry'
import type { Figures } from '../telemetry/telemetry-queries.ts'
import { channelList } from './channel-list.ts'
import { html, type Html } from 'shared-server/page/html'
import { format } from './format.ts'

/** All remotes at a glance, with their figures of the last day. */
export function overviewView({ remotes }: ReleaseMap, figures: readonly Figures[]): Html {
  return html`<h2>Remotes</h2>
    ${remotes.length === 0 && html`<p>Nothing has been published yet.</p>`}
    <div class="grid">
      ${remotes.map(
        (remote) =>
          html`<section>
            <h3 class="name"><a href="/operations/${remote.name}">${remote.name}</a></h3>
            ${channelList(remote)} ${health(remote, figures)}
          </section>`,
      )}
    </div>`
}

function health({ name, stable, canary }: RemoteChannels, figures: readonly Figures[]): Html {
  const told = [stable, canary].flatMap((pointer) => {
    const of = figures.find(
      ({ remote, version }) => remote === name && version === pointer?.version,
    )
    return of ? [of] : []
  })
  if (told.length === 0) return html`<p class="muted">No visits in the last 24 hours.</p>`
  return html`${told.map(
    ({ version, visits, failedVisits, p75 }) =>
      html`<p>
        <strong>${version}</strong>, last 24 hours: ${format.number(visits)} visits,
        ${format.share(failedVisits, visits)} failed, loaded in ${format.duration(p75('loads'))}
        (p75)
      </p>`,
  )}`
}
