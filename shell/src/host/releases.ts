import { getJson } from 'shared-contracts'
import { LoadableRelease, releaseFolder, type DocumentData } from 'shared-contracts/release'
import * as v from 'valibot'

/** How long `release.json` may take (failure budget), in milliseconds. */
const RELEASE_TIME_LIMIT_MS = 4_000

/** The releases that this document was given. An open tab keeps them until it loads a new document. */
export class Releases {
  private readonly known = new Map<string, Promise<LoadableRelease>>()
  private readonly versions: DocumentData['versions']

  constructor({ versions, release }: DocumentData) {
    this.versions = versions
    if (release) this.known.set(release.name, Promise.resolve(release))
  }

  /** @throws Error when the remote has no release here, or its `release.json` cannot be read. */
  async find(name: string): Promise<LoadableRelease> {
    const known = this.known.get(name)
    if (known) return known
    const release = this.load(name)
    this.known.set(name, release)
    // A failed look-up is forgotten, so that a retry asks again.
    release.catch(() => this.known.delete(name))
    return release
  }

  private async load(name: string): Promise<LoadableRelease> {
    const version = this.versions[name]
    if (version === undefined) throw new Error(`${name} has no release`)
    const signal = AbortSignal.timeout(RELEASE_TIME_LIMIT_MS)
    return v.parse(
      LoadableRelease,
      await getJson(`${releaseFolder({ name, version })}/release.json`, { signal }),
    )
  }
}
