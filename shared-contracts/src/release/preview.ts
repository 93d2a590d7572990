import * as v from 'valibot'
import { ReleasePointer } from './registry.ts'
import { ReleaseTagName } from './release-tag.ts'
import { RemoteReleaseName, Version } from './release.ts'

/** How many releases one link or one address shows together: a browser keeps what names them in one cookie. */
export const MAX_PREVIEWED = 6

/** One release as everybody writes it, or those that share a tag. */
export interface PreviewTarget {
  /** Null for every remote that has the tag. */
  readonly remote: string | null
  readonly version: string | null
  readonly tag: string | null
}

/** @returns null for what names no release and no tag. */
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

/** `mfe-gpl@1.4.0`, `mfe-gpl@checkout`, or `checkout` for whatever remotes have the tag. */
const WrittenTarget = v.pipe(
  v.string(),
  v.check(
    (text) => readPreviewTarget(text) !== null,
    'A release such as mfe-gpl@1.4.0, or a tag such as checkout',
  ),
)

/** Path of the permanent address of releases and tags. It shows what they name whenever it is opened. */
export const PERMANENT_PREVIEW_PATH = '/preview/of/'

export const permanentPreviewPath = (of: readonly string[]) => PERMANENT_PREVIEW_PATH + of.join()

/** Where the desk has a preview signed, for people who are signed in. */
export const DESK_PREVIEWS_PATH = '/api/desk/release-previews'

const written = v.pipe(v.array(WrittenTarget), v.minLength(1), v.maxLength(MAX_PREVIEWED))

/** Body of `POST /api/release-previews`. */
export const PreviewRequest = v.object({
  of: written,
  /** For how long, in hours. */
  hours: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(168)), 8),
})
export type PreviewRequest = v.InferOutput<typeof PreviewRequest>

/** Body of `POST /api/desk/release-previews`. */
export const DeskPreviewRequest = v.object({ of: written })
export type DeskPreviewRequest = v.InferOutput<typeof DeskPreviewRequest>

/** One release that a preview link opens. */
export const PreviewClaim = v.object({
  /** Names the release in the link; it opens nothing by itself. */
  id: v.string(),
  remote: RemoteReleaseName,
  ...ReleasePointer.entries,
  /** ISO 8601, UTC. */
  until: v.string(),
})
export type PreviewClaim = v.InferOutput<typeof PreviewClaim>

/** All that a link opens, signed by the registry. */
export const PreviewClaims = v.union([
  v.pipe(v.array(PreviewClaim), v.minLength(1), v.maxLength(MAX_PREVIEWED)),
  // A link that was signed before links opened several.
  v.pipe(
    PreviewClaim,
    v.transform((claim) => [claim]),
  ),
])
export type PreviewClaims = v.InferOutput<typeof PreviewClaims>

/** A link that opens releases for one browser. */
export const PreviewResponse = v.object({
  /** Path of the site; its token is `<claims>.<signature>`, base64url. */
  path: v.string(),
  until: v.string(),
  releases: v.array(
    v.object({
      /** Names the release in the link; to close any of them closes the link. */
      id: v.string(),
      remote: v.string(),
      version: Version,
    }),
  ),
})
export type PreviewResponse = v.InferOutput<typeof PreviewResponse>

/** One entry of `GET /api/releases/:name/previews`: a link that has not ended. */
export const PreviewListing = v.object({
  id: v.string(),
  version: Version,
  /** Name of the token or the account that had it signed. */
  createdBy: v.string(),
  /** ISO 8601, UTC, as all moments. */
  createdAt: v.string(),
  until: v.string(),
  /** Null while it opens its release. */
  revokedAt: v.nullable(v.string()),
})
export type PreviewListing = v.InferOutput<typeof PreviewListing>
