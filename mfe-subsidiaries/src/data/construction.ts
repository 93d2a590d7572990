import type { FigureFact } from '../features/about/About.tsx'
import type { Point } from '../features/points/Points.tsx'
import type { ServiceDetails } from '../features/services/Services.tsx'

export const STORY: readonly string[] = [
  'FBC Construction & Real Estate designs, builds and looks after homes, offices, roads and industrial facilities. We are classed K1 and D1: the first class for civil works, and the first for buildings.',
  'Our engineers sign the drawings, our own crews pour the concrete, and a site diary that the client may read every evening says what was done. Surprises are told on the day they happen, with a proposal.',
  'We also develop property under our own name. Whoever lives beside what he has sold builds differently, and that habit has reached every other site of ours.',
]

export const FIGURES: readonly FigureFact[] = [
  { value: '150+', label: 'Projects completed' },
  { value: '99%', label: 'On-time handover' },
  { value: 'K1', label: 'Class for civil works' },
  { value: 'D1', label: 'Class for buildings' },
]

export const MISSION: readonly Point[] = [
  {
    title: 'Our Mission',
    text: 'To build what people need, to the standard they paid for, and to leave every place better ordered than we found it.',
  },
  {
    title: 'Our Vision',
    text: 'A Ghana whose roads, homes and workplaces are built by Ghanaian companies that the whole region would hire.',
  },
  {
    title: 'Our Values',
    text: 'Safety before schedule. Measured before promised. One price for everyone. Apprentices on every site.',
  },
]

export const REASONS: readonly Point[] = [
  {
    title: 'Classed K1 and D1',
    text: 'The first class for civil works and the first for buildings, under the classification of contractors in Ghana.',
  },
  {
    title: '99% on-time',
    text: 'The date in the contract is planned backwards, week by week, and watched every Monday.',
  },
  {
    title: '150+ projects',
    text: 'There is hardly a soil, a season or a permit office that our site managers have not met.',
  },
  {
    title: 'Own crews, own plant',
    text: 'Mixers, cranes and the people who run them are ours, so that a site does not wait for a hire firm.',
  },
  {
    title: 'Open books',
    text: 'Quantities are measured together with the client and paid as measured.',
  },
  {
    title: 'Safety first, in fact',
    text: 'Every day begins with a safety talk, and anyone may stop the work.',
  },
]

export const PARTNERS: readonly Point[] = [
  {
    title: 'Architects and engineers',
    text: 'Independent practices in Accra and Kumasi design with us, and check us.',
  },
  {
    title: 'Cement and steel makers',
    text: 'Framework prices keep an estimate valid until the roof is on.',
  },
  {
    title: 'Development banks and mortgage lenders',
    text: 'They finance our clients, and send their own engineers to look.',
  },
  {
    title: 'Local authorities',
    text: 'Permits, inspections and public works, by the book and on the record.',
  },
  {
    title: 'Technical institutes',
    text: 'Apprentices learn with us and leave with a certificate and often with a job.',
  },
]

export const SERVICES: ServiceDetails = {
  'Residential and commercial building':
    'Houses, flats, offices, schools and clinics, from the soil test to the keys.',
  'Roads and civil engineering':
    'Feeder roads, town roads, drainage, culverts and small bridges, designed for the heavy rains.',
  'Real estate development':
    'Land with a clean title, planned, serviced, built and sold under a written warranty.',
  'Project and site management':
    'We run sites for owners who have a contractor and would like a second pair of eyes.',
  'Renovation and facility upkeep':
    'Repairs, extensions and yearly maintenance plans for buildings old and new.',
}
