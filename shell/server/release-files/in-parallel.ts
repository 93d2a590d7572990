/** How many files travel at a time: enough to hide a store's delay, few enough for a small machine. */
const AT_A_TIME = 8

/** Does the work for every item, a few at a time; the first failure ends it. */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = items.values()
  const worker = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
}
