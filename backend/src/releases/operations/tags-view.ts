import { permanentPreviewPath } from 'shared-contracts/preview'
import type { RemoteReleases } from 'shared-contracts/registry'
import type { TagListing } from 'shared-contracts/release-tag'
import { html, type Html } from 'shared-server/page/html'
import { format } from './format.ts'

/** Number of a remote's releases whose addresses are listed; older ones have an address as well. */
const MAX_RELEASES = 20

const NOTE = html`<p class="muted">
  An address is permanent: it shows what it names to people of the desk. Others need a link that
  <code>pnpm release preview</code> prints.
</p>`

/** Renders each tag with the releases it names, and its address. @param site origin of the visitors' site. */
export function tagsView(tags: readonly TagListing[], site: string, now: Date): Html | null {
  if (tags.length === 0) return null
  const names = [...new Set(tags.map(({ tag }) => tag))]
  const rows = names.map((name) => {
    const of = tags.filter(({ tag }) => tag === name)
    const latest = of.reduce((a, b) => (a.setAt > b.setAt ? a : b))
    return html`<tr>
      <th scope="row">${preview(site, name, name)}</th>
      <td>${of.map(({ remote, version }) => `${remote} ${version}`).join(', ')}</td>
      <td>${latest.setBy}, ${format.ago(latest.setAt, now)}</td>
    </tr>`
  })
  return html`<section>
    <h2>Tags</h2>
    ${NOTE} ${table('Tags', ['Tag', 'Names', 'Set last by'], rows)}
  </section>`
}

/** Renders the releases of a remote that can be previewed, by version and by tag. */
export function previewsView({ channels, releases }: RemoteReleases, site: string): Html | null {
  const { name } = channels
  const shown = releases
    .filter(({ withdrawnAt, prunedAt }) => withdrawnAt === null && prunedAt === null)
    .filter(({ tags }, index) => index < MAX_RELEASES || tags.length > 0)
  if (shown.length === 0) return null
  const rows = shown.map(
    ({ version, tags, publishedAt }) =>
      html`<tr>
        <th scope="row">${preview(site, `${name}@${version}`, version)}</th>
        <td>
          ${tags.map((tag) => html`<span class="tag">${preview(site, `${name}@${tag}`, tag)}</span> `)}
        </td>
        <td>${format.time(publishedAt)}</td>
      </tr>`,
  )
  return html`<section>
    <h2>Releases to try</h2>
    ${NOTE} ${table('Releases to try', ['Version', 'Tags', 'Published'], rows)}
  </section>`
}

const preview = (site: string, of: string, text: string) =>
  html`<a href="${site}${permanentPreviewPath([of])}">${text}</a>`

const table = (label: string, columns: readonly string[], rows: readonly Html[]) =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
