import type { EntityManager } from 'typeorm'

/** A mail in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Address for replies. */
  readonly replyTo?: string
  /** Ids of our earlier mails in the same thread, oldest first. */
  readonly thread?: readonly string[]
  /** Address that unsubscribes the recipient by one POST (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Records that the server has accepted the mail, in the transaction that removes it from the outbox. */
export type NoteSent = (manager: EntityManager, recordId: number) => Promise<void>

/** Writes the mail about a record; null when the record is gone. */
export type Compose = (recordId: number) => Promise<Mail | null>
