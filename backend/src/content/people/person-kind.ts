import { PersonFields } from 'shared-contracts/desk/content'
import type { ContentKind } from '../revisions/content-kind.ts'
import { Person } from './person.entity.ts'

/** The management team. */
export const PERSON_KIND: ContentKind<PersonFields, Person> = {
  part: 'people',
  desk: { part: 'people', path: 'people' },
  noun: 'person',
  fields: PersonFields,
  entity: Person,
  read: ({ id: _, imageUrl, ...person }) => ({ ...person, imageUrl: imageUrl ?? '' }),
  write: ({ imageUrl, ...fields }) => ({ ...fields, imageUrl: imageUrl || null }),
  pathOf: () => '/about',
  summary: ({ name, role, text, position }) => ({
    title: name || role,
    sortKey: String(position).padStart(4, '0'),
    texts: [role, text],
  }),
}
