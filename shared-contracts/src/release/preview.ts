import * as v from 'valibot'
import { ReleasePointer } from './registry.ts'
import { ReleaseTagName } from './release-tag.ts'
import { RemoteReleaseName, Version } from './release.ts'

/** Maximum number of releases in one link or address: a browser stores their names in one cookie. */
export const MAX_PREVIEWED = 6

/** One release, or all with the same tag, as people write it. */
export interface PreviewTarget {
  /** Null for every remote that has the tag. */
  readonly remote: string | null
  readonly version: string | null
  readonly tag: string | null
}

/** @returns null for a text that names no release and no tag. */
export function readPreviewTarget(text: string): PreviewTarget | null {
  const [first = '', second, ...rest] = text.split('@')
  if (rest.length > 0) return null
  const [remote, named] = second === undefined ? [null, first] : [first, second]
  const reads = (schema: v.GenericSchema) => v.safeParse(schema, named).success
  if (remote !== null && !v.safeParse(RemoteReleaseName, remote).success) return null
  if (reads(ReleaseTagName)) return { remote, version: null, tag: named }
  const isVersion = remote !== null && named.length <= 100 && reads(Version)
  return isVersion ? { remote, version: named, tag: null } : null
}

/** `mfe-gpl@1.4.0`, `mfe-gpl@checkout`, or `checkout` for all remotes with the tag. */
const WrittenTarget = v.pipe(
  v.string(),
  v.check(
    (text) => readPreviewTarget(text) !== null,
    'A release such as mfe-gpl@1.4.0, or a tag such as checkout',
  ),
)

/** Path of the permanent address of releases and tags, which are looked up whenever it is opened. */
export const PERMANENT_PREVIEW_PATH = '/preview/of/'

export const permanentPreviewPath = (of: readonly string[]) => PERMANENT_PREVIEW_PATH + of.join()

/** Endpoint of the desk that gets a preview signed, for signed-in people. */
export const DESK_PREVIEWS_PATH = '/api/desk/release-previews'

const written = v.pipe(v.array(WrittenTarget), v.minLength(1), v.maxLength(MAX_PREVIEWED))

/** Body of `POST /api/release-previews`. */
export const PreviewRequest = v.object({
  of: written,
  /** Lifetime in hours. */
  hours: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(168)), 8),
})
export type PreviewRequest = v.InferOutput<typeof PreviewRequest>

/** Body of `POST /api/desk/release-previews`. */
export const DeskPreviewRequest = v.object({ of: written })
export type DeskPreviewRequest = v.InferOutput<typeof DeskPreviewRequest>

/** One release that a preview link opens. */
export const PreviewClaim = v.object({
  /** Identifies the release in the link; it opens nothing by itself. */
  id: v.string(),
  remote: RemoteReleaseName,
  ...ReleasePointer.entries,
  /** ISO 8601, UTC. */
  until: v.string(),
})
export type PreviewClaim = v.InferOutput<typeof PreviewClaim>

/** Everything that a link opens, signed by the registry. */
export const PreviewClaims = v.union([
  v.pipe(v.array(PreviewClaim), v.minLength(1), v.maxLength(MAX_PREVIEWED)),
  // Format of older links, which open only one release.
  v.pipe(
    PreviewClaim,
    v.transform((claim) => [claim]),
  ),
])
export type PreviewClaims = v.InferOutput<typeof PreviewClaims>

/** A link that opens releases for one browser. */
export const PreviewResponse = v.object({
  /** Path on the site; its token is `<claims>.<signature>`, base64url. */
  path: v.string(),
  until: v.string(),
  releases: v.array(
    v.object({
      /** Identifies the release in the link; closing any of them closes the link. */
      id: v.string(),
      remote: v.string(),
      version: Version,
    }),
  ),
})
export type PreviewResponse = v.InferOutput<typeof PreviewResponse>

/** One entry of `GET /api/releases/:name/previews`: a link that has not expired. */
export const PreviewListing = v.object({
  id: v.string(),
  version: Version,
  /** Name of the token or the account that requested it. */
  createdBy: v.string(),
  /** ISO 8601, UTC, like all times here. */
  createdAt: v.string(),
  until: v.string(),
  /** Null while the link works. */
  revokedAt: v.nullable(v.string()),
})
export type PreviewListing = v.InferOutput<typeof PreviewListing>
