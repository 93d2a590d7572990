import * as v from 'valibot'

/** An account as listed in requirement 3. No endpoint reads or writes one. */
export const User = v.object({
  id: v.number(),
  /** Unique. */
  username: v.pipe(v.string(), v.minLength(1)),
  /** A salted hash, never the password itself. */
  password: v.pipe(v.string(), v.minLength(1)),
})
export type User = v.InferOutput<typeof User>
