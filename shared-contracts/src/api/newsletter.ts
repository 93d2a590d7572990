import * as v from 'valibot'
import { form } from './form.ts'

const INVALID_EMAIL = 'Please enter a valid email address'

/** Body of `POST /api/newsletter`. The requirements name no call for the newsletter boxes; this one is ours. */
export const NewsletterRequest = form({
  email: v.pipe(
    v.string(INVALID_EMAIL),
    v.normalize('NFC'),
    v.trim(),
    v.email(INVALID_EMAIL),
    v.maxLength(254, INVALID_EMAIL),
  ),
})
export type NewsletterRequest = v.InferOutput<typeof NewsletterRequest>

/** The same for an address that is new and for one that is on the list: nobody can ask who reads the letter. */
export const NewsletterResponse = v.object({ email: v.string() })
export type NewsletterResponse = v.InferOutput<typeof NewsletterResponse>
