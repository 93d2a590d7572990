import {
  isSubsidiarySlug,
  SUBSIDIARY_LABELS,
  type SubsidiarySlug,
} from 'shared-contracts/site/subsidiaries'
import type { Site } from './site.ts'

const about = { id: 'about', label: 'About' }
const partners = { id: 'partners', label: 'Partners' }
const services = { id: 'services', label: 'Services' }
const market = { id: 'market', label: 'Market' }
const contact = { id: 'contact', label: 'Contact' }

const nameOf = (slug: SubsidiarySlug) => `FBC ${SUBSIDIARY_LABELS[slug]}`

const SITES: Readonly<Record<SubsidiarySlug, Site>> = {
  'oil-gas': {
    slug: 'oil-gas',
    name: nameOf('oil-gas'),
    promise:
      'Petroleum products supplied, stored and hauled for industry, mines and filling stations across Ghana.',
    anchors: [about, partners, services, contact],
    invitation:
      'Tell us the product, the volume and the place. A dispatcher answers within a working day.',
  },
  procurement: {
    slug: 'procurement',
    name: nameOf('procurement'),
    promise:
      'One accountable buyer for equipment, materials and services, from a single spare part to a whole plant.',
    anchors: [
      about,
      partners,
      services,
      { id: 'testimonials', label: 'Testimonials' },
      { id: 'solutions', label: 'Solutions' },
      contact,
    ],
    invitation:
      'Send us a list, a drawing or just the problem. We come back with options and honest dates.',
  },
  gold: {
    slug: 'gold',
    name: nameOf('gold'),
    promise:
      'Gold bought under licence from licensed producers, delivered through the Ghana Gold Board and refined to 99.9% purity.',
    anchors: [about, partners, services, market, contact],
    invitation: 'Producers and investors: write to the trading desk, and a trader writes back.',
  },
  construction: {
    slug: 'construction',
    name: nameOf('construction'),
    promise:
      'Homes, offices, roads and industrial facilities, designed, built and managed by teams classed K1 and D1.',
    anchors: [
      about,
      { id: 'mission', label: 'Mission' },
      { id: 'why-choose-us', label: 'Why Us' },
      { id: 'structure', label: 'Structure' },
      partners,
      services,
      { id: 'projects', label: 'Projects' },
      contact,
    ],
    invitation:
      'Tell us about the site and the building. The first visit and the first estimate are free.',
  },
  agricol: {
    slug: 'agricol',
    name: nameOf('agricol'),
    promise:
      'Farms, inputs, storage and buyers for farmers, cooperatives, dealers and partners in the South and the North.',
    anchors: [about, services, market],
    hasHomeEntry: true,
    heroAction: { id: 'farms', label: 'Discover Our Farms' },
    invitation: 'Whether you grow, deal, process or buy: tell us what you need this season.',
  },
}

/** Returns the site at a path of this remote, or `null` for a subsidiary without one. */
export function siteAt(path: string): Site | null {
  const slug = path.replaceAll('/', '')
  return isSubsidiarySlug(slug) ? SITES[slug] : null
}
