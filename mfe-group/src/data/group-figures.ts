import { COMPANY } from 'shared-contracts/site/company'

/** A figure of the group. */
export interface GroupFigure {
  readonly label: string
  readonly value: number
  readonly suffix: string
}

/** Counters of the home page (requirements 2.4 and 9). */
export const GROUP_FIGURES: readonly GroupFigure[] = [
  { label: 'Established', value: COMPANY.foundedYear, suffix: '' },
  { label: 'Active Subsidiaries', value: 5, suffix: '' },
  { label: 'Strategic Partners', value: 50, suffix: '+' },
]
