import { OpeningFields } from 'shared-contracts/desk/content'
import type { ContentKind } from '../revisions/content-kind.ts'
import { Opening } from './opening.entity.ts'

/** Positions that can be applied for. */
export const OPENING_KIND: ContentKind<OpeningFields, Opening> = {
  part: 'openings',
  desk: { part: 'openings', path: 'openings' },
  noun: 'opening',
  fields: OpeningFields,
  entity: Opening,
  read: ({ id: _, closesOn, ...opening }) => ({ ...opening, closesOn: closesOn ?? '' }),
  write: ({ closesOn, ...fields }) => ({ ...fields, closesOn: closesOn || null }),
  summary: ({ title, department, location, description, postedOn }) => ({
    title,
    sortKey: postedOn,
    texts: [department, location, description],
    filters: { department, location },
  }),
  pathOf: ({ slug }) => `/careers?job=${slug}`,
  hasAddress: () => true,
}
