/** Removes case and accents from a name, because MySQL's collations ignore them. */
export function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
