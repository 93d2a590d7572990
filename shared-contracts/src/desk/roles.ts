import * as v from 'valibot'

/** Roles at the desk: each account has one. */
export const ROLES = [
  'administrator',
  'group-editor',
  'league-editor',
  'scorer',
  'office',
  'personnel',
] as const
export const Role = v.picklist(ROLES, 'Choose a role')
export type Role = v.InferOutput<typeof Role>

/** Parts of the desk, in the order of its navigation; calls are under `/api/desk/<part>`. */
export const PARTS = [
  'stories',
  'openings',
  'people',
  'company',
  'subsidiaries',
  'media',
  'league',
  'score',
  'messages',
  'applications',
  'newsletters',
  'prices',
  'accounts',
  'audit',
] as const
export const Part = v.picklist(PARTS)
export type Part = v.InferOutput<typeof Part>

/**
 * Parts that a role can see and change. Applications are for personnel only, so not even an administrator reads
 * a CV. Of the messages, a league editor sees only reports about the league's facts. A scorer sees only the
 * matches assigned to them.
 */
export const PARTS_OF_ROLE: Readonly<Record<Role, readonly Part[]>> = {
  administrator: PARTS.filter((part) => part !== 'applications'),
  'group-editor': ['stories', 'openings', 'people', 'company', 'subsidiaries', 'media', 'prices'],
  'league-editor': ['league', 'score', 'media', 'messages'],
  scorer: ['score'],
  office: ['messages', 'newsletters', 'prices'],
  personnel: ['openings', 'people', 'media', 'applications'],
}

export function mayUse(role: Role, part: Part): boolean {
  return PARTS_OF_ROLE[role].includes(part)
}
