/** Pause between two looks, in milliseconds. */
const PAUSE_MS = 50

/**
 * Waits until a condition holds.
 *
 * @param failure message of the error, if the condition does not hold within the limit.
 */
export async function until(
  isMet: () => Promise<boolean>,
  { limitMs, failure }: { readonly limitMs: number; readonly failure: string },
): Promise<void> {
  const deadline = performance.now() + limitMs
  while (!(await isMet())) {
    if (performance.now() > deadline) throw new Error(failure)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
