/** An opening of a new installation, without a last day for applications. */
export interface OpeningSeed {
  /** Its name in an address. It also identifies the seed. */
  readonly slug: string
  readonly title: string
  readonly department: string
  readonly location: string
  readonly type: string
  readonly description: string
  readonly requirements: readonly string[]
  /** ISO 8601 date. */
  readonly postedOn: string
}

const everywhere = { location: 'Accra, Ghana', type: 'Full-time', postedOn: '2025-07-09' } as const

/** The five openings of requirement 2.10, in the order in which the page lists them. */
export const OPENING_SEEDS: readonly OpeningSeed[] = [
  {
    ...everywhere,
    slug: 'senior-oil-gas-engineer',
    title: 'Senior Oil & Gas Engineer',
    department: 'Oil & Gas',
    description:
      'You plan and oversee work on depots, pipelines and loading systems, and have the last word when safety and schedule disagree.',
    requirements: [
      'Degree in petroleum, mechanical or chemical engineering',
      'Five years or more in downstream or field operations',
      'Practice in hazard studies and permits to work',
      'Registration with the Ghana Institution of Engineering, or the will to obtain it',
    ],
  },
  {
    ...everywhere,
    slug: 'procurement-manager',
    title: 'Procurement Manager',
    department: 'Procurement',
    description:
      'You lead sourcing for large contracts, from the first market study to the last delivery note, and keep the supplier list honest.',
    requirements: [
      'Degree in supply chain, business or engineering',
      'Four years or more in tendering and contract management',
      'Confidence in negotiation and in Incoterms',
      'CIPS membership is welcome',
    ],
  },
  {
    ...everywhere,
    slug: 'gold-trading-analyst',
    title: 'Gold Trading Analyst',
    department: 'Gold',
    description:
      'You watch spot and forward markets, price purchases against them, and explain every position in a page that anyone can read.',
    requirements: [
      'Degree in finance, economics or mathematics',
      'Two years or more in commodity or currency markets',
      'Sound statistics, and code that others can follow',
      'Knowledge of responsible sourcing rules',
    ],
  },
  {
    ...everywhere,
    slug: 'construction-project-manager',
    title: 'Construction Project Manager',
    department: 'Construction & Real Estate',
    description:
      'You take a project from drawings to handover: programme, budget, crews, inspections, and the trust of the client.',
    requirements: [
      'Degree in civil engineering, building technology or quantity surveying',
      'Five years or more on site, two of them in charge',
      'Command of scheduling and cost control',
      'A record of safe sites',
    ],
  },
  {
    ...everywhere,
    slug: 'agricultural-specialist',
    title: 'Agricultural Specialist',
    department: 'Agricol Services',
    description:
      'You advise growers on seed, soil and storage, run trials on our own fields, and turn what works into something a cooperative can adopt.',
    requirements: [
      'Degree in agronomy, crop science or agricultural extension',
      'Three years or more of field work with growers',
      'At home in at least one language of Northern Ghana',
      'Driving licence, and no fear of laterite roads',
    ],
  },
]
