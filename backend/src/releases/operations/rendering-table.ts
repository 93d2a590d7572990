import type { RemoteChannels } from 'shared-contracts/registry'
import type {
  DocumentOrigin,
  ReleaseRendering,
  RenderingOwner,
} from 'shared-contracts/rendering-report'
import { html, type Html } from 'shared-server/page/html'
import { format } from './format.ts'
import { versionTable } from './version-table.ts'

/** Reasons why a document contains the page from the build. */
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

/** Renders how all edges rendered the pages of a remote, by version. */
export function renderingTable(
  channels: RemoteChannels,
  releases: readonly ReleaseRendering[],
): Html {
  const reasons = releases.flatMap(({ version, documents }) =>
    Object.entries(REASONS).flatMap(([origin, reason]) => {
      const count = documents[origin as keyof typeof REASONS]
      return count > 0 ? [{ version, cells: [reason, format.number(count)] }] : []
    }),
  )
  const failures = releases.flatMap(
    ({ version, lastFailure, failures: { release, edge, busy } }) =>
      lastFailure
        ? [
            {
              version,
              cells: [
                format.time(lastFailure.at),
                OWNERS[lastFailure.owner],
                lastFailure.reason,
                [release, edge, busy].map(format.number).join(', '),
              ],
            },
          ]
        : [],
  )
  return html`${versionTable(channels, {
    label: 'Rendered pages by version',
    caption:
      'Renders and their time, and documents by where their page came from; the age is that of the oldest data that ' +
      'was served in the last minute or two',
    columns: {
      Renders: 'number',
      Average: 'number',
      Unreadable: 'number',
      Failed: 'number',
      Rendered: 'number',
      Kept: 'number',
      Built: 'number',
      Age: 'number',
    },
    rows: releases.map((of) => ({ version: of.version, cells: cellsOf(of) })),
  })}
  ${
    reasons.length > 0 &&
    versionTable(channels, {
      label: 'Pages of the build by reason',
      caption: 'Documents with the page that the build made',
      columns: { Why: 'text', Documents: 'number' },
      rows: reasons,
    })
  }
  ${
    failures.length > 0 &&
    versionTable(channels, {
      label: 'Failed renders',
      caption: 'The last render of a version that failed, and how many did by who acts',
      columns: {
        Last: 'text',
        'Who acts': 'text',
        Reason: 'text',
        'Of team, platform, busy': 'text',
      },
      rows: failures,
    })
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
