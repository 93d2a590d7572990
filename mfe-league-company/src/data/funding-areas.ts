export interface FundingArea {
  readonly title: string
  /** In millions of US dollars. */
  readonly amount: number
  readonly description: string
  readonly features: readonly string[]
}

/** Funding goal of the development initiative, in millions of US dollars (requirement 9). */
export const FUNDING_GOAL = 50

/** Disclaimer for the goal. It must appear wherever the goal is explained. */
export const NO_OFFER =
  'This describes a plan. It is not an offer of securities, nor an invitation to invest; any investment would be made under its own documents and the laws that apply to them.'

/** The four purposes of the fund, largest first. Their amounts add up to the goal. */
export const FUNDING_AREAS: readonly FundingArea[] = [
  {
    title: 'Stadium Development',
    amount: 20,
    description:
      'Grounds that are safe, lit and ready for cameras, so that a club can receive its own supporters and its matches can be shown anywhere.',
    features: [
      'Floodlights to broadcast standard',
      'Pitches that last a season',
      'Covered stands and step-free access',
      'Camera positions and media rooms',
    ],
  },
  {
    title: 'Youth Development',
    amount: 15,
    description:
      'A path from the school field to the first team, walked with qualified coaches and with an education beside the training.',
    features: [
      'Club academies by age group',
      'Youth leagues for girls and boys',
      'Courses for coaches and referees',
      'Schooling and welfare of young players',
    ],
  },
  {
    title: 'Technology and Broadcasting',
    amount: 10,
    description:
      'Production, streaming and data that let the league be watched, measured and remembered to one standard.',
    features: [
      'Mobile production units',
      'Streaming and a match archive',
      'Match data and analysis for clubs',
      'Digital ticketing',
    ],
  },
  {
    title: 'Commercial Growth',
    amount: 5,
    description:
      'The trade that keeps clubs solvent after the fund is spent: brands, shops, partners and a match day worth a ticket.',
    features: [
      'Club brands and licensing',
      'Merchandise and retail',
      'Reporting to partners',
      'Match-day experience',
    ],
  },
]
