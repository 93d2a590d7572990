/**
 * Maximum number of days for which the API keeps what visitors send. The privacy policy states these figures;
 * the API's configuration may only shorten them.
 */
export const RETENTION_DAYS = {
  /** Contact messages, from their receipt. */
  messages: 730,
  /** Job applications, from their receipt. */
  applications: 365,
  /** Newsletter sign-ups that nobody confirms, from the last confirmation request. */
  unconfirmed: 30,
  /** Notices of the outbox that could not be sent, from the day they were queued. They contain no text. */
  mails: 90,
  /** Records by which a form that is sent twice is recognised. */
  repeats: 7,
  /** Requests for a copy or erasure, with the address concerned. */
  requests: 1,
  /** Keyed hashes of erased people and data, so that a backup does not restore them; no backup may be older. */
  erasures: 730,
  /** Subscriptions to alerts, from the last alert that the browser's push service accepted. */
  alerts: 400,
  /** Counts of what browsers report about releases. */
  telemetry: 30,
} as const

export type Retained = keyof typeof RETENTION_DAYS
