import type { RemoteChannels } from 'shared-contracts/registry'
import { html, type Html } from 'shared-server/page/html'

/** Renders the releases of a remote that visitors get. */
export function channelList({ stable, canary, previous, disabled }: RemoteChannels): Html {
  return html`<dl>
    <dt>State</dt>
    <dd>
      ${
        disabled === null
          ? html`<span class="good">On</span>`
          : html`<span class="bad">Off</span>: ${disabled}`
      }
    </dd>
    <dt>Stable</dt>
    <dd>${stable ? html`<span class="stable">${stable.version}</span>` : 'none yet'}</dd>
    ${
      canary &&
      html`<dt>Canary</dt>
        <dd>
          <span class="canary">${canary.version}</span> for ${canary.percent}
          percent${canary.steps ? `, then ${canary.steps.join(', ')}` : null}
        </dd>`
    }
    <dt>Previous</dt>
    <dd>${previous ? html`<span class="previous">${previous.version}</span>` : 'none'}</dd>
  </dl>`
}
