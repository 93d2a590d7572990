import { integrityOf } from 'shared-server/integrity'
import { signRelease } from 'shared-server/signature/release-signature'
import { RELEASE } from '../command/input.ts'
import { UsageError, verb, type ReleaseTarget } from '../command/verb.ts'
import { DamagedRelease, damagedFiles } from '../examine-release.ts'
import { readRelease } from '../publish.ts'
import { readReleaseKey } from '../release-key.ts'

export const sign = verb({
  command: 'sign <release>',
  summary: 'signs a release that was published unsigned, or by another key',
  options: (yargs) =>
    yargs.positional('release', RELEASE).option('folder', {
      type: 'string',
      requiresArg: true,
      describe: 'folder of the release as it was built; without it, the registry is believed',
    }),
  async run({ release, folder }, { env, registry }) {
    const key = await readReleaseKey(env)
    if (key === null) throw new UsageError('RELEASE_KEY is needed: the file of your private key')
    const { name, version } = release
    const client = await registry()
    const description =
      folder === undefined
        ? await client.description(name, version)
        : await builtDescription(folder, release)
    const digest = integrityOf(description)
    const event = await client.sign(name, version, signRelease(key, { name, version, digest }))
    return {
      data: { ...event, digest },
      text: `signed ${name}@${version} with ${digest} (revision ${event.revision})`,
    }
  },
})

async function builtDescription(folder: string, wanted: ReleaseTarget): Promise<string> {
  const { release, description } = await readRelease(folder)
  if (release.name !== wanted.name || release.version !== wanted.version) {
    throw new UsageError(`${folder} holds ${release.name}@${release.version}`)
  }
  const reasons = await damagedFiles(folder, release)
  if (reasons.length > 0) throw new DamagedRelease(release, reasons)
  return description
}
