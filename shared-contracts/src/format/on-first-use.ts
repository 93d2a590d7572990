/**
 * Makes something when it is first used. A format of the browser's costs a slow phone some milliseconds to make, and the
 * first of a kind 35: no page pays for one that it does not write with.
 */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
