import type { InboxApplication, InboxMessage } from 'shared-contracts/desk/inbox'

type InboxField = readonly [name: keyof InboxApplication | keyof InboxMessage, label: string]

/** Entries that visitors send, in one of two shapes; the work on both is the same. */
export interface InboxPart {
  readonly part: 'messages' | 'applications'
  readonly title: string
  readonly singular: string
  /** Fields that the sender filled in, with the labels of the public form. */
  readonly fields: readonly InboxField[]
}

export const MESSAGES: InboxPart = {
  part: 'messages',
  title: 'Messages',
  singular: 'message',
  fields: [
    ['subsidiary', 'Subsidiary'],
    ['message', 'Message'],
  ],
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
}
