import type { Project } from '../pages/construction/project.ts'

/** Sample projects; no building of these names exists. */
export const PROJECTS: readonly Project[] = [
  {
    title: 'Harbour View Offices',
    description:
      'Nine floors of offices over two of parking, with shaded facades to the south and west.',
    image: 'tower',
    status: 'Completed',
    value: '$18.5M',
  },
  {
    title: 'Palm Court Homes',
    description:
      'Sixty-four terraced houses around three gardens, with water and power of their own.',
    image: 'houses',
    status: 'In Progress',
    value: '$9.2M',
  },
  {
    title: 'Eastern Feeder Roads',
    description:
      'Forty-two kilometres of feeder road with drains and culverts, open in every season.',
    image: 'bridge',
    status: 'In Progress',
    value: '$12.8M',
  },
  {
    title: 'Volta Grain Terminal',
    description: 'Silos, a drying hall and a weighbridge for the harvest of four districts.',
    image: 'silos',
    status: 'Completed',
    value: '$7.6M',
  },
  {
    title: 'Northern Teaching Clinic',
    description:
      'Eighty beds, a theatre block and rooms for students, cooled by its own courtyards.',
    image: 'clinic',
    status: 'Planning',
    value: '$11.4M',
  },
  {
    title: 'Kumasi Market Hall',
    description:
      'A roof for six hundred traders, with cold rooms, a nursery and daylight throughout.',
    image: 'hall',
    status: 'Planning',
    value: '$6.1M',
  },
]
