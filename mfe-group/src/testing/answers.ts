import type { NewsResponse } from 'shared-contracts/api/news'
import type { OpeningResponse } from 'shared-contracts/api/opening'
import type { PersonResponse } from 'shared-contracts/api/person'
import { aCompany } from 'shared-ui/testing'
import { aNewsItem } from './subsidiary.ts'

/** A story that is published elsewhere, like the ones of a fresh installation. */
export const aStoryElsewhere = (changes: Partial<NewsResponse> = {}): NewsResponse =>
  aNewsItem({
    content: '',
    category: 'business',
    region: 'ghana',
    ...{ featured: false, isSample: true },
    source: 'The Ministry',
    sourceUrl: 'https://ministry.example/',
    ...changes,
  })

const FILED = [
  ['business', 'africa', true],
  ['energy', 'ghana', true],
  ['mining', 'global', true],
  ['construction', 'africa', false],
  ['agriculture', 'ghana', true],
  ['technology', 'africa', false],
  ['business', 'ghana', false],
  ['energy', 'global', false],
] as const

/** Eight stories, the newest first: "Story 1" to "Story 8". */
export const EIGHT_STORIES = FILED.map(([category, region, featured], index) =>
  aStoryElsewhere({
    id: index + 1,
    title: `Story ${index + 1}`,
    date: `2025-06-${24 - index}T00:00:00.000Z`,
    sourceUrl: `https://source-${index + 1}.example/`,
    category,
    region,
    featured,
  }),
)

/** An opening as the API returns it. */
export const anOpening = (changes: Partial<OpeningResponse> = {}): OpeningResponse => ({
  id: 1,
  slug: 'gold-trading-analyst',
  title: 'Gold Trading Analyst',
  department: 'Gold',
  location: 'Accra, Ghana',
  type: 'Full-time',
  description: 'You watch the markets.',
  requirements: ['A degree in finance', 'Two years in markets', 'Sound statistics'],
  postedOn: '2025-07-09',
  closesOn: null,
  ...changes,
})

export const TWO_OPENINGS = [
  anOpening(),
  anOpening({ id: 2, slug: 'procurement-manager', title: 'Procurement Manager' }),
]

/** A person as the API returns it. */
export const aPerson = (changes: Partial<PersonResponse> = {}): PersonResponse => ({
  id: 1,
  name: '',
  role: 'Chief Executive Officer',
  text: 'Leads the group.',
  imageUrl: null,
  imageAlt: '',
  ...changes,
})

/** The API's responses for the group's pages, except for the subsidiaries. */
export const SITE_ANSWERS = {
  '/api/company': { body: aCompany() },
  '/api/news': { body: EIGHT_STORIES },
  '/api/openings': { body: TWO_OPENINGS },
  '/api/people': {
    body: [aPerson(), aPerson({ id: 2, role: 'General Manager, Gold', text: 'Oversees gold.' })],
  },
}
