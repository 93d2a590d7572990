import type { FigureFact } from '../features/about/About.tsx'
import type { Point } from '../features/points/Points.tsx'
import type { ServiceDetails } from '../features/services/Services.tsx'

export const STORY: readonly string[] = [
  'FBC Gold is a licensed trading house. It buys from licensed Ghanaian producers, pays in cedis, and delivers what small mines produce to the Ghana Gold Board, which alone may assay and export it. Over the years our trade in precious metals has come to 500+ tons.',
  'Every parcel is bought under a number. Under that number it is weighed, sampled and paid for, and under the same number it is handed over, with the licence of the mine that it came from.',
  'Bars are refined to 99.9% purity by accredited refineries; we run none ourselves. What we add is a fair scale, prompt payment and papers that another buyer can read.',
]

export const FIGURES: readonly FigureFact[] = [
  { value: '500+ tons', label: 'Precious metals traded' },
  { value: '99.9%', label: 'Purity of refined bars' },
  { value: '1 file', label: 'For every parcel, from licence to delivery' },
  { value: 'GH₵', label: 'Paid in cedis, by transfer' },
]

export const PARTNERS: readonly Point[] = [
  {
    title: 'Ghana Gold Board',
    text: 'Licenses who may buy, and alone buys, assays and exports the gold of small mines (Ghana Gold Board Act, 2025, in force for foreign buyers since 1 May 2025).',
  },
  {
    title: 'Licensed producers',
    text: 'Mines and registered small-scale cooperatives whose licences we see before we buy.',
  },
  {
    title: 'Refineries',
    text: 'Accredited refineries that accept only metal with a documented chain of custody.',
  },
  {
    title: 'Vaults and carriers',
    text: 'Insured storage and armoured transport from the buying centre to the point of delivery.',
  },
  {
    title: 'Banks',
    text: 'Settlement in cedis, by transfer and never in cash.',
  },
]

const PURCHASE = 'At the price that the Gold Board publishes for the day, on a printed slip.'
const ASSAY =
  'The Board’s own assay decides what a parcel of a small mine holds; its certificate travels with it.'
const DELIVERY =
  'Licences, royalties and origin papers prepared before the metal is packed. The Board exports.'

/** Includes the names that installations of an earlier version still use. */
export const SERVICES: ServiceDetails = {
  'Gold purchasing from licensed producers': PURCHASE,
  'Gold Board assay and certificates': ASSAY,
  'Assay and purity certification': ASSAY,
  'Refining to 99.9% purity':
    'Placed with accredited refineries, with losses stated to the tenth of a gram.',
  'Secure vaulting and transport':
    'Segregated, insured storage in Accra, and carriers who call when they arrive.',
  'Delivery to the Gold Board': DELIVERY,
  'Export documentation': DELIVERY,
  'Market advice for investors':
    'What drives the price, what it costs to hold metal, and when not to buy.',
}

/** The article on Ghana's gold market. */
export const ARTICLE: readonly Point[] = [
  {
    title: 'A country named after its metal',
    text: 'Traders called this shore the Gold Coast for centuries before Ghana was a state. Today gold is the country’s largest export, and Ghana stands among the leading producers of Africa.',
  },
  {
    title: 'Two kinds of mine',
    text: 'Large mines move mountains under long leases. Beside them, hundreds of thousands of people earn their living in small-scale mining. Bringing the second kind into licensed, safe and cleaner work is the task of this decade.',
  },
  {
    title: 'What sets the price in Ghana',
    text: 'The world price in dollars, the exchange rate of the cedi and the purity of the parcel. For the gold of small mines the Gold Board publishes the price of the day, in cedis, and licensed buyers pay by it.',
  },
  {
    title: 'What changed in 2025',
    text: 'The Ghana Gold Board Act, 2025 gave one public body the sole right to buy, assay and export the gold of small mines. Since 1 May 2025 foreigners may not trade in it locally; Ghanaian houses need the Board’s licence and pay in cedis. Large mines go on exporting under their own leases.',
  },
]

export const REASONS: readonly Point[] = [
  {
    title: 'A store of value',
    text: 'Gold has kept its purchasing power through currencies, governments and wars. It pays no interest, and it owes nobody anything.',
  },
  {
    title: 'Balance for a portfolio',
    text: 'It often moves differently from shares and bonds, so that a small part of it can calm the whole.',
  },
  {
    title: 'Protection from inflation',
    text: 'When money buys less, metal has tended to cost more, over years rather than over weeks.',
  },
  {
    title: 'Easy to sell',
    text: 'Certified bars are traded on every working day, on every continent.',
  },
  {
    title: 'Silver has work to do',
    text: 'Solar panels, electronics and medicine use it up, which gives silver a second source of demand.',
  },
]
