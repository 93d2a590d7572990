import type { Mount } from 'shared-contracts/host'
import type { RouteSelection } from 'shared-contracts/select-route'
import { entryAddress, type LoadableRelease } from 'shared-contracts/release'
import { findRoute } from 'shared-contracts/routes'
import { scriptAddress } from './import-map.ts'
import { atStage, boundedAt, LoadFailure } from './load-failure.ts'
import { loadMount } from './load-remote.ts'
import type { Releases } from './releases.ts'
import { loadFresh } from './load-fresh.ts'

/** Timeout for the scripts of a page, in milliseconds. */
const PAGE_TIME_LIMIT_MS = 8_000

/**
 * Timeout until a release shows its first page, in milliseconds: loading, mounting and the page together. The
 * files have shorter timeouts of their own; whatever takes longer never ends.
 */
export const SHOW_TIME_LIMIT_MS = 10_000

export interface LoadedPage {
  readonly release: LoadableRelease
  readonly mount: Mount
  /** Start of loading, by `performance.now()`. */
  readonly startedAt: number
}

/** Called for every release that did not load, even if another one then did. */
export type ReportFailure = (
  release: { name: string; version: string },
  failure: LoadFailure,
) => void

/**
 * Loads everything that a page runs before any of it is shown: description, entry and page scripts. A broken
 * release is replaced by the last good one at once. A late one is retried first, since slow connections are
 * more common than broken releases.
 *
 * @param begin called before any script of a release runs.
 * @returns null when this visitor's release has no such page.
 * @throws LoadFailure when no release could be loaded: the failure that left a script pending, or else the
 * last.
 */
export async function loadPage(
  { remote, basePath, path }: RouteSelection,
  version: string,
  releases: Releases,
  report: ReportFailure,
  begin: (release: LoadableRelease) => void,
): Promise<LoadedPage | null> {
  const load = async (candidate: string): Promise<LoadedPage | LoadFailure | null> => {
    try {
      const startedAt = performance.now()
      const release = await releases.find(remote, candidate, basePath)
      begin(release)
      const page = await loadPageOf(release, path, startedAt)
      if (page) releases.use(remote, candidate)
      return page
    } catch (error) {
      const failure = error instanceof LoadFailure ? error : new LoadFailure('entry', error)
      report({ name: remote, version: candidate }, failure)
      return failure
    }
  }
  const first = await load(version)
  if (!(first instanceof LoadFailure)) return first
  let failure = first
  for (const candidate of retryVersions(first, version, releases.fallbackOf(remote))) {
    const next = await load(candidate)
    if (!(next instanceof LoadFailure)) {
      // The fallback may lack a new page, which is not its failure.
      if (next || candidate === version) return next
    } else if (!failure.isPending) failure = next
  }
  throw failure
}

/** @returns null when the release has no such page. */
async function loadPageOf(
  release: LoadableRelease,
  path: string,
  startedAt: number,
): Promise<LoadedPage | null> {
  const route = findRoute(release.routes, path)
  if (!route) return null
  const entry = atStage('entry', loadMount(release))
  const scripts = route.scripts.map((script) =>
    atStage('page', loadScript(release, script)).catch(async (error: unknown) => {
      // If the entry fails as well, the release is broken as a whole, whichever failure comes first.
      await entry
      throw error
    }),
  )
  const addresses = [
    entryAddress(release),
    ...route.scripts.map((script) => scriptAddress(release, script)),
  ]
  const left = SHOW_TIME_LIMIT_MS - (performance.now() - startedAt)
  const [mount] = await boundedAt('entry', Promise.all([entry, ...scripts]), left, addresses)
  return { release, mount, startedAt }
}

function retryVersions(
  { failure, isPending }: LoadFailure,
  version: string,
  fallback: string | undefined,
): string[] {
  const instead = fallback === undefined ? [] : [fallback]
  // Retrying an incompatible release cannot help.
  if (failure === 'incompatible' || isPending) return instead
  return failure === 'timeout' ? [version, ...instead] : [...instead, version]
}

/** Loads a script into the browser's module map, from which the remote's own import gets it. */
function loadScript(release: LoadableRelease, script: string): Promise<unknown> {
  const address = scriptAddress(release, script)
  const signal = AbortSignal.timeout(PAGE_TIME_LIMIT_MS)
  const loading = loadFresh(address, signal, () => import(/* webpackIgnore: true */ address))
  return boundedAt('page', loading, PAGE_TIME_LIMIT_MS, [address])
}
