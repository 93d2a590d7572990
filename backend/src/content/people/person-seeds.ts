/** A member of the management team whom the group has not named yet, so that only the role is shown. */
export interface PersonSeed {
  /** Also identifies the seed. */
  readonly role: string
  readonly text: string
}

/** Requirement 2.5: a chief executive and six general managers, in the order of the page. */
export const PERSON_SEEDS: readonly PersonSeed[] = [
  {
    role: 'Chief Executive Officer',
    text: 'Leads the group and answers to its shareholders for all of it.',
  },
  {
    role: 'General Manager, Oil & Gas',
    text: 'Runs depots, haulage and supply, and signs off every safety case.',
  },
  {
    role: 'General Manager, Procurement',
    text: 'Holds the supplier network to its word on price, quality and date.',
  },
  {
    role: 'General Manager, Gold',
    text: 'Oversees purchase under licence and delivery to the Gold Board.',
  },
  {
    role: 'General Manager, Construction',
    text: 'Brings projects from drawing to handover, on the agreed day.',
  },
  {
    role: 'General Manager, Agricol Services',
    text: 'Works with growers from the choice of seed to the sale of the harvest.',
  },
  {
    role: 'General Manager, Finance and Administration',
    text: 'Keeps the books of six teams honest, current and easy to read.',
  },
]
