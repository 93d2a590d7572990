export interface Entry {
  readonly title: string
  readonly text: string
}

/** Six services that support the five lines of work (requirement 2.6). */
export const SUPPORTING_SERVICES: readonly Entry[] = [
  {
    title: 'Logistics and Transport',
    text: 'Trucks, tankers and warehouses between the ports of Tema and Takoradi and any site in the country.',
  },
  {
    title: 'Trade and Project Finance',
    text: 'Letters of credit, supplier terms and staged payments, arranged with banks that know our books.',
  },
  {
    title: 'Forex Trading',
    text: 'Currency cover for import and export contracts, through licensed dealers and at quoted rates.',
  },
  {
    title: 'Quality and Safety Assurance',
    text: 'Inspectors of our own on depots, sites and farms, with the right to stop any job.',
  },
  {
    title: 'Regulatory Advice',
    text: 'Permits, licences and local-content plans, prepared by people who have sat through the hearings.',
  },
  {
    title: 'Training and Skills',
    text: 'Apprenticeships and short courses for drivers, builders, buyers and growers, open to partners.',
  },
]

export const REASONS: readonly Entry[] = [
  {
    title: 'One group, one contract',
    text: 'Fuel, freight, building and supply under a single agreement, with one person who answers the phone.',
  },
  {
    title: 'Proven since 2014',
    text: 'Over a decade of service, 150+ projects completed, and 99% of deliveries on time.',
  },
  {
    title: 'A network that reaches',
    text: '50+ partners and 200+ vetted suppliers in 50+ countries, visited before they are listed.',
  },
  {
    title: 'Local by conviction',
    text: 'Ghanaian teams lead every company, and suppliers nearby are asked first.',
  },
]

export const INDUSTRIES: readonly Entry[] = [
  { title: 'Energy and Utilities', text: 'Fuel for power plants, depots and filling stations.' },
  {
    title: 'Mining and Minerals',
    text: 'Diesel, parts and a licensed buyer for licensed producers.',
  },
  {
    title: 'Construction and Infrastructure',
    text: 'Roads, estates, plants and public buildings.',
  },
  {
    title: 'Agriculture and Food',
    text: 'Inputs, storage and off-take for growers and processors.',
  },
  { title: 'Manufacturing', text: 'Raw materials, spares and stock control for running lines.' },
  { title: 'Public Sector', text: 'Tenders delivered to the letter and to the date.' },
]
