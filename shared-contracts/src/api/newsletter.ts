import * as v from 'valibot'
import { emailAddress, form, type FormDescription, type FormNotice } from './form.ts'

/**
 * Newsletters that visitors can subscribe to: the group's, and that of the league's company. Each has a list of
 * its own.
 */
export const NEWSLETTERS = ['group', 'league-company'] as const
export const NewsletterList = v.picklist(NEWSLETTERS)
export type NewsletterList = v.InferOutput<typeof NewsletterList>

/** Body of `POST /api/newsletter`. The requirements define no call for the newsletter boxes; this one is ours. */
export const NewsletterRequest = form({
  email: emailAddress('Please enter a valid email address'),
  /** Pages from before there were two lists send none. */
  list: v.optional(NewsletterList, 'group'),
})
export type NewsletterRequest = v.InferOutput<typeof NewsletterRequest>

/** The same for a new address and for one on the list already, so that nobody can find out who subscribes. */
export const NewsletterResponse = v.object({
  email: v.string(),
  /** Whether this installation sends mail; if not, the confirmation request waits until it does. */
  isMailed: v.boolean(),
})
export type NewsletterResponse = v.InferOutput<typeof NewsletterResponse>

const Unmailed = v.object({ isMailed: v.literal(false) })

/** Returns whether mail is sent, from the response to a sign-up; older servers do not say, which counts as yes. */
export const isMailedBy = (answer: unknown): boolean => !v.is(Unmailed, answer)

const formOf = (
  list: NewsletterList,
  words: { placeholder: string; button: string; busy: string; failed: FormNotice },
): FormDescription<keyof NewsletterRequest> => {
  const { placeholder, ...rest } = words
  return {
    action: '/api/newsletter',
    title: 'Newsletter',
    constants: { list },
    fields: [
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        autoComplete: 'email',
        placeholder,
        isRequired: true,
      },
    ],
    ...rest,
  }
}

export const NEWSLETTER_FORMS: Readonly<
  Record<NewsletterList, FormDescription<keyof NewsletterRequest>>
> = {
  group: formOf('group', {
    placeholder: 'you@example.com',
    button: 'Subscribe',
    busy: 'Subscribing...',
    failed: {
      title: 'Your address has not been stored',
      description: 'Please try again in a moment.',
    },
  }),
  'league-company': formOf('league-company', {
    placeholder: 'Enter your email',
    button: 'Subscribe Now',
    busy: 'Sending...',
    failed: { title: 'You are not subscribed yet', description: 'Please try again later.' },
  }),
}

/** Notice after a sign-up: a mail is on its way, or waits until there is a mail server. */
export const newsletterSent = (isMailed: boolean): FormNotice =>
  isMailed
    ? { title: 'Please confirm your address', description: 'We have sent you a link.' }
    : {
        title: 'Your address is noted',
        description:
          'This site does not send mail yet. As soon as it does, you get a link by which to confirm.',
      }
