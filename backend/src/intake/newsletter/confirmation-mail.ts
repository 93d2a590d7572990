import type { NewsletterList } from 'shared-contracts/api/newsletter'
import { COMPANY, LEAGUE_COMPANY } from 'shared-contracts/site/company'
import type { Config } from '../../foundation/config/config.ts'
import type { Mail } from '../mail/mail.ts'
import type { NewsletterSubscriber } from './newsletter-subscriber.entity.ts'

/** Names these mails in the outbox. */
export const CONFIRMATION = 'newsletter-confirmation'

/** Origin of the site when none is configured. */
export const LOCAL_ORIGIN = 'http://127.0.0.1:3000'

/** In whose name a letter comes. */
export const SENDERS: Readonly<Record<NewsletterList, { name: string; imprint: string }>> = {
  group: { name: COMPANY.name, imprint: `${COMPANY.legalName}, ${COMPANY.address}` },
  'league-company': {
    name: LEAGUE_COMPANY.name,
    imprint: `${LEAGUE_COMPANY.name}, ${LEAGUE_COMPANY.address}`,
  },
}

/** Asks the owner of an address to confirm the sign-up to one list. */
export function confirmationMail(
  { email, list }: Pick<NewsletterSubscriber, 'email' | 'list'>,
  token: string,
  { SITE_ORIGINS }: Pick<Config, 'SITE_ORIGINS'>,
): Mail {
  const { name, imprint } = SENDERS[list]
  const link = (action: string) =>
    `${SITE_ORIGINS[0] ?? LOCAL_ORIGIN}/api/newsletter/${action}?token=${token}`
  return {
    to: email,
    subject: `Please confirm: news from ${name}`,
    text: [
      `Somebody entered this address for the newsletter of ${name}.`,
      'If that was you, please confirm here:',
      link('confirm'),
      'If it was not, you need do nothing, or take the address off the list here:',
      link('unsubscribe'),
      imprint,
    ].join('\n\n'),
    unsubscribeUrl: link('unsubscribe'),
  }
}
