/** Number of parallel transfers: enough to hide a store's latency, few enough for a small machine. */
const AT_A_TIME = 8

/**
 * Does the work for every item, a few at a time.
 *
 * @throws the first failure, after all work in progress has ended: nothing is written afterwards.
 */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = items.values()
  const failures: unknown[] = []
  const worker = async () => {
    for (const item of rest) {
      if (failures.length > 0) return
      await work(item).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  if (failures.length > 0) throw failures[0]
}
