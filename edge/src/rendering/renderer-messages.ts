import * as v from 'valibot'

/** Commands to a rendering process, one line of JSON each. */
export const RendererCommand = v.variant('kind', [
  v.object({ kind: v.literal('runtime'), source: v.string() }),
  v.object({ kind: v.literal('load'), release: v.string(), label: v.string(), pages: v.string() }),
  /** The request and its outcome are JSON inside JSON: only the runtime reads the request. */
  v.object({ kind: v.literal('render'), release: v.string(), request: v.string() }),
])
export type RendererCommand = v.InferOutput<typeof RendererCommand>

/** A command with its number, which the reply repeats. */
export const NumberedCommand = v.intersect([RendererCommand, v.object({ id: v.number() })])
export type NumberedCommand = v.InferOutput<typeof NumberedCommand>

/** A reply of the rendering process. */
export const RendererReply = v.object({
  id: v.number(),
  outcome: v.optional(v.string()),
  /** Why there is no outcome. */
  error: v.optional(v.string()),
  /** The process does not hold the release (any more): load it, and retry. */
  isUnknown: v.optional(v.boolean()),
  /** Bytes of its heap that are in use. */
  heapBytes: v.number(),
})
export type RendererReply = v.InferOutput<typeof RendererReply>
