import type { FigureFact } from '../features/about/About.tsx'
import type { Point } from '../features/points/Points.tsx'
import type { ServiceDetails } from '../features/services/Services.tsx'

export const STORY: readonly string[] = [
  'FBC Gold buys from licensed Ghanaian producers, large and small, and sells to refiners, banks and jewellers who ask where their metal comes from. Over the years that has come to 500+ tons of precious metals.',
  'Every parcel gets a number at the pit. Under that number it is weighed, sampled, assayed and paid for, and under the same number it leaves the country. Whoever holds a bar can read its way back.',
  'Our laboratory refines to 99.9% purity and publishes its methods. Producers may watch their own sample being melted. Many do so once, and then trust us with the next one.',
]

export const FIGURES: readonly FigureFact[] = [
  { value: '500+ tons', label: 'Precious metals traded' },
  { value: '99.9%', label: 'Purity' },
  { value: '100%', label: 'Parcels with papers from the source' },
  { value: '24 h', label: 'From assay to payment' },
]

export const PARTNERS: readonly Point[] = [
  {
    title: 'Licensed producers',
    text: 'Mines and registered small-scale cooperatives that keep the law, the river and their people safe.',
  },
  {
    title: 'Assay laboratories',
    text: 'A second, independent assay decides whenever producer and buyer read the scale differently.',
  },
  {
    title: 'Refineries',
    text: 'Accredited refineries abroad that accept only metal with a complete chain of custody.',
  },
  {
    title: 'Vaults and carriers',
    text: 'Insured storage and armoured transport from the buying centre to the aircraft.',
  },
  {
    title: 'Banks',
    text: 'Settlement on the day of the assay, in cedis or dollars, by transfer and never in cash.',
  },
]

export const SERVICES: ServiceDetails = {
  'Gold purchasing from licensed producers':
    'A price fixed to the world market at the hour of the assay, on a printed slip.',
  'Assay and purity certification':
    'Fire assay and X-ray fluorescence, with a certificate that travels with the bar.',
  'Refining to 99.9% purity': 'Doré in, bars out, with losses stated to the tenth of a gram.',
  'Secure vaulting and transport':
    'Segregated, insured storage in Accra, and carriers who call when they arrive.',
  'Export documentation':
    'Licences, royalties, customs and origin papers prepared before the metal is packed.',
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
    text: 'Large mines move mountains under long leases. Beside them, hundreds of thousands of people earn their living in small-scale mining. Bringing the second kind into licensed, safe and cleaner work is the task of this decade, and a fair buyer at the gate is part of it.',
  },
  {
    title: 'What sets the price in Ghana',
    text: 'The world price in dollars, the exchange rate of the cedi, the purity of the parcel and the cost of moving it. The first two change by the minute; the last two can be improved, and that is where a good buyer earns his margin.',
  },
  {
    title: 'Where the market is going',
    text: 'Refining at home, buying programmes of the state and buyers who demand proof of origin all pull in one direction: more of the value stays in Ghana, and metal without papers finds fewer takers every year.',
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
    text: 'A certified bar has a buyer on every continent, on every working day.',
  },
  {
    title: 'Silver has work to do',
    text: 'Solar panels, electronics and medicine use it up, which gives silver a second source of demand.',
  },
]
