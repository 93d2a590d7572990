import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HostContract, Release } from 'shared-contracts/release'
import { incompatibilities, versionMistakes } from 'shared-server/compatibility'
import { integrityOf } from 'shared-server/integrity'
import { missingFiles } from 'shared-server/missing-files'
import { filesBelow } from 'shared-server/release-store/files-below'
import { BROTLI_SUFFIX, DESCRIPTION_FILE } from 'shared-server/release-store/release-files'

/**
 * Maximum size of a page's scripts, in bytes as transferred: entry, mount and the page's own chunks. A phone on 1.6
 * Mbit/s receives it in a fifth of a second.
 */
export const PAGE_SCRIPT_BUDGET = 40_000

/** The files of a release do not match its description; an edge would refuse it. */
export class DamagedRelease extends Error {
  override readonly name = 'DamagedRelease'
  readonly reasons: readonly string[]

  constructor(
    { name, version }: Pick<Release, 'version'> & { readonly name: string },
    reasons: readonly string[],
  ) {
    super(`${name}@${version} is not whole: build it again`)
    this.reasons = reasons
  }
}

/** Lists the reasons not to publish a built release, one sentence each; none if it can be published. */
export async function examineRelease(
  folder: string,
  release: Release,
  host: HostContract | null,
): Promise<string[]> {
  return [
    ...versionMistakes(release.version),
    ...(await damagedFiles(folder, release)),
    ...missingFiles(release),
    ...(host ? incompatibilities(release.contract, host) : []),
    ...heavyPages(release),
  ]
}

/** Lists files that are missing, changed since the build, or not described: one sentence each. */
export async function damagedFiles(
  folder: string,
  { files }: Pick<Release, 'files'>,
): Promise<string[]> {
  const reasons: string[] = []
  for (const [name, { integrity }] of Object.entries(files)) {
    const content = await readFile(join(folder, name)).catch(() => null)
    if (!content) reasons.push(`${name} is missing`)
    else if (integrityOf(content) !== integrity) reasons.push(`${name} is not what was built`)
  }
  const names = [DESCRIPTION_FILE, ...Object.keys(files)]
  const known = new Set([...names, ...names.map((name) => name + BROTLI_SUFFIX)])
  for (const file of await filesBelow(folder)) {
    if (!known.has(file)) reasons.push(`${file} is not in release.json`)
  }
  return reasons
}

/** Lists pages whose scripts are over the budget, one sentence each. */
function heavyPages(release: Release): string[] {
  return release.routes.flatMap(({ path, scripts }) => {
    const bytes = pageScriptBytes(release, scripts)
    return bytes > PAGE_SCRIPT_BUDGET
      ? [`the scripts of ${path} are ${bytes} bytes, over the budget of ${PAGE_SCRIPT_BUDGET}`]
      : []
  })
}

/** Returns the transferred bytes of a page's scripts and of the entry. */
export const pageScriptBytes = ({ entry, files }: Release, scripts: readonly string[]) =>
  [entry, ...scripts].reduce((sum, name) => sum + (files[name]?.bytes ?? 0), 0)
