import { resolve, sep } from 'node:path'

/**
 * Returns the path of a file inside a folder. Names are validated by a schema before; this check does not depend on
 * it.
 *
 * @throws Error for a name that leads out of the folder.
 */
export function placeInside(folder: string, ...names: readonly string[]): string {
  const place = resolve(folder, ...names)
  if (!place.startsWith(resolve(folder) + sep)) throw new Error(`${place} is outside of its folder`)
  return place
}
