import type { NewsResponse } from 'shared-contracts/api/news'
import type { SubsidiaryResponse } from 'shared-contracts/api/subsidiary'

/** A subsidiary as the API returns it. */
export const aSubsidiary = (changes: Partial<SubsidiaryResponse> = {}): SubsidiaryResponse => ({
  id: 1,
  name: 'Acme Gold',
  slug: 'gold',
  tagline: 'Weighed twice',
  description: 'Buys and sells bars.',
  heroImage: '/media/gold',
  services: ['Assay', 'Vaulting'],
  ...changes,
})

export const TWO_SUBSIDIARIES = [
  aSubsidiary(),
  aSubsidiary({ id: 2, name: 'Acme Farms', slug: 'agricol', tagline: 'Sown in rows' }),
]

/** A news item as the API returns it. */
export const aNewsItem = (changes: Partial<NewsResponse> = {}): NewsResponse => ({
  id: 1,
  title: 'A well is drilled',
  excerpt: 'Water for three villages.',
  content: 'It took a week.',
  imageUrl: '/media/group',
  date: '2025-03-01T00:00:00.000Z',
  subsidiary: null,
  ...changes,
})
