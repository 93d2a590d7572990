import { lateness, type EdgeListing } from 'shared-contracts/edge-serving'
import type { RemoteChannels, RemoteReleases } from 'shared-contracts/registry'
import { REMOTE } from '../command/input.ts'
import { table } from '../command/table.ts'
import { verb } from '../command/verb.ts'

export const status = verb({
  command: 'status [remote]',
  summary: 'what visitors are to get and what edges serve; of one remote, every release as well',
  options: (yargs) => yargs.positional('remote', { ...REMOTE, demandOption: false }),
  async run({ remote }, { registry }) {
    const client = await registry()
    const edges = await client.edges()
    if (remote === undefined) {
      const map = await client.map()
      const table = channelTable(map.remotes, edges)
      return { data: { ...map, edges }, text: `revision ${map.revision}\n\n${table}` }
    }
    const answer = await client.releases(remote)
    const { revision, channels, releases } = answer
    return {
      data: { ...answer, edges },
      text: `revision ${revision}\n\n${channelTable([channels], edges)}\n\n${releaseTable(releases)}`,
    }
  },
})

/** Formats the wanted channels of each remote, how many edges serve them, and what the others report. */
function channelTable(remotes: readonly RemoteChannels[], edges: readonly EdgeListing[]): string {
  const late = remotes.map((channels) => ({
    name: channels.name,
    sentences: edges.flatMap((edge) => lateness(edge, channels, 0) ?? []),
  }))
  const servedBy = (remote: string) => {
    const count = late.find(({ name }) => name === remote)?.sentences.length ?? 0
    return edges.length === 0 ? '-' : `${edges.length - count} of ${edges.length} edges`
  }
  const channels = table([
    ['remote', 'stable', 'canary', 'previous', 'switch', 'served by'],
    ...remotes.map(({ name, stable, canary, previous, disabled }) => [
      name,
      stable?.version ?? '-',
      canary
        ? `${canary.version} (${[canary.percent, ...(canary.steps ?? [])].join(', then ')} %)`
        : '-',
      previous?.version ?? '-',
      disabled === null ? 'on' : `off: ${disabled}`,
      servedBy(name),
    ]),
  ])
  const sentences = late.flatMap((of) => of.sentences.map((said) => `${of.name}: ${said}`))
  return [channels, ...(sentences.length > 0 ? ['', ...sentences] : [])].join('\n')
}

const releaseTable = (releases: RemoteReleases['releases']) =>
  table([
    ['version', 'tags', 'published', 'by', 'commit', 'served until', 'state'],
    ...releases.map((release) => [
      release.version,
      release.tags.join(', ') || '-',
      release.publishedAt,
      release.publishedBy,
      release.commit.slice(0, 10),
      release.servedUntil ?? 'never served',
      stateOf(release),
    ]),
  ])

function stateOf({ withdrawnAt, prunedAt }: RemoteReleases['releases'][number]): string {
  if (prunedAt !== null) return `pruned ${prunedAt}`
  return withdrawnAt === null ? 'good' : `taken back ${withdrawnAt}`
}
