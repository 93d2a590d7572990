import * as v from 'valibot'
import { EdgeServing } from './edge-serving.ts'
import { RemoteReleaseName, Version } from './release.ts'

/** Path of the edges' rendering reports, on the API's own port: visitors only reach `/api`. */
export const RENDERING_REPORTS_PATH = '/rendering-reports'

/** Maximum number of releases in one report; an edge includes those requested last. */
export const MAX_REPORTED_RELEASES = 50

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/**
 * Who has to act when a page was not rendered. `release`: its code threw, ran too long or crashed the process.
 * `busy`: too many renders waited. `edge`: the renderer is unavailable, or the platform itself is at fault.
 */
export const RenderingOwner = v.picklist(['release', 'busy', 'edge'])
export type RenderingOwner = v.InferOutput<typeof RenderingOwner>

/**
 * Origin of a document's page: `rendered` for the request, `kept` from an earlier one, or else the one made by
 * the build. The other values say why: nothing is rendered at this edge, the release has no pages for servers,
 * it is paused after a failure, too many renders waited, the render was late, or it failed.
 */
export const DocumentOrigin = v.picklist([
  'rendered',
  'kept',
  'no-renderer',
  'no-server-build',
  'paused',
  'busy',
  'late',
  'failed',
])
export type DocumentOrigin = v.InferOutput<typeof DocumentOrigin>

const each = <const Name extends string>(names: readonly Name[]) =>
  v.object(Object.fromEntries(names.map((name) => [name, count])) as Record<Name, typeof count>)

/** Rendering statistics of one release at one edge, since the edge was started. */
export const ReleaseRendering = v.object({
  remote: RemoteReleaseName,
  version: Version,
  renders: count,
  /** Sum over the renders, including the waiting time for each other and for data. */
  renderMs: milliseconds,
  /** Number of responses, or records in them, that the release could not read. */
  faults: count,
  failures: each(RenderingOwner.options),
  lastFailure: v.nullable(
    v.object({
      owner: RenderingOwner,
      reason: v.pipe(v.string(), v.maxLength(300)),
      at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  documents: each(DocumentOrigin.options),
  /**
   * Maximum age of a page's oldest response when the page was served, over the last minute or two; null if no
   * page with data was served.
   */
  dataAgeMs: v.nullable(milliseconds),
})
export type ReleaseRendering = v.InferOutput<typeof ReleaseRendering>

/** Body of `POST /rendering-reports`: what one edge serves, and its counts since it was started. */
export const RenderingReport = v.object({
  /** Different after each start. */
  edge: v.pipe(v.string(), v.uuid()),
  /** Number of times that a rendering process was started. */
  starts: count,
  heldPages: count,
  /** Size of the stored pages, in characters. */
  heldBytes: count,
  releases: v.pipe(v.array(ReleaseRendering), v.maxLength(MAX_REPORTED_RELEASES)),
  /** Absent in the last report of a stopping edge, and in reports of older edges. */
  serving: v.optional(EdgeServing),
})
export type RenderingReport = v.InferOutput<typeof RenderingReport>
