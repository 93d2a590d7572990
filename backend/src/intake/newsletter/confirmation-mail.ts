import type { NewsletterList } from 'shared-contracts/api/newsletter'
import { COMPANY, LEAGUE_COMPANY } from 'shared-contracts/site/company'
import { publicOrigin, type OriginConfig } from '../../foundation/config/public-origin.ts'
import type { Mail } from '../mail/mail.ts'
import type { NewsletterSubscriber } from './newsletter-subscriber.entity.ts'

/** Kind of these mails in the outbox. */
export const CONFIRMATION = 'newsletter-confirmation'

/** Senders of the newsletters. */
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
  config: OriginConfig,
): Mail {
  const { name, imprint } = SENDERS[list]
  const link = (action: string) => `${publicOrigin(config)}/api/newsletter/${action}?token=${token}`
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
