import { applicationForm } from 'shared-contracts/api/career'
import { CONTACT_FORM } from 'shared-contracts/api/contact'
import { choiceLabel, type FormDescription } from 'shared-contracts/api/form'
import type { InboxApplication, InboxMessage } from 'shared-contracts/desk/inbox'
import { textOf } from '../text-of.ts'

type InboxField = readonly [name: keyof InboxApplication | keyof InboxMessage, label: string]

/** Entries that visitors send, in one of two shapes; the work on both is the same. */
export interface InboxPart {
  readonly part: 'messages' | 'applications'
  readonly title: string
  readonly singular: string
  /** Fields that the sender filled in, with the labels of the public form. */
  readonly fields: readonly InboxField[]
  /** The public form, which names the values that were chosen in it. */
  readonly form: FormDescription
}

export const MESSAGES: InboxPart = {
  part: 'messages',
  title: 'Messages',
  singular: 'message',
  fields: [
    ['subsidiary', 'Subsidiary'],
    ['message', 'Message'],
  ],
  form: CONTACT_FORM,
}

export const APPLICATIONS: InboxPart = {
  part: 'applications',
  title: 'Applications',
  singular: 'application',
  fields: [
    ['position', 'Position'],
    ['phone', 'Phone'],
    ['experience', 'Experience'],
    ['education', 'Education'],
    ['availability', 'Availability'],
    ['cv', 'CV'],
    ['coverLetter', 'Cover Letter'],
  ],
  // Positions are named by their titles, so none has to be known here.
  form: applicationForm([]),
}

/** What the sender filled in, as labels and words, what it is about first. */
export function factsOf(
  { fields, form }: InboxPart,
  record: Readonly<Record<string, unknown>>,
): [label: string, text: string][] {
  return fields.map(([name, label]) => {
    const subject = textOf(record['subject'])
    if (name === 'subsidiary' && subject) return ['About', subject]
    return [label, choiceLabel(form, name, textOf(record[name]))]
  })
}
