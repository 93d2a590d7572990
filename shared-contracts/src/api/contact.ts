import * as v from 'valibot'
import { SUBSIDIARY_SLUGS } from '../site/subsidiaries.ts'
import { form } from './form.ts'
import { singleLine } from './single-line.ts'

/** What a contact message may be about: a subsidiary, or a general inquiry (requirement 5). */
export const CONTACT_SUBJECTS = [...SUBSIDIARY_SLUGS, 'general'] as const

/** Upper bounds keep a message within what a mail client shows; the requirements set only the lower ones. */
export const CONTACT_LIMITS = { name: 100, email: 254, message: 10_000 } as const

const name = (required: string) =>
  v.pipe(
    v.string(required),
    singleLine(),
    v.minLength(1, required),
    v.maxLength(CONTACT_LIMITS.name, `Please use at most ${CONTACT_LIMITS.name} characters`),
  )

/** Body of `POST /api/contact`. Messages are requirement 5's, letter by letter. */
export const ContactRequest = form({
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  email: v.pipe(
    v.string('Please enter a valid email address'),
    v.normalize('NFC'),
    v.trim(),
    v.email('Please enter a valid email address'),
    v.maxLength(CONTACT_LIMITS.email, 'Please enter a valid email address'),
  ),
  subsidiary: v.picklist(CONTACT_SUBJECTS, 'Please select a subsidiary'),
  message: v.pipe(
    v.string('Message must be at least 10 characters long'),
    v.normalize('NFC'),
    v.trim(),
    v.minLength(10, 'Message must be at least 10 characters long'),
    v.maxLength(
      CONTACT_LIMITS.message,
      `Message must be at most ${CONTACT_LIMITS.message.toLocaleString('en-US')} characters long`,
    ),
  ),
})
export type ContactRequest = v.InferOutput<typeof ContactRequest>

/** What the form holds before it is valid: every field is text. */
export type ContactDraft = Record<keyof ContactRequest, string>

/** Answer to an accepted message. */
export const ContactResponse = v.object({
  id: v.number(),
  createdAt: v.string(),
  /** Code by which the visitor may name the message; absent for what was accepted before there were codes. */
  reference: v.optional(v.string()),
})
export type ContactResponse = v.InferOutput<typeof ContactResponse>
