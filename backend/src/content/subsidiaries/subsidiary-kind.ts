import { SubsidiaryFields } from 'shared-contracts/desk/content'
import type { ContentKind } from '../revisions/content-kind.ts'
import { Subsidiary } from './subsidiary.entity.ts'

/** The five subsidiaries, which always exist. */
export const SUBSIDIARY_KIND: ContentKind<SubsidiaryFields, Subsidiary> = {
  part: 'subsidiaries',
  desk: { part: 'subsidiaries', path: 'subsidiaries' },
  noun: 'subsidiary',
  fields: SubsidiaryFields,
  entity: Subsidiary,
  read: ({ id: _, slug: _slug, ...subsidiary }) => subsidiary,
  write: (fields, before) => {
    if (!before) throw new TypeError('A subsidiary is changed and never added')
    return { ...fields, slug: before.slug }
  },
  pathOf: ({ slug }) => `/${slug}`,
  summary: ({ name, tagline, description, services }) => ({
    title: name,
    sortKey: '',
    texts: [tagline, description, ...services],
  }),
}
