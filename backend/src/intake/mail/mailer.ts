import { Inject, Injectable } from '@nestjs/common'
import { createTransport, type Transporter } from 'nodemailer'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import type { Mail } from './mail.ts'

/** Timeouts, in milliseconds. */
const LIMITS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** Hands mails to the configured SMTP server. */
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

  /** @param id the same at every attempt, so that a receiver recognises a repeat. */
  async send({ to, subject, text, replyTo, unsubscribeUrl }: Mail, id: string): Promise<void> {
    const from = this.config.MAIL_FROM
    await this.transport?.sendMail({
      from,
      to,
      subject,
      text,
      messageId: `<${id}@${from.split('@').at(-1) ?? 'localhost'}>`,
      ...(replyTo && { replyTo }),
      ...(unsubscribeUrl && {
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    })
  }
}
