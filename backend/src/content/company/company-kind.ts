import { CompanyFields } from 'shared-contracts/desk/content'
import type { ContentKind } from '../revisions/content-kind.ts'
import { CompanyFacts } from './company.entity.ts'

/** The facts of the group, a single record that always exists. */
export const COMPANY_KIND: ContentKind<CompanyFields, CompanyFacts> = {
  part: 'company',
  desk: { part: 'company', path: 'company' },
  noun: 'company',
  fields: CompanyFields,
  entity: CompanyFacts,
  read: ({ id: _, facebook, linkedin, x, ...facts }) => ({
    ...facts,
    facebook: facebook ?? '',
    linkedin: linkedin ?? '',
    x: x ?? '',
  }),
  write: ({ facebook, linkedin, x, ...fields }) => ({
    ...fields,
    facebook: facebook || null,
    linkedin: linkedin || null,
    x: x || null,
  }),
  pathOf: () => '/',
  summary: ({ address, phone, email }) => ({
    title: 'Facts of the group',
    sortKey: '',
    texts: [address, phone, email],
  }),
}
