import { OpeningFields } from 'shared-contracts/desk/content'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import type { ContentKind } from '../revisions/content-kind.ts'
import { openOpenings } from './open-openings.ts'
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
  // Applicants choose a position by its title alone.
  checkOthers: async (manager, { title }, id) => {
    const others = (await openOpenings(manager)).filter((opening) => opening.id !== id)
    if (!others.some((opening) => opening.title === title)) return
    const message = 'Another opening has this title: name the place in it'
    throw new InvalidBodyException([{ message, path: ['title'] }])
  },
}
