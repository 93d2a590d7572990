import * as v from 'valibot'

/** A club's view of a played match: won, drawn or lost. */
export const Result = v.picklist(['W', 'D', 'L'])
export type Result = v.InferOutput<typeof Result>
