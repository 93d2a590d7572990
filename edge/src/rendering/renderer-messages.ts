import * as v from 'valibot'

/** What the edge asks of a rendering process, a line of JSON each. */
export type RendererCommand =
  | { readonly kind: 'runtime'; readonly source: string }
  | {
      readonly kind: 'load'
      readonly release: string
      readonly label: string
      readonly pages: string
    }
  /** The request and its outcome are JSON inside of JSON: only the runtime reads the one. */
  | { readonly kind: 'render'; readonly release: string; readonly request: string }

/** A command on its way; the reply has the same number. */
export type NumberedCommand = RendererCommand & { readonly id: number }

/** What it answers. */
export const RendererReply = v.object({
  id: v.number(),
  outcome: v.optional(v.string()),
  /** Why there is no outcome. */
  error: v.optional(v.string()),
  /** The process does not hold the release (any more): load it, and ask again. */
  isUnknown: v.optional(v.boolean()),
  /** Bytes of its heap that are in use. */
  heapBytes: v.number(),
})
export type RendererReply = v.InferOutput<typeof RendererReply>
