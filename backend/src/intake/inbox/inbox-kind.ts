import type { Type } from '@nestjs/common'
import { InboxApplication, InboxMessage } from 'shared-contracts/desk/inbox'
import { CareerApplication } from '../careers/career-application.entity.ts'
import { Contact } from '../contact/contact.entity.ts'
import type { Submission } from '../submission/submission.entity.ts'

/** What visitors send, as the desk sees it. */
export interface InboxKind<Stored extends Submission = Submission> {
  /** Names the part of the desk, and its days of retention. */
  readonly part: 'messages' | 'applications'
  /** One of them in words. */
  readonly one: string
  readonly entity: Type<Stored>
  /** By which its thread is found. */
  readonly column: 'contactId' | 'applicationId'
  /** Members that a search looks into, besides sender and reference. */
  readonly searched: readonly string[]
  /** Member that the list is filtered by, besides state and assignee. */
  readonly topic: string
  readonly schema: typeof InboxMessage | typeof InboxApplication
  /** Its own members. */
  content(stored: Stored): object
}

export const MESSAGES: InboxKind<Contact> = {
  part: 'messages',
  one: 'message',
  entity: Contact,
  column: 'contactId',
  searched: ['subsidiary', 'message'],
  topic: 'subsidiary',
  schema: InboxMessage,
  content: ({ subsidiary, message }) => ({ subsidiary, message }),
}

export const APPLICATIONS: InboxKind<CareerApplication> = {
  part: 'applications',
  one: 'application',
  entity: CareerApplication,
  column: 'applicationId',
  searched: ['position', 'coverLetter', 'phone'],
  topic: 'position',
  schema: InboxApplication,
  content: (stored) => {
    const { phone, position, experience, education, availability, coverLetter, cv } = stored
    return { phone, position, experience, education, availability, coverLetter, cv }
  },
}
