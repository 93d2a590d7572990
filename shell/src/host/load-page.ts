import type { Mount, RouteSelection } from 'shared-contracts'
import { withTimeLimit } from 'shared-contracts/remote'
import { releaseFolder, type LoadableRelease } from 'shared-contracts/release'
import { atStage, LoadFailure } from './load-failure.ts'
import { loadMount } from './load-remote.ts'
import type { Releases } from './releases.ts'

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
 * @throws LoadFailure when no release could be loaded, the last try's.
 */
export async function loadPage(
  { remote, path }: RouteSelection,
  version: string,
  releases: Releases,
  report: ReportFailure,
): Promise<LoadedPage | null> {
  const fallback = releases.fallbackOf(remote)
  const tries = [version]
  for (let index = 0; ; index++) {
    const candidate = tries[index] ?? version
    try {
      const release = await releases.find(remote, candidate)
      const route = release.routes.find((known) => known.path === path)
      if (!route && candidate === version) return null
      if (!route)
        throw new LoadFailure('description', `${candidate} has no page ${path}`, 'invalid')
      const [mount] = await Promise.all([
        atStage('entry', loadMount(release)),
        ...route.scripts.map((script) => atStage('page', loadScript(release, script))),
      ])
      releases.use(remote, candidate)
      return { release, mount }
    } catch (error) {
      const failure = error instanceof LoadFailure ? error : new LoadFailure('entry', error)
      report({ name: remote, version: candidate }, failure)
      if (index === 0) tries.push(...furtherTries(failure, version, fallback))
      if (index === tries.length - 1) throw failure
    }
  }
}

function furtherTries(
  { stage, failure }: LoadFailure,
  version: string,
  fallback: string | undefined,
): string[] {
  const instead = fallback === undefined ? [] : [fallback]
  // A script that hangs stays pending for its address, and what does not fit will not fit the next time.
  if (failure === 'incompatible' || (stage === 'page' && failure === 'timeout')) return instead
  return failure === 'timeout' ? [version, ...instead] : [...instead, version]
}

/** The remote imports it again and gets the browser's copy. */
function loadScript(release: LoadableRelease, script: string): Promise<unknown> {
  const address = `${releaseFolder(release)}/${script}`
  return withTimeLimit(import(/* webpackIgnore: true */ address), PAGE_TIME_LIMIT_MS, script)
}
