/**
 * Creates a value on first use. The first format of a kind costs a slow phone 35 ms, so no page creates one
 * that it does not need.
 */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
