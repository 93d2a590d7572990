import { LEAGUE_COMPANY_PREFIX, PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { LEAGUE_COMPANY } from 'shared-contracts/site/company'

/** A search entry that needs no server: the company itself, its pages and its services (requirement 2.8). */
export interface SearchEntry {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly category: string
}

export const COMPANY_ENTRY: SearchEntry = {
  title: 'FBC Partners',
  description:
    'Diversified Business Group in Accra, Ghana, founded in 2014: oil and gas, procurement, gold, construction and real estate, and agriculture.',
  url: '/about',
  category: 'Company',
}

/** Pages of the site without another entry. */
export const PAGE_ENTRIES: readonly SearchEntry[] = [
  {
    title: 'Home',
    description: 'The group at a glance: subsidiaries, figures, services, news and contact.',
    url: '/',
    category: 'Page',
  },
  {
    title: 'About Us',
    description:
      'Mission, vision, INSPIRE values, portfolio, management team and commitments of the group.',
    url: '/about',
    category: 'Page',
  },
  {
    title: 'Services',
    description: 'Core and supporting services, reasons to choose us, and industry expertise.',
    url: '/services',
    category: 'Page',
  },
  {
    title: 'News & Updates',
    description: 'Stories from our fields, by category and region, and the newsletter.',
    url: '/news',
    category: 'Page',
  },
  {
    title: 'Careers',
    description: 'Current job openings, why to work with us, and the application form.',
    url: '/careers',
    category: 'Page',
  },
  {
    title: 'Privacy Policy',
    description: 'Personal data, cookies, how long we keep them, and your rights.',
    url: '/privacy',
    category: 'Page',
  },
]

/** The other sites of the group. Their addresses are absolute: they do not get the group's prefix. */
export const FAMILY_ENTRIES: readonly SearchEntry[] = [
  {
    title: 'Ghana Premier League portal',
    description:
      'Football: live match, fixtures, tables, clubs, players, league news and the shop of the GPL.',
    url: PORTAL_PREFIX,
    category: 'League portal',
  },
  {
    title: LEAGUE_COMPANY.name,
    description:
      'The company behind the football league: development initiative, sponsorship and broadcast rights.',
    url: LEAGUE_COMPANY_PREFIX,
    category: 'League company',
  },
]

export const CONTACT_ENTRY: SearchEntry = {
  title: 'Contact Us',
  description: 'Address, phone, e-mail, business hours, a map and the contact form.',
  url: '/#contact',
  category: 'Contact',
}

export const SERVICE_ENTRIES: readonly SearchEntry[] = [
  {
    title: 'Oil & Gas',
    description: 'Supply, storage and haulage of petroleum products, and support in the field.',
    url: '/oil-gas',
    category: 'Energy Solutions',
  },
  {
    title: 'Procurement',
    description: 'Sourcing, supplier audits, customs clearing, freight and warehousing.',
    url: '/procurement',
    category: 'Procurement Services',
  },
  {
    title: 'Forex Trading',
    description: 'Currency cover for import and export contracts, through licensed dealers.',
    url: '/services',
    category: 'Supporting Services',
  },
  {
    title: 'Gold Mining',
    description:
      'From licensed producers: purchase under licence, and delivery through the Gold Board.',
    url: '/gold',
    category: 'Gold Trading',
  },
  {
    title: 'Construction',
    description: 'Homes, offices, roads and industrial facilities, classed K1 and D1.',
    url: '/construction',
    category: 'Construction',
  },
  {
    title: 'Real Estate',
    description: 'Development, letting and care of property under our own name.',
    url: '/construction',
    category: 'Construction',
  },
  {
    title: 'Agriculture',
    description: 'Crop production, inputs, storage, processing and export of certified produce.',
    url: '/agricol',
    category: 'Agriculture',
  },
  {
    title: 'Logistics and Transport',
    description: 'Trucks, tankers and warehouses between the ports and any site in the country.',
    url: '/services',
    category: 'Supporting Services',
  },
]

/** Suggestion chips of requirement 2.8. */
export const SUGGESTIONS = [
  'Oil & Gas',
  'Procurement',
  'Forex Trading',
  'Gold Mining',
  'Construction',
  'Agriculture',
]
