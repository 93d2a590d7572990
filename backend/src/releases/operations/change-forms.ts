import type { RemoteReleases } from 'shared-contracts/registry'
import { html, type Html, type HtmlPart } from 'shared-server/page/html'

/**
 * Renders the forms that change a remote, based on the revision that the page shows. Forms that help in an emergency
 * come first, at any width. Each asks for confirmation before it changes anything.
 */
export function changeForms({ revision, channels, releases }: RemoteReleases): Html {
  const { name, stable, canary, previous, disabled } = channels
  const kept = releases.filter(({ prunedAt }) => prunedAt === null)
  const promotable = kept.filter(({ version }) => version !== stable?.version)
  const isGood = (version: string) =>
    promotable.some((release) => release.version === version && release.withdrawnAt === null)
  const preselected = canary?.version ?? promotable.find(({ version }) => isGood(version))?.version
  const form = (verb: string, fields: HtmlPart, button: string, isDanger = false) =>
    html`<section id="${verb}">
      <form method="post" action="/operations/${name}/${verb}">
        <h2>${button}</h2>
        <input type="hidden" name="revision" value="${revision}" />
        ${fields}
        ${verb === 'enable' ? null : html`<label>Reason <input name="reason" maxlength="500" /></label>`}
        <button class="${isDanger && 'danger'}">${button}</button>
      </form>
    </section>`
  const hasWithdrawn = promotable.some(({ withdrawnAt }) => withdrawnAt !== null)
  const versions = html`<label
      >Version
      <select name="version" required>
        ${preselected === undefined && html`<option value="">Choose</option>`}
        ${promotable.map(
          ({ version, withdrawnAt }) =>
            html`<option value="${version}" ${version === preselected && html`selected`}>
              ${version}${withdrawnAt ? ' (withdrawn)' : null}
            </option>`,
        )}
      </select></label
    >${
      hasWithdrawn &&
      html`<label
        ><input type="checkbox" name="again" value="yes" /> Also one that was withdrawn</label
      >`
    }`
  const percent = html`<label
    >Percent of visitors
    <input name="percent" type="number" min="1" max="99" required value="${canary?.percent ?? 10}"
  /></label>`
  const message = html`<label
    >Message for visitors <input name="message" maxlength="300" required
  /></label>`
  const steps = html`<label
    >Then, by itself while it is no worse
    <input
      name="steps"
      inputmode="text"
      placeholder="25, 50"
      value="${canary?.steps?.join(', ') ?? ''}"
  /></label>`
  const target = canary ?? previous
  return html`${
      target &&
      form(
        'rollback',
        html`<p class="muted">${rollbackEffect(channels)}</p>`,
        canary ? `Take ${canary.version} away` : `Roll back to ${target.version}`,
        true,
      )
    }
    <div class="grid">
      ${promotable.length > 0 && form('promote', versions, 'Promote')}
      ${
        promotable.length > 0 &&
        stable &&
        form('canary', [versions, percent, steps], canary ? 'Change the canary' : 'Begin a canary')
      }
      ${disabled === null ? form('disable', message, 'Switch off', true) : form('enable', null, 'Switch on')}
    </div>`
}

function rollbackEffect({ stable, canary, previous }: RemoteReleases['channels']): string {
  return canary
    ? `Takes the canary ${canary.version} away; stable stays ${stable?.version}.`
    : `Stable returns from ${stable?.version} to ${previous?.version}.`
}
