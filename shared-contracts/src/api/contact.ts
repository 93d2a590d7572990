import { formatWhole } from '../format/whole.ts'
import * as v from 'valibot'
import { SUBSIDIARY_LABELS, SUBSIDIARY_SLUGS } from '../site/subsidiaries.ts'
import { emailAddress, form, type FormDescription, type FormNotice } from './form.ts'
import { singleLine } from './single-line.ts'
import { visible } from './visible.ts'

/** Possible subjects of a contact message: a subsidiary, or a general inquiry (requirement 5). */
export const CONTACT_SUBJECTS = [...SUBSIDIARY_SLUGS, 'general'] as const

/** Upper bounds keep a message short enough for mail clients; the requirements set only the lower ones. */
export const CONTACT_LIMITS = { name: 100, message: 10_000 } as const

const name = (required: string) =>
  v.pipe(
    v.string(required),
    singleLine(),
    v.minLength(1, required),
    v.maxLength(CONTACT_LIMITS.name, `Please use at most ${CONTACT_LIMITS.name} characters`),
  )

/** Body of `POST /api/contact`. Messages are verbatim those of requirement 5. */
export const ContactRequest = form({
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  email: emailAddress('Please enter a valid email address'),
  subsidiary: v.picklist(CONTACT_SUBJECTS, 'Please select a subsidiary'),
  message: v.pipe(
    v.string('Message must be at least 10 characters long'),
    v.normalize('NFC'),
    v.trim(),
    visible(),
    v.minLength(10, 'Message must be at least 10 characters long'),
    v.maxLength(
      CONTACT_LIMITS.message,
      `Message must be at most ${formatWhole(CONTACT_LIMITS.message)} characters long`,
    ),
  ),
})
export type ContactRequest = v.InferOutput<typeof ContactRequest>

/** The contact form (requirements 4, 5 and 8). */
export const CONTACT_FORM: FormDescription<keyof ContactRequest> & { readonly sent: FormNotice } = {
  action: '/api/contact',
  title: 'Contact',
  fields: [
    { name: 'firstName', label: 'First Name', autoComplete: 'given-name', isRequired: true },
    { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', isRequired: true },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', isRequired: true },
    {
      name: 'subsidiary',
      label: 'Subsidiary',
      placeholder: 'Select a subsidiary',
      choices: CONTACT_SUBJECTS.map((value) => ({
        value,
        label: value === 'general' ? 'General Inquiry' : SUBSIDIARY_LABELS[value],
      })),
      isRequired: true,
    },
    { name: 'message', label: 'Message', rows: 5, isRequired: true },
  ],
  button: 'Send Message',
  busy: 'Sending...',
  sent: {
    title: 'Message sent successfully!',
    description: "We'll get back to you as soon as possible.",
  },
  failed: { title: 'Error sending message', description: 'Please try again later.' },
}

/** Response to an accepted message. */
export const ContactResponse = v.object({
  id: v.number(),
  createdAt: v.string(),
  /** Code by which the visitor can refer to the message; absent for messages from before there were codes. */
  reference: v.optional(v.string()),
})
export type ContactResponse = v.InferOutput<typeof ContactResponse>
