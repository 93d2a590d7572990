import { SUBSIDIARY_THEMES, type SubsidiarySlug } from 'shared-contracts/site/subsidiaries'

/** A subsidiary as the first migration stores it; later changes are made in the database. */
export interface SubsidiarySeed {
  readonly slug: SubsidiarySlug
  readonly name: string
  readonly tagline: string
  readonly description: string
  readonly color: string
  /** Name of a lucide icon. */
  readonly icon: string
  readonly heroImage: string
  readonly services: readonly string[]
}

export const SUBSIDIARY_SEEDS: readonly SubsidiarySeed[] = [
  {
    slug: 'oil-gas',
    name: 'FBC Oil & Gas',
    tagline: 'Fuel that arrives when it was promised',
    description:
      'We supply, store and transport petroleum products for industry, mines and filling stations across Ghana. Since 2014 our depots and haulage crews have kept one promise above all: the right product, measured honestly, delivered safely and on the agreed day.',
    color: SUBSIDIARY_THEMES['oil-gas'].strong,
    icon: 'fuel',
    heroImage: '/media/oil-gas',
    services: [
      'Bulk petroleum supply',
      'Depot storage and handling',
      'Road haulage of petroleum products',
      'Lubricants and industrial oils',
      'Drilling and field support services',
      'Safety and quality inspection',
    ],
  },
  {
    slug: 'procurement',
    name: 'FBC Procurement',
    tagline: 'The right goods from suppliers we know',
    description:
      'We source equipment, materials and services for companies and public bodies, from a single spare part to a whole plant. A vetted network of more than 200 suppliers in over 50 countries gives our clients fair prices, clean paperwork and delivery dates they can plan by.',
    color: SUBSIDIARY_THEMES.procurement.strong,
    icon: 'package-search',
    heroImage: '/media/procurement',
    services: [
      'Strategic sourcing',
      'Supplier vetting and audits',
      'Tender and contract management',
      'Customs clearing and freight',
      'Warehousing and stock control',
      'Spend analysis and cost reduction',
    ],
  },
  {
    slug: 'gold',
    name: 'FBC Gold',
    tagline: 'Responsible gold, with papers from the source',
    description:
      'We buy gold under licence from licensed Ghanaian producers, pay in cedis, and deliver it through the Ghana Gold Board. We have traded more than 500 tons of precious metals to date. Each parcel has its papers, and bars are refined to 99.9% purity.',
    color: SUBSIDIARY_THEMES.gold.strong,
    icon: 'gem',
    heroImage: '/media/gold',
    services: [
      'Gold purchasing from licensed producers',
      'Gold Board assay and certificates',
      'Refining to 99.9% purity',
      'Secure vaulting and transport',
      'Delivery to the Gold Board',
      'Market advice for investors',
    ],
  },
  {
    slug: 'construction',
    name: 'FBC Construction & Real Estate',
    tagline: 'Built to last, and handed over on time',
    description:
      'We design, build and manage homes, offices, roads and industrial facilities, and develop property under our own name. Classed K1 and D1, our teams have completed more than 150 projects, and 99% of them were handed over on the date agreed.',
    color: SUBSIDIARY_THEMES.construction.strong,
    icon: 'building-2',
    heroImage: '/media/construction',
    services: [
      'Residential and commercial building',
      'Roads and civil engineering',
      'Real estate development',
      'Project and site management',
      'Renovation and facility upkeep',
    ],
  },
  {
    slug: 'agricol',
    name: 'FBC Agricol Services',
    tagline: 'From good seed to a fair market',
    description:
      'We farm, store and market cereals, tree crops and livestock, and work beside farmers and cooperatives in Southern and Northern Ghana. Good seed, sound advice, dry storage and a buyer at a fair price: that is how a harvest turns into an income.',
    color: SUBSIDIARY_THEMES.agricol.strong,
    icon: 'sprout',
    heroImage: '/media/agricol',
    services: [
      'Commercial crop farming',
      'Seed, fertiliser and crop protection supply',
      'Outgrower and cooperative programmes',
      'Grain drying, storage and milling',
      'Livestock and poultry',
      'Commodity marketing and export',
    ],
  },
]
