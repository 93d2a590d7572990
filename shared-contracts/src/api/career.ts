import * as v from 'valibot'
import { form } from './form.ts'
import { singleLine } from './single-line.ts'

/** Titles of the five openings; an application is for one of them (requirement 2.10, 5). */
export const JOB_TITLES = [
  'Senior Oil & Gas Engineer',
  'Procurement Manager',
  'Gold Trading Analyst',
  'Construction Project Manager',
  'Agricultural Specialist',
] as const

/** Fixed choices of requirement 9. */
export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior'] as const
export const EDUCATION_LEVELS = ['bachelor', 'master', 'phd', 'professional'] as const
export const AVAILABILITIES = ['immediate', '2weeks', '1month', '2months'] as const

/** Upper bounds; the requirements set only the lower ones. */
export const CAREER_LIMITS = {
  name: 100,
  email: 254,
  phone: 40,
  cv: 20_000,
  coverLetter: 20_000,
} as const

const text = (required: string, max: number) =>
  v.pipe(
    v.string(required),
    singleLine(),
    v.minLength(1, required),
    v.maxLength(max, `Please use at most ${max.toLocaleString('en-US')} characters`),
  )

/** Body of `POST /api/careers/apply`. Messages are requirement 5's, letter by letter. */
export const CareerApplicationRequest = form({
  firstName: text('First name is required', CAREER_LIMITS.name),
  lastName: text('Last name is required', CAREER_LIMITS.name),
  email: v.pipe(
    v.string('Invalid email address'),
    v.normalize('NFC'),
    v.trim(),
    v.email('Invalid email address'),
    v.maxLength(CAREER_LIMITS.email, 'Invalid email address'),
  ),
  phone: text('Phone number is required', CAREER_LIMITS.phone),
  position: v.picklist(JOB_TITLES, 'Position is required'),
  experience: v.picklist(EXPERIENCE_LEVELS, 'Experience level is required'),
  education: v.picklist(EDUCATION_LEVELS, 'Education is required'),
  /** Link to a CV, or its text. */
  cv: v.optional(
    v.pipe(
      v.string(),
      v.normalize('NFC'),
      v.trim(),
      v.maxLength(
        CAREER_LIMITS.cv,
        `Please use at most ${CAREER_LIMITS.cv.toLocaleString('en-US')} characters`,
      ),
    ),
    '',
  ),
  coverLetter: v.pipe(
    v.string('Cover letter must be at least 10 characters'),
    v.normalize('NFC'),
    v.trim(),
    v.minLength(10, 'Cover letter must be at least 10 characters'),
    v.maxLength(
      CAREER_LIMITS.coverLetter,
      `Cover letter must be at most ${CAREER_LIMITS.coverLetter.toLocaleString('en-US')} characters`,
    ),
  ),
  availability: v.picklist(AVAILABILITIES, 'Availability is required'),
})
export type CareerApplicationRequest = v.InferOutput<typeof CareerApplicationRequest>

/** What the form holds before it is valid: every field is text, empty at first (requirement 3). */
export type CareerApplicationDraft = Record<keyof CareerApplicationRequest, string>

export const CareerApplicationResponse = v.object({
  id: v.number(),
  createdAt: v.string(),
  /** As `reference` of `ContactResponse`. */
  reference: v.optional(v.string()),
})
export type CareerApplicationResponse = v.InferOutput<typeof CareerApplicationResponse>
