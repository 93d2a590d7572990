import type { FarmProject } from '../pages/agricol/FarmProjects.tsx'

export const FARMS: readonly FarmProject[] = [
  {
    title: 'Afram Plains Grain Farm',
    description:
      '10,000 hectares of maize, rice and soya in rotation, with cassava on the lighter soils.',
    image: 'field',
    fact: { label: 'Yield', value: '45 tons/hectare (cassava)' },
    detail: { label: 'Season', value: 'Major and minor rains' },
  },
  {
    title: 'Savannah Livestock Ranch',
    description:
      'Cattle, sheep and goats on managed pasture, with a feed mill fed by our own grain.',
    image: 'palms',
    fact: { label: 'Capacity', value: '5,000 head' },
    detail: { label: 'Type', value: 'Integrated livestock' },
  },
  {
    title: 'Southern Fruit and Grain Terminal',
    description: 'Mango, pineapple and cashew, washed, graded and cooled beside the silos.',
    image: 'silos',
    fact: { label: 'Export', value: '25+ countries' },
    detail: { label: 'Certification', value: 'GlobalGAP' },
  },
]
