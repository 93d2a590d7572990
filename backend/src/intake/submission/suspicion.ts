/** Minimum time in which anybody can read and fill in a form, in milliseconds. */
const HASTE_MS = 1_500

/** Why a message looks automated: it filled in a hidden field, or it came too quickly. */
export type Suspicion = 'trap' | 'haste'

export interface FormTraces {
  /** Whether the hidden field was filled in (a honeypot). */
  readonly isTrapped: boolean
  /** How long the form had been shown, in milliseconds; a negative number or NaN says nothing. */
  readonly ageMs: number
}

/**
 * Judges how a form was filled in. A suspected message is stored, acknowledged and shown to the office like any other,
 * and marked: an acknowledged message is never lost. Neither trace is signed, so this detects only simple programs;
 * the rate limits apply to the others.
 */
export function suspicionOf({ isTrapped, ageMs }: FormTraces): Suspicion | null {
  if (isTrapped) return 'trap'
  return ageMs >= 0 && ageMs < HASTE_MS ? 'haste' : null
}

const REASONS: Readonly<Record<Suspicion, string>> = {
  trap: 'a field was filled in that people do not see',
  haste: 'it came faster than anybody types',
}

/** Returns the marks of a suspected message for the office: one before the mail's subject, one before its text. */
export function suspicionMark(suspicion: Suspicion | null): { subject: string; text: string } {
  if (suspicion === null) return { subject: '', text: '' }
  return {
    subject: '[Suspected spam] ',
    text: `Suspected spam: ${REASONS[suspicion]}.\n\n`,
  }
}
