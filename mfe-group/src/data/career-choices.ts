import {
  AVAILABILITIES,
  EDUCATION_LEVELS,
  EXPERIENCE_LEVELS,
  JOB_TITLES,
} from 'shared-contracts/api/career'

const YEARS = {
  entry: 'entry (0-2 years)',
  mid: 'mid (2-5)',
  senior: 'senior (5+)',
} satisfies Record<(typeof EXPERIENCE_LEVELS)[number], string>

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** The fixed lists of requirement 9, word for word, as the application form shows them. */
export const POSITION_CHOICES = choicesOf(JOB_TITLES)
export const EXPERIENCE_CHOICES = EXPERIENCE_LEVELS.map((value) => ({ value, label: YEARS[value] }))
export const EDUCATION_CHOICES = choicesOf(EDUCATION_LEVELS)
export const AVAILABILITY_CHOICES = choicesOf(AVAILABILITIES)
