/**
 * Returns the first free one of `kumasi`, `kumasi-2`, `kumasi-3` and so on.
 *
 * @param taken slugs in use; the new one is added.
 */
export function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
  taken.add(slug)
  return slug
}
