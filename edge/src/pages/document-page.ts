import type { ReleaseRoute } from 'shared-contracts/release'
import type { LoadedRelease } from '../releases/read-release.ts'

/** A page of a release, under one of its base paths. */
export interface DocumentPage {
  readonly loaded: LoadedRelease
  readonly route: ReleaseRoute
  readonly basePath: string
  /** The remote's own path, which the route's pattern matches. */
  readonly path: string
}
