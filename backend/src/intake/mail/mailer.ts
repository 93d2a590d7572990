import { Inject, Injectable } from '@nestjs/common'
import { createTransport, type Transporter } from 'nodemailer'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import type { Mail } from './mail.ts'

/**
 * Timeouts, in milliseconds: for the connection, for the greeting, and for inactivity. A server that has the whole mail
 * may examine it for ten minutes (RFC 5321, 4.5.3.2.6), and delivers it even if nobody waits for its answer.
 */
const LIMITS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 600_000 }
/** Timeout for a whole mail, in milliseconds: a server that answers byte by byte is never inactive. */
export const SEND_LIMIT_MS = 660_000

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
   * @throws an error for `sendFailure`.
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
