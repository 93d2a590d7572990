import { Inject, Injectable } from '@nestjs/common'
import { createTransport, type Transporter } from 'nodemailer'
import * as v from 'valibot'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import type { Mail } from './mail.ts'

/**
 * Timeouts, in milliseconds: for the connection, for the greeting, and for inactivity. A server that has the whole mail
 * may examine it for ten minutes (RFC 5321, 4.5.3.2.6), and delivers it even if nobody waits for its answer.
 */
const LIMITS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 600_000 }
/** Timeout for a whole mail, in milliseconds: a server that answers byte by byte is never inactive. */
export const SEND_LIMIT_MS = 660_000

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

/** Sends mails through the configured SMTP server. */
@Injectable()
export class Mailer {
  private readonly transport: Transporter | undefined

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>) {
    const { SMTP_URL } = config
    if (SMTP_URL) {
      this.transport = createTransport({ url: SMTP_URL, ...LIMITS, disableFileAccess: true })
    }
  }

  /** Whether there is a server; without one mails stay in the outbox. */
  get isConfigured(): boolean {
    return this.transport !== undefined
  }

  /**
   * @param id the same for every attempt, so that a receiver recognises a repeat.
   * @param cutOff aborts the attempt, which also ends after eleven minutes.
   * @throws an error for {@link sendFailure}.
   */
  async send(
    { to, subject, text, replyTo, thread = [], unsubscribeUrl }: Mail,
    id: string,
    cutOff: AbortSignal,
  ): Promise<void> {
    const from = this.config.MAIL_FROM
    const nameOf = (mail: string) => `<${mail}@${from.split('@').at(-1) ?? 'localhost'}>`
    const before = thread.map(nameOf)
    await this.transport?.sendMail({
      from,
      // An object is a single address, whatever its characters; a string would be parsed as a list.
      to: { name: '', address: to },
      subject,
      text,
      signal: AbortSignal.any([cutOff, AbortSignal.timeout(SEND_LIMIT_MS)]),
      messageId: nameOf(id),
      ...(before.length > 0 && { inReplyTo: before.at(-1), references: before }),
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      ...(unsubscribeUrl && {
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    })
  }
}
