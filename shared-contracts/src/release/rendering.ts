import * as v from 'valibot'
import { Fragment, HostSettings } from './release.ts'

/** An answer of the API, as a page is rendered with it. */
export const RenderAnswer = v.object({
  status: v.number(),
  /** Text of the answer's body. */
  body: v.string(),
  /** When it was last known to be true, in milliseconds since 1970. */
  at: v.number(),
})
export type RenderAnswer = v.InferOutput<typeof RenderAnswer>

/** What a server asks of the runtime that renders a release's pages. */
export const RenderRequest = v.object({
  /** `''` or a prefix such as `/fbcpartners`. */
  basePath: v.string(),
  /** The remote's own path, or a route's pattern where the page is made for all of its addresses. */
  path: v.string(),
  /** Query of the address, as far as the page is made for it: `''` or `?region=Africa`. */
  search: v.string(),
  /** Answers by their path; null where there is none to be had, so that the page stays in its loading state. */
  answers: v.record(v.string(), v.nullable(RenderAnswer)),
  /** Whether the page is made without data and parameters, as a build makes it. */
  isBuilt: v.boolean(),
  settings: v.optional(HostSettings),
})
export type RenderRequest = v.InferOutput<typeof RenderRequest>

/** One query that a page was made from: its key, when its answer was true, and what the page made of it. */
export const QueryState = v.tuple([
  v.pipe(v.array(v.unknown()), v.minLength(1)),
  v.number(),
  v.unknown(),
])
export type QueryState = v.InferOutput<typeof QueryState>

/** What became of a request. */
export const RenderOutcome = v.variant('kind', [
  v.object({
    kind: v.literal('page'),
    fragment: Fragment,
    state: v.array(QueryState),
    /** Whether every query of the page has its answer. */
    isWhole: v.boolean(),
    /** How long the browser takes the answers for fresh, in milliseconds; null where nothing ages. */
    freshMs: v.nullable(v.number()),
    /** Paths that the page asked for. */
    asked: v.array(v.string()),
    /** What could not be read of the answers. */
    faults: v.array(v.string()),
  }),
  v.object({
    kind: v.literal('needs'),
    /** Paths of answers that are missing. */
    needs: v.array(v.string()),
  }),
  v.object({ kind: v.literal('failed'), reason: v.string() }),
])
export type RenderOutcome = v.InferOutput<typeof RenderOutcome>

/** Id of the element that holds the state of the queries that a document's page was made from, as JSON. */
export const STATE_ID = 'state'

/**
 * Names of styles as their rules and animations say them: a document does not say them a second time.
 *
 * @param css as Emotion's cache has it.
 */
export const styleNames = (css: string): string[] =>
  Array.from(css.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g), ([, name = '']) => name)
