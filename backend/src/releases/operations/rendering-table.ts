import type { RemoteChannels } from 'shared-contracts/registry'
import type {
  DocumentOrigin,
  ReleaseRendering,
  RenderingOwner,
} from 'shared-contracts/rendering-report'
import { html, type Html } from 'shared-server/page/html'
import { roleLabel, roleOf } from './version-role.ts'
import { format } from './format.ts'

/** Why a document holds the page of the build. */
const REASONS: Readonly<Record<Exclude<DocumentOrigin, 'rendered' | 'kept'>, string>> = {
  'no-renderer': 'nothing is rendered at the edge',
  'no-server-build': 'no pages for servers',
  paused: 'paused after a failure',
  busy: 'too many renders waited',
  late: 'late',
  failed: 'failed',
}

const OWNERS: Readonly<Record<RenderingOwner, string>> = {
  release: 'the remote’s team',
  busy: 'nobody: too many renders waited',
  edge: 'the platform',
}

/** How pages of a remote were rendered at all edges, by version. */
export function renderingTable(
  channels: RemoteChannels,
  releases: readonly ReleaseRendering[],
): Html {
  const columns = ['Renders', 'Average', 'Unreadable', 'Failed', 'Rendered', 'Kept', 'Built', 'Age']
  const version = (of: ReleaseRendering) => {
    const role = roleOf(channels, of.version)
    return html`<th scope="row">
      ${of.version} <span class="tag ${role}">${roleLabel(role)}</span>
    </th>`
  }
  const failed = releases.filter(({ lastFailure }) => lastFailure)
  const reasons = releases.flatMap((of) =>
    Object.entries(REASONS).flatMap(([origin, reason]) => {
      const count = of.documents[origin as keyof typeof REASONS]
      return count > 0 ? [{ of, reason, count }] : []
    }),
  )
  return html`<div class="scroll" role="region" aria-label="Rendered pages by version" tabindex="0">
      <table>
        <caption>
          Renders and their time, and documents by where their page came from; the age is that of
          the oldest data that was served in the last minute or two
        </caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            ${columns.map((column) => html`<th scope="col" class="number">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${releases.map(
            (of) =>
              html`<tr>
                ${version(of)} ${cellsOf(of).map((cell) => html`<td class="number">${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${
      reasons.length > 0 &&
      html`<div class="scroll" role="region" aria-label="Pages of the build by reason" tabindex="0">
        <table>
          <caption>
            Documents with the page that the build made
          </caption>
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col">Why</th>
              <th scope="col" class="number">Documents</th>
            </tr>
          </thead>
          <tbody>
            ${reasons.map(
              ({ of, reason, count }) =>
                html`<tr>
                  ${version(of)}
                  <td>${reason}</td>
                  <td class="number">${format.number(count)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`
    }
    ${
      failed.length > 0 &&
      html`<div class="scroll" role="region" aria-label="Failed renders" tabindex="0">
        <table>
          <caption>
            The last render of a version that failed, and how many did by who acts
          </caption>
          <thead>
            <tr>
              ${['Version', 'Last', 'Who acts', 'Reason', 'Of team, platform, busy'].map(
                (column) => html`<th scope="col">${column}</th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${failed.map(
              (of) =>
                of.lastFailure &&
                html`<tr>
                  ${version(of)}
                  <td>${format.time(of.lastFailure.at)}</td>
                  <td>${OWNERS[of.lastFailure.owner]}</td>
                  <td>${of.lastFailure.reason}</td>
                  <td>
                    ${[of.failures.release, of.failures.edge, of.failures.busy]
                      .map(format.number)
                      .join(', ')}
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`
    }`
}

function cellsOf({ renders, renderMs, faults, failures, documents, dataAgeMs }: ReleaseRendering) {
  const { rendered, kept, ...built } = documents
  const builtCount = Object.values(built).reduce((sum, count) => sum + count, 0)
  const all = rendered + kept + builtCount
  return [
    format.number(renders),
    format.duration(renders > 0 ? renderMs / renders : null),
    format.number(faults),
    format.number(failures.release + failures.edge + failures.busy),
    format.share(rendered, all),
    format.share(kept, all),
    format.share(builtCount, all),
    dataAgeMs === null ? '–' : `${format.number(Math.round(dataAgeMs / 1_000))} s`,
  ]
}
