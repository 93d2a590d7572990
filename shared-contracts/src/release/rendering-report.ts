import * as v from 'valibot'
import { EdgeServing } from './edge-serving.ts'
import { RemoteReleaseName, Version } from './release.ts'

/** Where edges report how pages are rendered, on the API's own port: what visitors ask goes to `/api` alone. */
export const RENDERING_REPORTS_PATH = '/rendering-reports'

/** Releases of one report; an edge tells of those that were asked for last. */
export const MAX_REPORTED_RELEASES = 50

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/**
 * Who has to act on a page that was not rendered. `release`: its code threw, ran too long or broke the process.
 * `busy`: too many renders waited. `edge`: what renders is not to be had, or something of the platform's is wrong.
 */
export const RenderingOwner = v.picklist(['release', 'busy', 'edge'])
export type RenderingOwner = v.InferOutput<typeof RenderingOwner>

/**
 * Where a document's page came from: `rendered` for the request, `kept` from one before it, or else what the build
 * made. Then it says why: nothing is rendered at this edge, the release has no pages for servers, it is paused after a
 * failure, too many renders waited, the render was late, or it failed.
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

/** How pages of one release were rendered at one edge, since it was started. */
export const ReleaseRendering = v.object({
  remote: RemoteReleaseName,
  version: Version,
  renders: count,
  /** Sum over the renders, waiting for each other and for data included. */
  renderMs: milliseconds,
  /** Answers, or records of them, that the release could not read. */
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
   * How long ago the oldest answer of a page was confirmed when the page was served, at most, in the last minute or
   * two; null where none with data was.
   */
  dataAgeMs: v.nullable(milliseconds),
})
export type ReleaseRendering = v.InferOutput<typeof ReleaseRendering>

/** Body of `POST /rendering-reports`: what one edge serves, and what it has counted since it was started. */
export const RenderingReport = v.object({
  /** Another one after each start. */
  edge: v.pipe(v.string(), v.uuid()),
  /** How often a rendering process was started. */
  starts: count,
  heldPages: count,
  /** Characters of the pages that are held. */
  heldBytes: count,
  releases: v.pipe(v.array(ReleaseRendering), v.maxLength(MAX_REPORTED_RELEASES)),
  /** Absent in the last report of an edge that stops, and of one that does not tell yet. */
  serving: v.optional(EdgeServing),
})
export type RenderingReport = v.InferOutput<typeof RenderingReport>
