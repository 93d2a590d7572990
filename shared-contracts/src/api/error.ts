import * as v from 'valibot'

/** Shape of every error response of the API and the edge. */
export const ErrorResponse = v.object({
  statusCode: v.number(),
  /** The status in words, such as `Bad Request`. */
  error: v.string(),
  message: v.string(),
  requestId: v.string(),
  /** Messages by field, for a body that failed validation. */
  fieldErrors: v.optional(v.record(v.string(), v.array(v.string()))),
})
export type ErrorResponse = v.InferOutput<typeof ErrorResponse>
