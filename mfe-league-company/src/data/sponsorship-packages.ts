export interface SponsorshipPackage {
  readonly title: string
  readonly price: string
  readonly duration: string
  readonly description: string
  readonly benefits: readonly string[]
  /** Whether the package is highlighted. */
  readonly featured: boolean
}

/** Prices and terms of requirement 9. */
export const SPONSORSHIP_PACKAGES: readonly SponsorshipPackage[] = [
  {
    title: 'Title Sponsor',
    price: '$2M/year',
    duration: '3 years',
    description: 'The league carries your name.',
    benefits: [
      'Naming rights and a joint competition mark',
      'Centre circle, sleeve and backdrop at every match',
      'First place in live programmes and on league channels',
      'No competitor of yours among the partners',
      'A part in the trophy presentation',
      'First call when the term ends',
    ],
    featured: true,
  },
  {
    title: 'Official Partner',
    price: '$500K/year',
    duration: '2 years',
    description: 'The league’s own choice in your field.',
    benefits: [
      'Official Partner of the league in your category',
      'Perimeter boards in rotation at every match',
      'Branded series on league channels',
      'League marks in your own campaigns',
      'Match-day hospitality',
    ],
    featured: false,
  },
  {
    title: 'Team Sponsor',
    price: '$100K/year',
    duration: '1 year',
    description: 'One club, one town, close to home.',
    benefits: [
      'Shirt or sleeve of one club',
      'Boards and announcements at its home ground',
      'Players at your community days',
      'Tickets for home matches',
    ],
    featured: false,
  },
]
