import { COMPANY } from 'shared-contracts/site/company'
import type { FigureFact } from '../features/about/About.tsx'
import type { Point } from '../features/points/Points.tsx'
import type { ServiceDetails } from '../features/services/Services.tsx'

export const STORY: readonly string[] = [
  `FBC Oil & Gas has been operating since ${COMPANY.foundedYear}. We began with two tankers and a contract for one mine, and learned early that fuel is only as good as the hour at which it arrives.`,
  'Today we buy, store and haul petrol, diesel, kerosene, bitumen and lubricants. Our customers are mines that never stop, factories with their own generators, contractors in remote places and filling stations that cannot afford an empty pump.',
  'Every load is sampled when it is taken on, sealed, tracked on its way and measured again in front of the customer. The papers of both measurements stay together, so that a difference is found on the day and not at the end of the quarter.',
]

export const FIGURES: readonly FigureFact[] = [
  { value: String(COMPANY.foundedYear), label: 'Operating since' },
  { value: '10', label: 'Regions of delivery' },
  { value: '5 days', label: 'Dispatch desk, Monday to Friday' },
  { value: '2', label: 'Measurements of every load' },
]

export const PARTNERS: readonly Point[] = [
  {
    title: 'Refiners and importers',
    text: 'Term contracts with licensed importers and refiners on the coast give us product also when the market is short.',
  },
  {
    title: 'Depot and terminal operators',
    text: 'Shared storage at the coast and inland keeps stock within a day of most customers.',
  },
  {
    title: 'Haulage crews',
    text: 'Owner-drivers who pass our training drive under our rules, our insurance and our tracking.',
  },
  {
    title: 'Inspection laboratories',
    text: 'Independent laboratories test what we load. We pay for the test and the customer keeps the report.',
  },
  {
    title: 'Mines and manufacturers',
    text: 'Long-term customers plan stock together with our dispatchers, a month ahead.',
  },
]

export const SERVICES: ServiceDetails = {
  'Bulk petroleum supply':
    'Diesel, petrol, kerosene and bitumen by the tanker, on a fixed schedule or on call.',
  'Depot storage and handling':
    'Tank space by the month, with stock reports every morning and a yearly calibration.',
  'Road haulage of petroleum products':
    'Sealed compartments, tracked vehicles and drivers who rest when the rules say so.',
  'Lubricants and industrial oils':
    'Engine, gear and hydraulic oils for fleets and plants, with used oil taken back.',
  'Drilling and field support services':
    'Fuel bowsers, water, camps and logistics for crews that work far from the road.',
  'Safety and quality inspection':
    'Site audits, sampling and training for everyone who receives or stores fuel.',
}
