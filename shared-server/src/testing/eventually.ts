/** Pause between two looks, in milliseconds. */
const PAUSE_MS = 20

/**
 * Waits until a condition holds.
 *
 * @param limitMs maximum time to wait, in milliseconds.
 * @throws Error if the condition does not hold within that time.
 */
export async function eventually(
  isMet: () => boolean | Promise<boolean>,
  limitMs = 4_000,
): Promise<void> {
  const deadline = performance.now() + limitMs
  while (!(await isMet())) {
    if (performance.now() > deadline) throw new Error('It never came to pass')
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
