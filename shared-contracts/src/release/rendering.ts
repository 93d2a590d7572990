import * as v from 'valibot'
import { Fragment, HostSettings } from './release.ts'

/** A response of the API with which a page is rendered. */
export const RenderAnswer = v.object({
  status: v.number(),
  /** Text of the response's body. */
  body: v.string(),
  /** Time at which it was last confirmed, in milliseconds since 1970. */
  at: v.number(),
})
export type RenderAnswer = v.InferOutput<typeof RenderAnswer>

/** Request from a server to the runtime that renders a release's pages. */
export const RenderRequest = v.object({
  /** `''` or a prefix such as `/fbcpartners`. */
  basePath: v.string(),
  /** The remote's own path, or a route's pattern if the page is rendered once for all of its addresses. */
  path: v.string(),
  /** Query of the address, limited to what the page is rendered for: `''` or `?region=Africa`. */
  search: v.string(),
  /** Responses by path; null if unavailable, so that the page stays in its loading state. */
  answers: v.record(v.string(), v.nullable(RenderAnswer)),
  /** Whether to render the page without data and parameters, as a build does. */
  isBuilt: v.boolean(),
  settings: v.optional(HostSettings),
})
export type RenderRequest = v.InferOutput<typeof RenderRequest>

/** One query of a page: its key, the time of its response, and the data that the page read from it. */
export const QueryState = v.tuple([
  v.pipe(v.array(v.unknown()), v.minLength(1)),
  v.number(),
  v.unknown(),
])
export type QueryState = v.InferOutput<typeof QueryState>

/** Result of a render request. */
export const RenderOutcome = v.variant('kind', [
  v.object({
    kind: v.literal('page'),
    fragment: Fragment,
    state: v.array(QueryState),
    /** Whether every query of the page has its response. */
    isWhole: v.boolean(),
    /** Time for which the browser treats the responses as fresh, in milliseconds; null if none gets stale. */
    freshMs: v.nullable(v.number()),
    /** API paths that the page requested. */
    asked: v.array(v.string()),
    /** Parts of the responses that could not be read. */
    faults: v.array(v.string()),
  }),
  v.object({
    kind: v.literal('needs'),
    /** API paths of the missing responses. */
    needs: v.array(v.string()),
  }),
  v.object({ kind: v.literal('failed'), reason: v.string() }),
])
export type RenderOutcome = v.InferOutput<typeof RenderOutcome>

/** Id of the element with the query state of a document's page, as JSON. */
export const STATE_ID = 'state'

/**
 * Returns the names of styles that their rules and animations contain, which a document need not repeat.
 *
 * @param css as in Emotion's cache.
 */
export const styleNames = (css: string): string[] =>
  Array.from(css.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g), ([, name = '']) => name)
