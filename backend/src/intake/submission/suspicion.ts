/** Nobody reads and fills in a form faster than this, in milliseconds. */
const HASTE_MS = 1_500

/** Why a message looks automated: it filled in a hidden field, or it came too quickly. */
export type Suspicion = 'trap' | 'haste'

export interface FormTraces {
  /** Whether the field was filled in that people do not see (a honeypot). */
  readonly isTrapped: boolean
  /** How long the form had been shown, in milliseconds; anything but a number of them says nothing. */
  readonly ageMs: number
}

/**
 * Judges how a form was filled in. What is suspected is stored, answered and shown to the office like anything
 * else, and marked: an acknowledged message is never lost. Neither trace is signed, so this tells apart simple
 * programs alone; limits hold for the others.
 */
export function suspicionOf({ isTrapped, ageMs }: FormTraces): Suspicion | null {
  if (isTrapped) return 'trap'
  return ageMs >= 0 && ageMs < HASTE_MS ? 'haste' : null
}

const REASONS: Readonly<Record<Suspicion, string>> = {
  trap: 'a field was filled in that people do not see',
  haste: 'it came faster than anybody types',
}

/** How the office reads of a suspicion: before the subject of a mail, and before its text. */
export function suspicionMark(suspicion: Suspicion | null): { subject: string; text: string } {
  if (suspicion === null) return { subject: '', text: '' }
  return {
    subject: '[Suspected spam] ',
    text: `Suspected spam: ${REASONS[suspicion]}.\n\n`,
  }
}
