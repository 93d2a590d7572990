import type { ReleaseFiles } from 'shared-server/release-store/release-files'
import { changeChannel } from '../change-channel.ts'
import { CHANGE_OPTIONS, changeOf, number, remoteName } from '../command/input.ts'
import type { Outcome, Verb } from '../command/verb.ts'
import { prunableReleases } from '../prunable-releases.ts'
import { LEFTOVER_MS } from '../publish.ts'

/** For how many days the files of a release are kept after its last visitor, unless said otherwise. */
const USUAL_GRACE_DAYS = 14

/** Most versions that the registry gives up at once. */
const MOST_AT_ONCE = 100

export const prune: Verb = {
  usage: '<remote> [--grace-days D] [--apply] [--reason R] [--revision N]',
  summary: `lists releases that nobody got for ${USUAL_GRACE_DAYS} days; with --apply, removes their files`,
  options: { ...CHANGE_OPTIONS, 'grace-days': { type: 'string' }, apply: { type: 'boolean' } },
  async run(input, surroundings) {
    const name = remoteName(input.positionals[0])
    const graceDays = number(input, 'grace-days', [0, 3_650]) ?? USUAL_GRACE_DAYS
    const registry = await surroundings.registry()
    const files = await surroundings.files()
    const known = await registry.releases(name)
    const versions = prunableReleases(known, graceDays, new Date()).slice(0, MOST_AT_ONCE)
    const pruned = known.releases.filter(({ prunedAt }) => prunedAt !== null)
    const leftOver = await stillThere(
      files,
      name,
      pruned.map(({ version }) => version),
    )
    if (input.values['apply'] !== true) return describePlan(name, versions, leftOver)
    // The registry first: it never points to a release whose files are going.
    if (versions.length > 0) {
      await changeChannel(registry, { name, ...changeOf(input) }, (basis) =>
        registry.prune(name, versions, basis),
      )
    }
    await files.removeLeftovers(new Date(Date.now() - LEFTOVER_MS))
    for (const version of [...versions, ...leftOver]) {
      await files.remove({ name, version })
      surroundings.progress(`removed the files of ${name}@${version}`)
    }
    return {
      data: { name, versions, leftOver, isApplied: true },
      text: `pruned ${versions.length + leftOver.length} releases of ${name}`,
    }
  },
}

/** Releases that the registry has given up, but whose files were left by a prune that was cut off. */
async function stillThere(
  files: ReleaseFiles,
  name: string,
  pruned: readonly string[],
): Promise<string[]> {
  const kept = new Set(await files.list(name))
  return pruned.filter((version) => kept.has(version))
}

function describePlan(
  name: string,
  versions: readonly string[],
  leftOver: readonly string[],
): Outcome {
  const lines = [...versions, ...leftOver.map((version) => `${version} (left over)`)]
  return {
    data: { name, versions, leftOver, isApplied: false },
    text:
      lines.length === 0
        ? `${name} has nothing to prune`
        : [
            `would prune of ${name}:`,
            ...lines.map((line) => `  ${line}`),
            'do it with --apply',
          ].join('\n'),
  }
}
