import { TAB_GRACE_DAYS, type RemoteReleases } from 'shared-contracts/registry'
import type { ReleaseFiles } from 'shared-server/release-store/release-files'
import { changeRemote } from '../change-channel.ts'
import { BASIS_OPTIONS, REMOTE, wholeNumber } from '../command/input.ts'
import { verb, type Outcome } from '../command/verb.ts'
import { prunableReleases } from '../prunable-releases.ts'
import { LEFTOVER_MS } from '../publish.ts'
import type { ChangeBasis } from '../registry-client.ts'

/** Maximum number of versions that the registry prunes in one change. */
const MAX_VERSIONS = 100

export const prune = verb({
  command: 'prune <remote>',
  summary:
    'lists releases that nobody has got for a while and no tag names; with --apply, removes their files',
  options: (yargs) =>
    yargs
      .positional('remote', REMOTE)
      .option('grace-days', {
        ...wholeNumber('grace-days', 0, 3_650),
        default: TAB_GRACE_DAYS,
        describe: 'days since a visitor last got it',
      })
      .option('apply', { type: 'boolean', default: false, describe: 'removes the files' })
      .options(BASIS_OPTIONS),
  async run({ remote: name, graceDays, apply, reason, revision }, context) {
    const registry = await context.registry()
    const files = await context.files()
    const known = await registry.releases(name)
    const versions = prunableReleases(known, graceDays, new Date())
    const pruned = known.releases.filter(({ prunedAt }) => prunedAt !== null)
    const leftOver = await remainingFolders(
      files,
      name,
      pruned.map(({ version }) => version),
    )
    if (!apply) return describePlan(known, versions, leftOver)
    // The registry is changed first, so that it never points to a release whose files are being removed.
    let decidedOn = revision
    for (let first = 0; first < versions.length; first += MAX_VERSIONS) {
      const some = versions.slice(first, first + MAX_VERSIONS)
      const change = { name, reason, revision: decidedOn }
      const pruning = (basis: ChangeBasis) => registry.prune(name, some, basis)
      decidedOn = (await changeRemote(registry, change, pruning)).revision
    }
    await files.removeLeftovers(new Date(Date.now() - LEFTOVER_MS), name)
    for (const version of [...versions, ...leftOver]) {
      await files.remove({ name, version })
      context.progress(`removed the files of ${name}@${version}`)
    }
    return {
      data: { name, versions, leftOver, isApplied: true },
      text: `pruned ${versions.length + leftOver.length} releases of ${name}`,
    }
  },
})

/** Lists releases that the registry pruned before the command was cut off and could remove their files. */
async function remainingFolders(
  files: ReleaseFiles,
  name: string,
  pruned: readonly string[],
): Promise<string[]> {
  const kept = new Set(await files.list(name))
  return pruned.filter((version) => kept.has(version))
}

function describePlan(
  { channels: { name }, releases }: RemoteReleases,
  versions: readonly string[],
  leftOver: readonly string[],
): Outcome {
  const tagged = releases.filter(({ tags }) => tags.length > 0)
  const kept = tagged.map(
    ({ version, tags }) => `kept for its tags: ${version} (${tags.join(', ')})`,
  )
  const lines = [...versions, ...leftOver.map((version) => `${version} (left over)`)]
  return {
    data: {
      name,
      versions,
      leftOver,
      isApplied: false,
      kept: tagged.map(({ version }) => version),
    },
    text:
      lines.length === 0
        ? [`${name} has nothing to prune`, ...kept].join('\n')
        : [
            `would prune of ${name}:`,
            ...lines.map((line) => `  ${line}`),
            ...kept,
            'do it with --apply',
          ].join('\n'),
  }
}
