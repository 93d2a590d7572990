import type { Type } from '@nestjs/common'
import { InboxApplication, InboxMessage } from 'shared-contracts/desk/inbox'
import type { Role } from 'shared-contracts/desk/roles'
import { IsNull, Not, type EntityManager, type FindOperator } from 'typeorm'
import { CareerApplication } from '../careers/career-application.entity.ts'
import { Contact } from '../contact/contact.entity.ts'
import { publicAnswersTo } from '../public-answers/public-answers.ts'
import type { Submission } from '../submission/submission.entity.ts'

/** A kind of submission, as the desk handles it. */
export interface InboxKind<Stored extends Submission = Submission> {
  /** Part of the desk, which also names its retention period. */
  readonly part: 'messages' | 'applications'
  /** Its name in the singular. */
  readonly one: string
  readonly entity: Type<Stored>
  /** Column of a thread that refers to it. */
  readonly column: 'contactId' | 'applicationId'
  /** Properties that are searched, besides sender and reference. */
  readonly searched: readonly string[]
  /** Property that the list can be filtered by, besides state and assignee. */
  readonly topic: string
  readonly schema: typeof InboxMessage | typeof InboxApplication
  /** Returns the properties of this kind alone. */
  content(stored: Stored): object
  /** Reads properties that are stored elsewhere, by the record's id. */
  readonly more?: (
    manager: EntityManager,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, object>>
  /** For roles that see only some of the records, the condition for those. */
  readonly limits?: Readonly<Partial<Record<Role, Limit>>>
  /** Condition for the records that the caller may see; all of them if missing. */
  readonly scope?: Limit
}

/** Condition that every record visible to a role fulfils. */
type Limit = Readonly<Record<string, FindOperator<unknown>>>

/** Restricts a kind to the records that a role may see. */
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
  // League editors handle only reports about what the league publishes, not other messages to the group.
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
