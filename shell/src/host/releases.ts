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

/** Timeout for `release.json`, in milliseconds. */
const RELEASE_TIME_LIMIT_MS = 4_000

interface FoundRelease {
  readonly release: LoadableRelease
  /** Null for the document's own release, whose addresses the edge has checked. */
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

  /** Selects the remote and route that answer a path. */
  select(pathname: string): RouteSelection | null {
    return selectRoute(pathname, this.addresses)
  }

  /** Returns the home page of the site that a path belongs to. */
  homeOf(pathname: string): string {
    return basePathOf(pathname, this.addresses) || '/'
  }

  /** Returns the version that this tab shows of a remote; undefined while the remote is switched off. */
  versionOf(name: string): string | undefined {
    return this.versions.get(name)
  }

  /** Returns the last good version, unless it is the one in use. */
  fallbackOf(name: string): string | undefined {
    const fallback = this.fallbacks.get(name)
    return fallback === this.versions.get(name) ? undefined : fallback
  }

  /** Switches this tab to another version, because the current one does not load. */
  use(name: string, version: string): void {
    this.versions.set(name, version)
  }

  /** Replaces a release that crashed a tab with the last good one, if there is one. */
  avoid(name: string, version: string): void {
    const fallback = this.fallbackOf(name)
    if (this.versionOf(name) === version && fallback !== undefined) this.use(name, fallback)
  }

  /**
   * Finds the description of a release.
   *
   * @param basePath of the visitor's address. A release without this base path is refused.
   * @throws LoadFailure when the description cannot be loaded or read, or this host cannot run the release.
   */
  async find(name: string, version: string, basePath: string): Promise<LoadableRelease> {
    const key = `${name}@${version}`
    let loading = this.found.get(key)
    if (!loading) {
      loading = this.load(name, version)
      this.found.set(key, loading)
      // A failed lookup is forgotten, so that a retry loads it again.
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
    // A fallback shares no script address with the version that did not load, because that
    // may still be pending.
    const isFallback = this.fallbacks.get(name) === version
    verifyScripts(isFallback ? { ...release, hasSharedFiles: false } : release, this.nonce)
    return { release, basePaths: basePathsOf(release) }
  }
}

/** @param integrity from the registry; the browser refuses any other content. None in development. */
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
