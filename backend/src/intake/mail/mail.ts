import type { EntityManager } from 'typeorm'

/** A mail in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Address for replies. */
  readonly replyTo?: string
  /** Names of our mails before it in the same thread, the oldest first. */
  readonly thread?: readonly string[]
  /** Address that takes the recipient off the list by one POST (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Notes, in the transaction that takes the mail out of the outbox, that the server has accepted it. */
export type NoteSent = (manager: EntityManager, recordId: number) => Promise<void>

/** Writes the mail about a record; null when the record is gone. */
export type Compose = (recordId: number) => Promise<Mail | null>
