/** Something did not answer in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}

/**
 * Returns the promise, rejected after the limit: a hung import would otherwise stay pending for ever.
 *
 * @param limit in milliseconds.
 * @param what names the late thing in the error's message.
 */
export async function withTimeLimit<T>(
  promise: Promise<T>,
  limit: number,
  what: string,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimeLimitError(`${what} did not answer within ${limit / 1_000} s`)),
      limit,
    )
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
