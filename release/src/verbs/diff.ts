import { ReleaseDescription } from 'shared-contracts/registry'
import type { Release } from 'shared-contracts/release'
import * as v from 'valibot'
import { FOLDER, releaseFolderOf, releaseTarget } from '../command/input.ts'
import { UsageError, verb } from '../command/verb.ts'
import { compareReleases } from '../compare-releases.ts'
import { describeComparison } from '../describe-comparison.ts'
import { readRelease } from '../publish.ts'
import type { RegistryClient } from '../registry-client.ts'

export const diff = verb({
  command: 'diff [remote]',
  summary: 'what promoting it would change for visitors; without a version, the one that is built',
  options: (yargs) =>
    yargs
      .positional('remote', {
        type: 'string',
        describe: '<remote>@<version>, or the one that is built',
      })
      .option('folder', FOLDER),
  async run(args, context) {
    const registry = await context.registry()
    const next = await wantedRelease(args, registry)
    const { stable } = (await registry.releases(next.name)).channels
    if (!stable) throw new UsageError(`${next.name} has no stable release to compare with`)
    const current = await published(registry, next.name, stable.version)
    const comparison = compareReleases(current, next)
    return { data: comparison, text: describeComparison(comparison) }
  },
})

async function wantedRelease(
  named: Parameters<typeof releaseFolderOf>[0],
  registry: RegistryClient,
): Promise<Release> {
  if (named.remote?.includes('@')) {
    const { name, version } = releaseTarget(named.remote)
    return published(registry, name, version)
  }
  return (await readRelease(releaseFolderOf(named))).release
}

const published = async (registry: RegistryClient, name: string, version: string) =>
  v.parse(ReleaseDescription, await registry.description(name, version))
