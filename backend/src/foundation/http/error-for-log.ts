import * as v from 'valibot'

const Coded = v.object({ code: v.string() })

/**
 * What a log line says of an error. Only these members are written: a failed statement also carries its
 * parameters, which are what a visitor wrote.
 */
export function errorForLog(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error', stack: '' }
  const { name, message, stack = '' } = error
  return { type: name, message, stack, ...(v.is(Coded, error) && { code: error.code }) }
}
