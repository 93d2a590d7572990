/** Does the work for every item, a few at a time; the first failure ends it. */
export declare function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void>
