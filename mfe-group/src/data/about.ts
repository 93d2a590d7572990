/** The seven INSPIRE values, in the order of the word's letters. */
export const VALUES = [
  { name: 'Integrity', text: 'We say what we will do, do it, and put our name under it.' },
  {
    name: 'Innovation',
    text: 'We try better ways on a small scale first, and keep what proves itself.',
  },
  {
    name: 'Sustainability',
    text: 'Soil, water and air are on loan. We plan to give them back in good order.',
  },
  { name: 'Partnership', text: 'A deal is good when both sides want the next one.' },
  { name: 'Inclusion', text: 'Talent is everywhere. We look for it where others do not.' },
  { name: 'Responsibility', text: 'When something goes wrong, the first call comes from us.' },
  { name: 'Empowerment', text: 'Decisions are made by the people who are closest to the work.' },
]

/** The group's parent company and the four subsidiaries that requirement 2.5 lists beside it. */
export const PORTFOLIO = [
  {
    slug: 'oil-gas',
    name: 'FBC Oil & Gas',
    role: 'Parent company',
    text: 'Where the group began: supply, storage and haulage of petroleum products since 2014.',
  },
  {
    slug: 'procurement',
    name: 'FBC Procurement',
    role: 'Subsidiary',
    text: 'Sourcing and supply for companies and public bodies, from one part to a whole plant.',
  },
  {
    slug: 'gold',
    name: 'FBC Gold',
    role: 'Subsidiary',
    text: 'Gold bought under licence from Ghanaian producers, and delivered through the Ghana Gold Board.',
  },
  {
    slug: 'construction',
    name: 'FBC Construction & Real Estate',
    role: 'Subsidiary',
    text: 'Homes, offices, roads and industrial facilities, designed, built and looked after.',
  },
  {
    slug: 'agricol',
    name: 'FBC Agricol Services',
    role: 'Subsidiary',
    text: 'Farming, inputs, storage and markets, with growers and cooperatives as partners.',
  },
] as const

/** The group's commitments, in figures (requirement 2.5). */
export const COMMITMENTS = [
  { value: 5, suffix: '', label: 'Business Sectors', text: 'one standard of work in all of them' },
  {
    value: 50,
    suffix: '+',
    label: 'Strategic Partners',
    text: 'who came back after the first contract',
  },
  { value: 100, suffix: '%', label: 'Commitment', text: 'to what we have signed' },
]
