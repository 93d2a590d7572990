/**
 * Makes something when it is first used. The first format of a kind that a browser makes costs a slow phone 35 ms: no page
 * pays for one that it does not write with.
 */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
