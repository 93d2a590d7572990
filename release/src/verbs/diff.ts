import { ReleaseDescription } from 'shared-contracts/registry'
import type { Release } from 'shared-contracts/release'
import * as v from 'valibot'
import { releaseFolderOf, releaseTarget } from '../command/input.ts'
import { UsageError, type Verb, type VerbInput } from '../command/verb.ts'
import { compareReleases } from '../compare-releases.ts'
import { describeComparison } from '../describe-comparison.ts'
import { readRelease } from '../publish.ts'
import type { RegistryClient } from '../registry-client.ts'

export const diff: Verb = {
  usage: '<remote>@<version> | <remote> | --folder F',
  summary: 'what promoting it would change for visitors; without a version, the one that is built',
  options: { folder: { type: 'string' } },
  async run(input, surroundings) {
    const registry = await surroundings.registry()
    const next = await wantedRelease(input, registry)
    const { stable } = (await registry.releases(next.name)).channels
    if (!stable) throw new UsageError(`${next.name} has no stable release to compare with`)
    const current = await published(registry, next.name, stable.version)
    const comparison = compareReleases(current, next)
    return { data: comparison, text: describeComparison(comparison) }
  },
}

async function wantedRelease(input: VerbInput, registry: RegistryClient): Promise<Release> {
  const [target] = input.positionals
  if (target?.includes('@')) {
    const { name, version } = releaseTarget(target)
    return published(registry, name, version)
  }
  return (await readRelease(releaseFolderOf(input))).release
}

const published = async (registry: RegistryClient, name: string, version: string) =>
  v.parse(ReleaseDescription, await registry.description(name, version))
