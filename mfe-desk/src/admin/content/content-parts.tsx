import { NEWS_CATEGORIES, NEWS_REGIONS } from 'shared-contracts/api/news'
import {
  CompanyFields,
  OpeningFields,
  PersonFields,
  StoryFields,
  SubsidiaryFields,
} from 'shared-contracts/desk/content'
import { SUBSIDIARY_SLUGS } from 'shared-contracts/site/subsidiaries'
import type { ContentPart } from './content-part.ts'
import { ADDRESS_HINT, choicesOf, column, STATE_FILTER, today } from './part-fields.ts'
import { textOf } from '../text-of.ts'
import { LEAGUE_PARTS } from './league-parts.ts'

export const STORIES: ContentPart = {
  part: 'stories',
  path: 'stories',
  title: 'Stories',
  site: 'Group',
  singular: 'story',
  schema: StoryFields,
  nameOf: ({ title }) => textOf(title),
  sort: { field: 'date', order: 'DESC' },
  columns: [
    column('category', 'Category'),
    column('region', 'Region'),
    column('date', 'Date'),
    column('updatedBy', 'Changed by'),
  ],
  filters: [
    STATE_FILTER,
    { name: 'category', label: 'Category', choices: choicesOf(NEWS_CATEGORIES) },
    { name: 'region', label: 'Region', choices: choicesOf(NEWS_REGIONS) },
  ],
  get initial() {
    return { ...EMPTY_STORY, date: today() }
  },
  fields: [
    { name: 'title', label: 'Title', kind: 'line' },
    { name: 'excerpt', label: 'Summary', kind: 'paragraph', rows: 3 },
    {
      name: 'content',
      label: 'Text',
      kind: 'markdown',
      hint: 'Empty for a story that is told elsewhere',
    },
    { name: 'category', label: 'Category', kind: 'choice', choices: choicesOf(NEWS_CATEGORIES) },
    { name: 'region', label: 'Region', kind: 'choice', choices: choicesOf(NEWS_REGIONS) },
    {
      name: 'subsidiary',
      label: 'Subsidiary',
      kind: 'choice',
      choices: choicesOf(SUBSIDIARY_SLUGS),
      none: 'The whole group',
    },
    { name: 'imageUrl', label: 'Picture', kind: 'picture', alt: 'imageAlt' },
    {
      name: 'imageAlt',
      label: 'Alternative text',
      kind: 'line',
      hint: 'What the picture shows, for who does not see it',
    },
    { name: 'source', label: 'Source', kind: 'line', hint: 'Who tells the story in full' },
    { name: 'sourceUrl', label: 'Source address', kind: 'line' },
    { name: 'date', label: 'Date', kind: 'day' },
    { name: 'slug', label: 'Address', kind: 'line', hint: ADDRESS_HINT },
    { name: 'featured', label: 'Featured', kind: 'flag' },
  ],
}

const EMPTY_STORY = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  region: '',
  subsidiary: '',
  imageUrl: '',
  imageAlt: '',
  source: '',
  sourceUrl: '',
  featured: false,
}

export const OPENINGS: ContentPart = {
  part: 'openings',
  path: 'openings',
  title: 'Openings',
  singular: 'opening',
  schema: OpeningFields,
  nameOf: ({ title }) => textOf(title),
  sort: { field: 'postedOn', order: 'DESC' },
  columns: [
    column('department', 'Department'),
    column('location', 'Location'),
    column('closesOn', 'Closes on'),
  ],
  filters: [STATE_FILTER],
  get initial() {
    return {
      title: '',
      slug: '',
      department: '',
      location: '',
      type: 'Full-time',
      description: '',
      requirements: [],
      postedOn: today(),
      closesOn: '',
    }
  },
  fields: [
    { name: 'title', label: 'Title', kind: 'line' },
    { name: 'department', label: 'Department', kind: 'line' },
    { name: 'location', label: 'Location', kind: 'line' },
    { name: 'type', label: 'Type', kind: 'line', hint: 'Such as Full-time' },
    { name: 'description', label: 'Description', kind: 'paragraph', rows: 6 },
    { name: 'requirements', label: 'Requirements', kind: 'lines', hint: 'One a line' },
    { name: 'postedOn', label: 'Posted on', kind: 'day' },
    { name: 'closesOn', label: 'Closes on', kind: 'day', hint: 'Empty where it stays open' },
    { name: 'slug', label: 'Address', kind: 'line', hint: ADDRESS_HINT },
  ],
}

