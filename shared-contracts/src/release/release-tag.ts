import * as v from 'valibot'
import { RemoteReleaseName, Version } from './release.ts'

const TAG = /^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*$/

/** A name for releases, such as `checkout`, `branch-checkout` or `author-ama`; it never reads as a version. */
export const ReleaseTagName = v.pipe(
  v.string(),
  v.maxLength(64, 'A tag of at most 64 letters'),
  v.regex(TAG, 'A tag such as checkout or branch-new-header: small letters, digits, - and .'),
)

/** Body of `PUT /api/releases/:name/tags/:tag`: moves the tag to this release. */
export const TagRequest = v.object({ version: Version })
export type TagRequest = v.InferOutput<typeof TagRequest>

/** One entry of `GET /api/release-tags`, and the response to setting one. */
export const TagListing = v.object({
  tag: ReleaseTagName,
  remote: RemoteReleaseName,
  version: Version,
  /** Name of the token. */
  setBy: v.string(),
  /** ISO 8601, UTC. */
  setAt: v.string(),
})
export type TagListing = v.InferOutput<typeof TagListing>
