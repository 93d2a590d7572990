/**
 * For how many days the API keeps what visitors send, at most. The privacy policy says these figures, and the
 * API's configuration may shorten them and no more.
 */
export const RETENTION_DAYS = {
  /** Contact messages, from their receipt. */
  messages: 730,
  /** Job applications, from their receipt. */
  applications: 365,
  /** Newsletter sign-ups that nobody confirms, from the last question. */
  unconfirmed: 30,
  /** Notices of the outbox that could not be sent, from the day they were queued. They hold no text. */
  mails: 90,
  /** What recognises a form that is sent twice. */
  repeats: 7,
  /** Requests for a copy or erasure, with the address they were made for. */
  requests: 1,
  /** Keyed hashes of whom and what was erased, so that a backup does not bring it back; no backup may be older. */
  erasures: 730,
  /** Subscriptions to alerts, from the last one that the browser's push service has taken. */
  alerts: 400,
  /** Counts of what browsers report about releases. */
  telemetry: 30,
} as const

export type Retained = keyof typeof RETENTION_DAYS
