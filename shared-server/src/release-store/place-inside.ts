import { resolve, sep } from 'node:path'

/**
 * The place of a file inside a folder. Names are checked by schema before they come here; this holds whatever
 * becomes of the schema.
 *
 * @throws Error for a name that leads out of the folder.
 */
export function placeInside(folder: string, ...names: readonly string[]): string {
  const place = resolve(folder, ...names)
  if (!place.startsWith(resolve(folder) + sep)) throw new Error(`${place} is outside of its folder`)
  return place
}
