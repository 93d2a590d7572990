import type { RemoteChannels, RemoteReleases } from 'shared-contracts/registry'
import { REMOTE } from '../command/input.ts'
import { table } from '../command/table.ts'
import { verb } from '../command/verb.ts'

export const status = verb({
  command: 'status [remote]',
  summary: 'what visitors get; of one remote, every release as well',
  options: (yargs) => yargs.positional('remote', { ...REMOTE, demandOption: false }),
  async run({ remote }, { registry }) {
    const client = await registry()
    if (remote === undefined) {
      const map = await client.map()
      return { data: map, text: `revision ${map.revision}\n\n${channelTable(map.remotes)}` }
    }
    const answer = await client.releases(remote)
    const { revision, channels, releases } = answer
    return {
      data: answer,
      text: `revision ${revision}\n\n${channelTable([channels])}\n\n${releaseTable(releases)}`,
    }
  },
})

const channelTable = (remotes: readonly RemoteChannels[]) =>
  table([
    ['remote', 'stable', 'canary', 'previous', 'switch'],
    ...remotes.map(({ name, stable, canary, previous, disabled }) => [
      name,
      stable?.version ?? '-',
      canary ? `${canary.version} (${canary.percent} %)` : '-',
      previous?.version ?? '-',
      disabled === null ? 'on' : `off: ${disabled}`,
    ]),
  ])

const releaseTable = (releases: RemoteReleases['releases']) =>
  table([
    ['version', 'published', 'by', 'commit', 'served until', 'state'],
    ...releases.map((release) => [
      release.version,
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
