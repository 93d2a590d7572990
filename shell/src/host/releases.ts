import { basePathOf, selectRoute, type RouteSelection } from 'shared-contracts/select-route'
import { HttpError } from 'shared-contracts/http-error'
import { missingExports } from 'shared-contracts/missing-exports'
import {
  basePathsOf,
  FetchedRelease,
  releaseFolder,
  type DocumentData,
  type LoadableRelease,
} from 'shared-contracts/release'
import * as v from 'valibot'
import { hostContract } from './host-contract.ts'
import { verifyScripts } from './import-map.ts'
import { atStage, LoadFailure } from './load-failure.ts'
import { loadFresh } from './load-fresh.ts'

/** How long `release.json` may take, in milliseconds. */
const RELEASE_TIME_LIMIT_MS = 4_000

interface FoundRelease {
  readonly release: LoadableRelease
  /** Null for the release that the document came with, whose addresses the edge has examined. */
  readonly basePaths: readonly string[] | null
}

/** The releases that this document was given. An open tab keeps them until it loads a new document. */
export class Releases {
  private readonly found = new Map<string, Promise<FoundRelease>>()
  private readonly versions: Map<string, string>
  private readonly fallbacks: ReadonlyMap<string, string>
  private readonly digests: ReadonlyMap<string, string>
  private readonly addresses: DocumentData['addresses']
  private readonly nonce: string | undefined

  constructor(
    { addresses, versions, fallbacks, digests, release }: DocumentData,
    nonce: string | undefined,
  ) {
    this.versions = new Map(Object.entries(versions))
    this.fallbacks = new Map(Object.entries(fallbacks))
    this.digests = new Map(
      Object.entries(digests).flatMap(([name, byVersion]) =>
        Object.entries(byVersion).map(([version, digest]) => [`${name}@${version}`, digest]),
      ),
    )
    this.addresses = addresses
    this.nonce = nonce
    if (release) {
      const found = Promise.resolve({ release, basePaths: null })
      this.found.set(`${release.name}@${release.version}`, found)
    }
  }

  /** The remote and route that answer a path. */
  select(pathname: string): RouteSelection | null {
    return selectRoute(pathname, this.addresses)
  }

  /** Home page of the site that a path belongs to. */
  homeOf(pathname: string): string {
    return basePathOf(pathname, this.addresses) || '/'
  }

  /** The version that this tab shows of a remote; undefined while the remote is switched off. */
  versionOf(name: string): string | undefined {
    return this.versions.get(name)
  }

  /** The last good version, as long as it is not the one in use. */
  fallbackOf(name: string): string | undefined {
    const fallback = this.fallbacks.get(name)
    return fallback === this.versions.get(name) ? undefined : fallback
  }

  /** From now on this tab shows another version, because the given one does not load. */
  use(name: string, version: string): void {
    this.versions.set(name, version)
  }

  /** A release that ended a tab gives way to the last good one, where there is one. */
  avoid(name: string, version: string): void {
    const fallback = this.fallbackOf(name)
    if (this.versionOf(name) === version && fallback !== undefined) this.use(name, fallback)
  }

  /**
   * @param basePath where the visitor is. A release that has no such base path is refused.
   * @throws LoadFailure when the description cannot be loaded or read, or this host cannot run the release.
   */
  async find(name: string, version: string, basePath: string): Promise<LoadableRelease> {
    const key = `${name}@${version}`
    let loading = this.found.get(key)
    if (!loading) {
      loading = this.load(name, version)
      this.found.set(key, loading)
      // A failed look-up is forgotten, so that a retry asks again.
      loading.catch(() => this.found.delete(key))
    }
    const { release, basePaths } = await loading
    if (basePaths && !basePaths.includes(basePath)) {
      const reason = `${name}@${version} does not answer below ${basePath || '/'}`
      throw new LoadFailure('description', reason, 'incompatible')
    }
    return release
  }

  private async load(name: string, version: string): Promise<FoundRelease> {
    const release = await atStage(
      'description',
      fetchRelease(name, version, this.digests.get(`${name}@${version}`)),
    )
    if (release.name !== name) {
      const reason = `${name}@${version} is described as ${release.name}`
      throw new LoadFailure('description', reason, 'incompatible')
    }
    const reasons = missingExports(release.contract, hostContract())
    if (reasons.length > 0) throw new LoadFailure('contract', reasons.join('; '), 'incompatible')
    // What is tried because another did not load shares no address with it, which may still be pending.
    const isFallback = this.fallbacks.get(name) === version
    verifyScripts(isFallback ? { ...release, hasSharedFiles: false } : release, this.nonce)
    return { release, basePaths: basePathsOf(release) }
  }
}

/** @param integrity that the registry vouches for; the browser refuses anything else. None in development. */
async function fetchRelease(
  name: string,
  version: string,
  integrity: string | undefined,
): Promise<FetchedRelease> {
  const address = `${releaseFolder({ name, version })}/release.json`
  const signal = AbortSignal.timeout(RELEASE_TIME_LIMIT_MS)
  return loadFresh(address, signal, async () => {
    // eslint-disable-next-line no-restricted-globals -- a file of a release is verified, which no call of the API is
    const response = await fetch(address, {
      credentials: 'include',
      signal,
      ...(integrity !== undefined && { integrity }),
    })
    if (!response.ok) throw await HttpError.from(response)
    return v.parse(FetchedRelease, await response.json())
  })
}
