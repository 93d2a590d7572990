import { AVAILABILITIES, EDUCATION_LEVELS, EXPERIENCE_LEVELS, JOB_TITLES } from 'shared-contracts'

const LABELS = {
  entry: 'Entry Level (0-2 years)',
  mid: 'Mid Level (2-5 years)',
  senior: 'Senior Level (5+ years)',
  bachelor: "Bachelor's Degree",
  master: "Master's Degree",
  phd: 'PhD',
  professional: 'Professional Certification',
  immediate: 'Immediate',
  '2weeks': '2 Weeks',
  '1month': '1 Month',
  '2months': '2 Months',
}

const choicesOf = (values: readonly (keyof typeof LABELS)[]) =>
  values.map((value) => ({ value, label: LABELS[value] }))

/** The fixed lists of SPEC 9, as the application form shows them. */
export const POSITION_CHOICES = JOB_TITLES.map((title) => ({ value: title, label: title }))
export const EXPERIENCE_CHOICES = choicesOf(EXPERIENCE_LEVELS)
export const EDUCATION_CHOICES = choicesOf(EDUCATION_LEVELS)
export const AVAILABILITY_CHOICES = choicesOf(AVAILABILITIES)
