import { HttpError } from 'shared-contracts/http-error'
import type { HostContract, Release } from 'shared-contracts/release'
import { FOLDER, releaseFolderOf, VERSION } from '../command/input.ts'
import { kilobytes, table } from '../command/table.ts'
import { verb } from '../command/verb.ts'
import { examineRelease, PAGE_SCRIPT_BUDGET, pageScriptBytes } from '../examine-release.ts'
import { readRelease } from '../publish.ts'
import type { RegistryClient } from '../registry-client.ts'
import { trialOf } from '../trial/trial-of.ts'
import { workspaceVersion } from '../workspace.ts'

export const check = verb({
  command: 'check [remote]',
  summary: 'examines a built release: complete, fit for the announced host, within the budget',
  options: (yargs) =>
    yargs
      .positional('remote', { type: 'string', describe: 'the remote that was built' })
      .option('folder', FOLDER)
      .option('version', VERSION)
      .option('trial', {
        type: 'boolean',
        describe:
          'mounts, uses and unmounts it 20 times in a browser, beside the other remotes; without --folder unless --no-trial',
      }),
  async run(args, { registry, progress }) {
    const folder = releaseFolderOf(args)
    const { release } = await readRelease(folder)
    const host = await announcedHost(await registry())
    const examined = [
      ...(await unexpectedVersion(release, args)),
      ...(await examineRelease(folder, release, host)),
    ]
    const isTried = (args.trial ?? args.folder === undefined) && examined.length === 0
    if (isTried) progress(`trying ${release.name}@${release.version} in a browser`)
    const trial = isTried ? await trialOf({ release, folder }) : { refused: [], told: [] }
    const reasons = [...examined, ...trial.refused]
    const pages = release.routes.map(({ path, scripts }) => ({
      path,
      bytes: pageScriptBytes(release, scripts),
    }))
    const { name, version } = release
    return {
      isRefusal: reasons.length > 0,
      data: {
        name,
        version,
        isFit: reasons.length === 0,
        reasons,
        told: trial.told,
        host: host?.version,
        pages,
      },
      text: [
        `${name}@${version}: ${reasons.length === 0 ? 'fit to publish' : 'not fit to publish'}`,
        ...reasons.map((reason) => `  - ${reason}`),
        ...trial.told.map((line) => `  ${line}`),
        `${Object.keys(release.files).length} files, contracts ${release.contract.range}, ${describeHost(host)}`,
        pageTable(release),
      ].join('\n'),
    }
  },
})

/**
 * Checks for a release that was built before the version was raised, or with another one. A release in a folder of its
 * own may have any version if none is named.
 */
export async function unexpectedVersion(
  { name, version }: Release,
  expected: { readonly folder?: string | undefined; readonly version?: string | undefined },
): Promise<string[]> {
  if (expected.version !== undefined) {
    return expected.version === version
      ? []
      : [`${version} was built, and --version says ${expected.version}: build it again`]
  }
  if (expected.folder !== undefined) return []
  const wanted = await workspaceVersion(name)
  return wanted === version
    ? []
    : [
        `${version} was built, and package.json says ${wanted}: build it again, or name what was built with --version ${version}`,
      ]
}

async function announcedHost(registry: RegistryClient): Promise<HostContract | null> {
  try {
    return await registry.host()
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

const describeHost = (host: HostContract | null) =>
  host ? `the host has ${host.version}` : 'no host has announced what it provides'

const pageTable = (release: Release) =>
  table([
    ['page', 'scripts', `of ${kilobytes(PAGE_SCRIPT_BUDGET)}`],
    ...release.routes.map(({ path, scripts }) => {
      const bytes = pageScriptBytes(release, scripts)
      return [path, kilobytes(bytes), `${Math.round((bytes / PAGE_SCRIPT_BUDGET) * 100)} %`]
    }),
  ])
