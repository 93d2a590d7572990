import * as v from 'valibot'

/**
 * An account as listed in requirement 3. The desk's people have accounts (`desk/account.ts`); its endpoints never send
 * a password or its hash. An account that was invited through an identity provider has no password, and is no record
 * of this form.
 */
export const User = v.object({
  id: v.number(),
  /** Unique. */
  username: v.pipe(v.string(), v.minLength(1)),
  /** A salted hash, never the password itself. */
  password: v.pipe(v.string(), v.minLength(1)),
})
export type User = v.InferOutput<typeof User>
