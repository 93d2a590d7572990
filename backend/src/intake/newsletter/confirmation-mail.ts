import { COMPANY } from 'shared-contracts/site/company'
import type { Config } from '../../foundation/config/config.ts'
import type { Mail } from '../mail/mail.ts'

/** Names these mails in the outbox. */
export const CONFIRMATION = 'newsletter-confirmation'

/** Origin of the site when none is configured. */
export const LOCAL_ORIGIN = 'http://127.0.0.1:3000'

/** Asks the owner of an address to confirm the sign-up. */
export function confirmationMail(
  to: string,
  token: string,
  { SITE_ORIGINS }: Pick<Config, 'SITE_ORIGINS'>,
): Mail {
  const link = (action: string) =>
    `${SITE_ORIGINS[0] ?? LOCAL_ORIGIN}/api/newsletter/${action}?token=${token}`
  return {
    to,
    subject: `Please confirm: news from ${COMPANY.name}`,
    text: [
      `Somebody entered this address for the newsletter of ${COMPANY.name}.`,
      'If that was you, please confirm here:',
      link('confirm'),
      'If it was not, you need do nothing, or take the address off the list here:',
      link('unsubscribe'),
      `${COMPANY.legalName}, ${COMPANY.address}`,
    ].join('\n\n'),
    unsubscribeUrl: link('unsubscribe'),
  }
}
