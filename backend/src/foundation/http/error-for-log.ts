import * as v from 'valibot'

const Coded = v.object({ code: v.string() })

/**
 * Returns the parts of an error that are logged. All others are left out, since a failed statement also carries its
 * parameters, which a visitor wrote.
 */
export function errorForLog(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error', stack: '' }
  const { name, message, stack = '' } = error
  return { type: name, message, stack, ...(v.is(Coded, error) && { code: error.code }) }
}
