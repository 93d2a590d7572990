import type { PersonResponse } from 'shared-contracts/api/person'

/**
 * Returns two letters that replace a person's picture: from the name, or else from the field that the role names.
 *
 * @example initialsOf({ name: '', role: 'General Manager, Oil & Gas' }) // OG
 */
export function initialsOf({ name, role }: Pick<PersonResponse, 'name' | 'role'>): string {
  const text = name || (role.split(', ')[1] ?? role)
  // Words such as "and" do not count, except where no word has a capital, as in Arabic.
  const words = text.match(/\p{Lu}[\p{L}\p{M}]*/gu) ?? text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  // Letters of some scripts are two UTF-16 units long.
  const [first = [], second] = words.map((word) => [...word])
  return [first[0], second ? second[0] : first[1]].join('').toUpperCase()
}
