/** A mail in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Address for replies. */
  readonly replyTo?: string
  /** Address that takes the recipient off the list by one POST (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Writes the mail about a record; null when the record is gone. */
export type Compose = (recordId: number) => Promise<Mail | null>
