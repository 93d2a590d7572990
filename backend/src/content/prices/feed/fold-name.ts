/** A name without case and accents, by which MySQL's collations take two names for one. */
export function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
