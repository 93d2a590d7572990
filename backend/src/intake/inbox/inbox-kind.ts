import type { Type } from '@nestjs/common'
import { InboxApplication, InboxMessage } from 'shared-contracts/desk/inbox'
import type { Role } from 'shared-contracts/desk/roles'
import { IsNull, Not, type EntityManager, type FindOperator } from 'typeorm'
import { CareerApplication } from '../careers/career-application.entity.ts'
import { Contact } from '../contact/contact.entity.ts'
import { publicAnswersTo } from '../public-answers/public-answers.ts'
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
  /** Members that are read from elsewhere, by the record's id. */
  readonly more?: (
    manager: EntityManager,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, object>>
  /** Roles that see some of them alone, and which. */
  readonly limits?: Readonly<Partial<Record<Role, Limit>>>
  /** Which of them whoever asks may see; all of them without. */
  readonly scope?: Limit
}

/** What every record must be that a role may see. */
type Limit = Readonly<Record<string, FindOperator<unknown>>>

/** A kind as a role sees it. */
export const seenBy = (kind: InboxKind, role: Role): InboxKind => {
  const scope = kind.limits?.[role]
  return scope ? { ...kind, scope } : kind
}

export const MESSAGES: InboxKind<Contact> = {
  part: 'messages',
  one: 'message',
  entity: Contact,
  column: 'contactId',
  searched: ['subsidiary', 'message', 'subject'],
  topic: 'subsidiary',
  schema: InboxMessage,
  content: ({ subsidiary, message, subject, factKind, factSlug, factAddress }) => ({
    ...{ subsidiary, message, subject },
    fact: factKind && { kind: factKind, slug: factSlug, address: factAddress },
  }),
  more: publicAnswersTo,
  // They answer for what the league publishes, and for nothing else that people write to the group.
  limits: { 'league-editor': { factKind: Not(IsNull()) } },
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
