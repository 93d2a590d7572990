import * as v from 'valibot'
import { emailAddress, form, type FormDescription, type FormNotice } from './form.ts'

/** The letters that can be asked for: the group's, and that of the league's company. Each is a list of its own. */
export const NEWSLETTERS = ['group', 'league-company'] as const
export const NewsletterList = v.picklist(NEWSLETTERS)
export type NewsletterList = v.InferOutput<typeof NewsletterList>

/** Body of `POST /api/newsletter`. The requirements name no call for the newsletter boxes; this one is ours. */
export const NewsletterRequest = form({
  email: emailAddress('Please enter a valid email address'),
  /** Pages from before there were two lists name none. */
  list: v.optional(NewsletterList, 'group'),
})
export type NewsletterRequest = v.InferOutput<typeof NewsletterRequest>

/** The same for an address that is new and for one that is on the list: nobody can ask who reads the letter. */
export const NewsletterResponse = v.object({
  email: v.string(),
  /** Whether this installation sends mail; without it, the question waits until it does. */
  isMailed: v.boolean(),
})
export type NewsletterResponse = v.InferOutput<typeof NewsletterResponse>

const Unmailed = v.object({ isMailed: v.literal(false) })

/** Reads of an answer to a sign-up whether mail goes out; an older server's says nothing else. */
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

/** What is true after a sign-up: a mail is on its way, or waits until there is a server that sends it. */
export const newsletterSent = (isMailed: boolean): FormNotice =>
  isMailed
    ? { title: 'Please confirm your address', description: 'We have sent you a link.' }
    : {
        title: 'Your address is noted',
        description:
          'This site does not send mail yet. As soon as it does, you get a link by which to confirm.',
      }
