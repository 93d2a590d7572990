import type { PersonResponse } from 'shared-contracts/api/person'

/**
 * Returns two letters that replace a person's picture: from the name, or else from the field that the role names.
 *
 * @example initialsOf({ name: '', role: 'General Manager, Oil & Gas' }) // OG
 */
export function initialsOf({ name, role }: Pick<PersonResponse, 'name' | 'role'>): string {
  const words = (name || (role.split(', ')[1] ?? role)).match(/\p{Lu}[\p{L}\p{M}]*/gu) ?? []
  const [first = '', second] = words
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase()
}