export const PEOPLE: ContentPart = {
  part: 'people',
  path: 'people',
  title: 'People',
  singular: 'person',
  schema: PersonFields,
  nameOf: ({ name, role }) => textOf(name) || textOf(role),
  sort: { field: 'position', order: 'ASC' },
  columns: [column('role', 'Role'), column('position', 'Place')],
  filters: [STATE_FILTER],
  initial: { name: '', role: '', text: '', imageUrl: '', imageAlt: '', position: 1 },
  fields: [
    { name: 'name', label: 'Name', kind: 'line', hint: 'Empty until the group names the person' },
    { name: 'role', label: 'Role', kind: 'line' },
    { name: 'text', label: 'Text', kind: 'paragraph', rows: 4 },
    { name: 'imageUrl', label: 'Picture', kind: 'picture', alt: 'imageAlt', isOptional: true },
    { name: 'imageAlt', label: 'Alternative text', kind: 'line' },
    { name: 'position', label: 'Place', kind: 'number', hint: 'In the list, from 1' },
  ],
}

export const COMPANY: ContentPart = {
  part: 'company',
  path: 'company',
  title: 'Company',
  singular: 'company',
  schema: CompanyFields,
  nameOf: () => 'Company',
  sort: { field: 'id', order: 'ASC' },
  columns: [],
  only: 1,
  isPermanent: true,
  fields: [
    { name: 'address', label: 'Address', kind: 'line' },
    { name: 'phone', label: 'Phone', kind: 'line' },
    { name: 'email', label: 'Email', kind: 'line' },
    { name: 'licence', label: 'Licence', kind: 'line' },
    { name: 'weekdays', label: 'Hours on weekdays', kind: 'line' },
    { name: 'weekends', label: 'Hours on weekends', kind: 'line' },
    { name: 'facebook', label: 'Facebook', kind: 'line', hint: 'Begins with https://' },
    { name: 'linkedin', label: 'LinkedIn', kind: 'line', hint: 'Begins with https://' },
    { name: 'x', label: 'X', kind: 'line', hint: 'Begins with https://' },
  ],
}

export const SUBSIDIARIES: ContentPart = {
  part: 'subsidiaries',
  path: 'subsidiaries',
  isPermanent: true,
  title: 'Subsidiaries',
  singular: 'subsidiary',
  schema: SubsidiaryFields,
  nameOf: ({ name }) => textOf(name),
  sort: { field: 'name', order: 'ASC' },
  columns: [column('slug', 'Site'), column('tagline', 'Tagline')],
  fields: [
    { name: 'name', label: 'Name', kind: 'line' },
    { name: 'tagline', label: 'Tagline', kind: 'line' },
    { name: 'description', label: 'Description', kind: 'paragraph', rows: 5 },
    { name: 'color', label: 'Colour', kind: 'colour' },
    { name: 'icon', label: 'Icon', kind: 'line' },
    { name: 'heroImage', label: 'Picture', kind: 'picture' },
    { name: 'services', label: 'Services', kind: 'lines', hint: 'One a line' },
  ],
}

export const CONTENT_PARTS: readonly ContentPart[] = [
  STORIES,
  OPENINGS,
  PEOPLE,
  COMPANY,
  SUBSIDIARIES,
  ...LEAGUE_PARTS,
]
