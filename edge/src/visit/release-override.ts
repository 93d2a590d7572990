import type { FastifyRequest } from 'fastify'
import type { PreviewClaim } from 'shared-contracts/preview'
import type { LoadedRelease } from '../releases/read-release.ts'
import type { RemoteSources } from '../releases/remote-sources.ts'
import type { ServedReleases } from '../releases/served-releases.ts'
import { readCookie } from './cookies.ts'
import { endOf, nameOf, readClaims, type ClaimOptions } from './preview-claims.ts'

/** Cookie with the browser's choice: a preview link's token, or `source:<remote>`. */
export const CHOICE_COOKIE = 'chosen-release'
const SOURCE = /^source:([a-z][a-z0-9-]{1,63})$/

/** Releases that one browser shows instead of those that visitors get. */
export interface ReleaseOverride {
  /** What was chosen, in words. */
  readonly names: readonly string[]
  /** Empty while one of them cannot be served here: the browser then gets what visitors get. */
  readonly loaded: readonly LoadedRelease[]
  /** Whether a developer's own server serves it instead of a release. */
  readonly isSource: boolean
  /** When it expires, ISO 8601, UTC; null for never. */
  readonly until: string | null
}

export interface ReleaseOverrideOptions extends ClaimOptions {
  readonly served: ServedReleases
  readonly sources: RemoteSources
}

/** Returns this browser's override; null if it has none, or its preview link is not open any more. */
export async function overrideOf(
  request: FastifyRequest,
  options: ReleaseOverrideOptions,
): Promise<ReleaseOverride | null> {
  const value = readCookie(request, CHOICE_COOKIE)
  if (value === undefined) return null
  const [, remote] = SOURCE.exec(value) ?? []
  if (remote !== undefined) {
    if (!options.sources.isOffered(remote)) return null
    const loaded = await options.sources.findOffered(remote)
    const names = [`${remote} from source`]
    return { names, loaded: loaded ? [loaded] : [], isSource: true, until: null }
  }
  const claims = await readClaims(value, options)
  if (!claims) return null
  const loaded = await options.served.loadTogether(claims).catch((error: unknown) => {
    request.log.warn({ err: error }, 'the previewed releases cannot be served')
    return []
  })
  return { names: claims.map(nameOf), loaded, isSource: false, until: endOf(claims) }
}

/** Returns what this browser's preview link opens; nothing without a valid link. */
export async function claimsOf(
  request: FastifyRequest,
  options: ClaimOptions,
): Promise<readonly PreviewClaim[]> {
  const value = readCookie(request, CHOICE_COOKIE)
  return (value !== undefined && (await readClaims(value, options))) || []
}
