import type { FigureFact } from '../features/about/About.tsx'
import type { Point } from '../features/points/Points.tsx'
import type { ServiceDetails } from '../features/services/Services.tsx'
import type { Testimonial } from '../pages/procurement/Testimonials.tsx'

export const STORY: readonly string[] = [
  'A purchase fails quietly: the wrong thread on a coupling, a certificate that nobody asked for, a container that waits three weeks for one stamp. FBC Procurement exists so that such things happen to us and not to you.',
  'Our buyers are engineers, customs brokers and former site managers. They read the drawing before they write the tender, visit the factory before they pay the deposit, and stay with the shipment until it stands in your store.',
  'You see what we see: three offers where three exist, the true landed cost, and our fee as a line of its own. We take no commission from suppliers.',
]

export const FIGURES: readonly FigureFact[] = [
  { value: '200+', label: 'Vetted suppliers' },
  { value: '50+', label: 'Countries' },
  { value: '1000+', label: 'Products sourced' },
  { value: '3', label: 'Offers for every purchase' },
]

export const PARTNERS: readonly Point[] = [
  {
    title: 'Manufacturers',
    text: '200+ suppliers in 50+ countries, each visited or audited before the first order.',
  },
  {
    title: 'Freight forwarders',
    text: 'Sea, air and road carriers with standing rates from the main ports to Tema and Takoradi.',
  },
  {
    title: 'Customs brokers',
    text: 'Licensed brokers who prepare the papers while the ship is still under way.',
  },
  {
    title: 'Inspection companies',
    text: 'Independent inspectors who look into the box before it is sealed.',
  },
  {
    title: 'Banks and insurers',
    text: 'Letters of credit and cargo cover arranged in the name of the client.',
  },
]

export const SERVICES: ServiceDetails = {
  'Strategic sourcing': 'We study what you buy in a year and find out what it should cost.',
  'Supplier vetting and audits':
    'Finances, factory, references and labour conditions, with a report that you may keep.',
  'Tender and contract management':
    'Documents, clarifications, evaluation and a contract that somebody then enforces.',
  'Customs clearing and freight': 'Door to door, with one person who knows where the box is today.',
  'Warehousing and stock control':
    'Bonded and free storage in Tema, counted every week, delivered by the day.',
  'Spend analysis and cost reduction':
    'Your own invoices, sorted and compared. Most first reviews pay for themselves.',
}

/** Invented, and named by their office. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Operations Director',
    role: 'Mining company, Western Region',
    testimony:
      'They told us in the first week that our pump was over-specified. No supplier had ever told us to buy less.',
  },
  {
    name: 'Head of Supply',
    role: 'Hospital group, Accra',
    testimony:
      'Forty shipments in a year and not one demurrage bill. Our stores finally plan by dates instead of by hope.',
  },
  {
    name: 'Project Manager',
    role: 'Solar developer, Northern Region',
    testimony:
      'The fee stands on the invoice as a line of its own. That is why the second contract took one meeting.',
  },
]

export const SOLUTIONS: readonly Point[] = [
  {
    title: 'Full outsourcing',
    text: 'We run your purchasing department: people, systems and reports, measured against agreed savings.',
  },
  {
    title: 'Project procurement',
    text: 'Everything for one plant, building or roll-out, bought to the schedule of the site.',
  },
  {
    title: 'Spot buying',
    text: 'The one part that stops the line, found, checked and flown in.',
  },
  {
    title: 'Supply chain advice',
    text: 'A review of contracts, stocks and routes, with a plan that your own team carries out.',
  },
]

export const PROCESS: readonly Point[] = [
  {
    title: 'Assessment',
    text: 'We read your orders, talk to the people who use the goods and measure where money and time go.',
  },
  {
    title: 'Strategy',
    text: 'You get a plan for each group of goods: whom to ask, what to hold in stock, what to stop buying.',
  },
  {
    title: 'Implementation',
    text: 'We tender, contract and ship. Your team sees every order and its date on one page.',
  },
  {
    title: 'Optimization',
    text: 'Every quarter we compare results with the plan, and prices with the market, and begin again.',
  },
]
