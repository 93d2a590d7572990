import { formatWhole } from '../format/whole.ts'
import * as v from 'valibot'
import { emailAddress, form, type FormDescription, type FormNotice } from './form.ts'
import { singleLine } from './single-line.ts'
import { visible } from './visible.ts'

/** Fixed choices of requirement 9. */
export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior'] as const
export const EDUCATION_LEVELS = ['bachelor', 'master', 'phd', 'professional'] as const
export const AVAILABILITIES = ['immediate', '2weeks', '1month', '2months'] as const

/** Upper bounds; the requirements set only the lower ones. */
export const CAREER_LIMITS = {
  name: 100,
  phone: 40,
  position: 120,
  cv: 20_000,
  coverLetter: 20_000,
} as const

const text = (required: string, max: number) =>
  v.pipe(
    v.string(required),
    singleLine(),
    v.minLength(1, required),
    v.maxLength(max, `Please use at most ${formatWhole(max)} characters`),
  )

/** Body of `POST /api/careers/apply`. Messages are verbatim those of requirement 5. */
export const CareerApplicationRequest = form({
  firstName: text('First name is required', CAREER_LIMITS.name),
  lastName: text('Last name is required', CAREER_LIMITS.name),
  email: emailAddress('Invalid email address'),
  phone: text('Phone number is required', CAREER_LIMITS.phone),
  /** Title of an opening; only the API knows which ones are open. */
  position: text('Position is required', CAREER_LIMITS.position),
  experience: v.picklist(EXPERIENCE_LEVELS, 'Experience level is required'),
  education: v.picklist(EDUCATION_LEVELS, 'Education is required'),
  /** Link to a CV, or its text. */
  cv: v.nullish(
    v.pipe(
      v.string('CV must be a link or a text'),
      v.normalize('NFC'),
      v.trim(),
      v.maxLength(
        CAREER_LIMITS.cv,
        `Please use at most ${formatWhole(CAREER_LIMITS.cv)} characters`,
      ),
    ),
    '',
  ),
  coverLetter: v.pipe(
    v.string('Cover letter must be at least 10 characters'),
    v.normalize('NFC'),
    v.trim(),
    visible(),
    v.minLength(10, 'Cover letter must be at least 10 characters'),
    v.maxLength(
      CAREER_LIMITS.coverLetter,
      `Cover letter must be at most ${formatWhole(CAREER_LIMITS.coverLetter)} characters`,
    ),
  ),
  availability: v.picklist(AVAILABILITIES, 'Availability is required'),
})
export type CareerApplicationRequest = v.InferOutput<typeof CareerApplicationRequest>

/** Labels that visitors read; the submitted value stays the same. */
const EXPERIENCE = {
  entry: 'Entry (0–2 years)',
  mid: 'Mid (2–5 years)',
  senior: 'Senior (5+ years)',
} satisfies Record<(typeof EXPERIENCE_LEVELS)[number], string>

const EDUCATION = {
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  phd: 'Doctorate (PhD)',
  professional: 'Professional qualification',
} satisfies Record<(typeof EDUCATION_LEVELS)[number], string>

const AVAILABILITY = {
  immediate: 'Immediately',
  '2weeks': 'In 2 weeks',
  '1month': 'In 1 month',
  '2months': 'In 2 months',
} satisfies Record<(typeof AVAILABILITIES)[number], string>

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/**
 * The application form (requirements 4, 5 and 8), with the values of requirement 9's fixed lists.
 *
 * @param positions titles of the openings that may be chosen.
 */
export const applicationForm = (
  positions: readonly string[],
): FormDescription<keyof CareerApplicationRequest> & { readonly sent: FormNotice } => ({
  action: '/api/careers/apply',
  title: 'Apply for a Position',
  fields: [
    { name: 'firstName', label: 'First Name', autoComplete: 'given-name', isRequired: true },
    { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', isRequired: true },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', isRequired: true },
    { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', isRequired: true },
    {
      name: 'position',
      label: 'Position',
      placeholder: 'Select a position',
      choices: choicesOf(positions),
      isRequired: true,
    },
    {
      name: 'experience',
      label: 'Experience',
      placeholder: 'Select your experience',
      choices: EXPERIENCE_LEVELS.map((value) => ({ value, label: EXPERIENCE[value] })),
      isRequired: true,
    },
    {
      name: 'education',
      label: 'Education',
      placeholder: 'Select your education',
      choices: EDUCATION_LEVELS.map((value) => ({ value, label: EDUCATION[value] })),
      isRequired: true,
    },
    {
      name: 'availability',
      label: 'Availability',
      placeholder: 'Select your availability',
      choices: AVAILABILITIES.map((value) => ({ value, label: AVAILABILITY[value] })),
      isRequired: true,
    },
    {
      name: 'cv',
      label: 'CV',
      hint: 'A link to your CV, or its text. Optional.',
      rows: 3,
    },
    { name: 'coverLetter', label: 'Cover Letter', rows: 7, isRequired: true },
  ],
  button: 'Submit Application',
  busy: 'Submitting...',
  sent: {
    title: 'Application Submitted',
    description:
      'Thank you for your interest! We will review your application and contact you soon.',
  },
  failed: { title: 'Error', description: 'Failed to submit application. Please try again.' },
})

export const CareerApplicationResponse = v.object({
  id: v.number(),
  createdAt: v.string(),
  /** As `reference` of `ContactResponse`. */
  reference: v.optional(v.string()),
})
export type CareerApplicationResponse = v.InferOutput<typeof CareerApplicationResponse>
