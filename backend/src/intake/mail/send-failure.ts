import * as v from 'valibot'

/** Nodemailer's description of a failure: its code, and the server's status and text. */
const SmtpFailure = v.object({
  code: v.optional(v.string(), 'UNKNOWN'),
  responseCode: v.optional(v.number()),
  command: v.optional(v.string()),
  response: v.optional(v.string()),
})

/** Statuses about us rather than the mail: no permission to relay, or to send as this sender (RFC 3463, X.7, X.1.7-8). */
const POLICY = /^5\d\d[ -]5\.(?:7\.\d|1\.[78]\b)|^53\d/
/** An enhanced status. Without one, as from Exim, only the text says why, and it may quote the recipient's address. */
const ENHANCED = /^\d{3}[ -]\d\.\d{1,3}\.\d/
const POLICY_WORDS = /\b(?:relay(?:ing)?|sender)\b/i

/** Whether a refusal is caused by our settings, and not by the mail or its recipient. */
function isAboutUs(response: string): boolean {
  if (POLICY.test(response)) return true
  const isAddress = (word: string) => word.includes('@')
  const words = response.split(/\s/).filter((word) => !isAddress(word))
  return !ENHANCED.test(response) && POLICY_WORDS.test(words.join(' '))
}

export interface SendFailure {
  /** Such as `ECONNREFUSED`; never the server's text. */
  readonly code: string
  /**
   * `refused`: the server will never accept this mail for this recipient. `mail`: it did not accept this one now.
   * `server`: it accepts no mail now, or none from us.
   */
  readonly blame: 'refused' | 'mail' | 'server'
}

/** Classifies a failure. A status of 500 to 599 for a wrong password or sender is not caused by the mail. */
export function sendFailure(error: unknown): SendFailure {
  const failure = v.safeParse(SmtpFailure, error)
  if (!failure.success) return { code: 'UNKNOWN', blame: 'server' }
  const { code, responseCode = 0, command = '', response = '' } = failure.output
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  const isForGood = responseCode >= 500 && responseCode < 600 && !isAboutUs(response)
  const isAnswered = code === 'EENVELOPE' || code === 'EMESSAGE'
  return {
    code: code.slice(0, 40),
    blame: isAboutMail && isForGood ? 'refused' : isAnswered ? 'mail' : 'server',
  }
}
