import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'

/** One of the five lines of work, each the business of one subsidiary. */
export interface CoreService {
  readonly slug: SubsidiarySlug
  readonly title: string
  readonly summary: string
  readonly features: readonly string[]
}

export const CORE_SERVICES: readonly CoreService[] = [
  {
    slug: 'oil-gas',
    title: 'Energy Solutions',
    summary:
      'Petroleum products stored, moved and delivered to industry, mines and filling stations.',
    features: [
      'Bulk supply of petroleum products',
      'Depot storage with metered loading',
      'Road haulage with trained crews',
      'Field and drilling support',
    ],
  },
  {
    slug: 'procurement',
    title: 'Procurement Services',
    summary:
      'Goods and equipment from more than 200 vetted suppliers, on one contract and one invoice.',
    features: [
      'Strategic sourcing in 50+ countries',
      'Supplier vetting and audits',
      'Customs clearing and freight',
      'Warehousing and stock control',
    ],
  },
  {
    slug: 'gold',
    title: 'Gold Trading',
    summary:
      'Gold bought under licence, delivered through the Ghana Gold Board and refined to 99.9% purity.',
    features: [
      'Purchasing from licensed producers',
      'Gold Board assay certificates',
      'Vaulting and transport',
      'Origin papers that stand up to questions',
    ],
  },
  {
    slug: 'construction',
    title: 'Construction',
    summary: 'Homes, offices, roads and plants, designed and built by teams classed K1 and D1.',
    features: [
      'Residential and commercial building',
      'Roads and civil works',
      'Project management',
      'Property development and care',
    ],
  },
  {
    slug: 'agricol',
    title: 'Agriculture',
    summary: 'Farms, inputs, storage and markets for growers, cooperatives and dealers.',
    features: [
      'Crop production and outgrower schemes',
      'Certified seed and fertiliser',
      'Drying, storage and processing',
      'Export of certified produce',
    ],
  },
]
