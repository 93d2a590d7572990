import type { Mount } from 'shared-contracts/host'
import type { RouteSelection } from 'shared-contracts/select-route'
import { withTimeLimit } from 'shared-contracts/remote'
import { releaseFolder, type LoadableRelease } from 'shared-contracts/release'
import { findRoute } from 'shared-contracts/routes'
import { atStage, LoadFailure } from './load-failure.ts'
import { loadMount } from './load-remote.ts'
import type { Releases } from './releases.ts'
import { renewed } from './renewed.ts'

/** How long the scripts of a page may take (failure budget), in milliseconds. */
const PAGE_TIME_LIMIT_MS = 8_000

export interface LoadedPage {
  readonly release: LoadableRelease
  readonly mount: Mount
}

/** Hears of every release that did not load, also where another one then did. */
export type ReportFailure = (
  release: { name: string; version: string },
  failure: LoadFailure,
) => void

/**
 * Loads everything that a page runs, before anything of it is shown: description, entry and page scripts.
 * What is broken gives way to the last good release, at once; what is late is tried again first, since
 * lines are slow more often than releases are broken.
 *
 * @returns null when this visitor's release has no such page.
 * @throws LoadFailure when no release could be loaded: the one that leaves a script pending, or the last.
 */
export async function loadPage(
  { remote, basePath, path }: RouteSelection,
  version: string,
  releases: Releases,
  report: ReportFailure,
): Promise<LoadedPage | null> {
  const load = async (candidate: string): Promise<LoadedPage | LoadFailure | null> => {
    try {
      const page = await loadPageOf(await releases.find(remote, candidate, basePath), path)
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
  for (const candidate of furtherTries(first, version, releases.fallbackOf(remote))) {
    const next = await load(candidate)
    if (!(next instanceof LoadFailure)) {
      // The release before may lack a page that is new, which is no failure of its own.
      if (next || candidate === version) return next
    } else if (!failure.isPending) failure = next
  }
  throw failure
}

/** @returns null when the release has no such page. */
async function loadPageOf(release: LoadableRelease, path: string): Promise<LoadedPage | null> {
  const route = findRoute(release.routes, path)
  if (!route) return null
  const [mount] = await Promise.all([
    atStage('entry', loadMount(release)),
    ...route.scripts.map((script) => atStage('page', loadScript(release, script))),
  ])
  return { release, mount }
}

function furtherTries(
  { failure, isPending }: LoadFailure,
  version: string,
  fallback: string | undefined,
): string[] {
  const instead = fallback === undefined ? [] : [fallback]
  // What does not fit will not fit the next time.
  if (failure === 'incompatible' || isPending) return instead
  return failure === 'timeout' ? [version, ...instead] : [...instead, version]
}

/** The remote imports it again and gets the browser's copy. */
function loadScript(release: LoadableRelease, script: string): Promise<unknown> {
  const address = `${releaseFolder(release)}/${script}`
  const signal = AbortSignal.timeout(PAGE_TIME_LIMIT_MS)
  const loading = renewed(address, signal, () => import(/* webpackIgnore: true */ address))
  return withTimeLimit(loading, PAGE_TIME_LIMIT_MS, script)
}
