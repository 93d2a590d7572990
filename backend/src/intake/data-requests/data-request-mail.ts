import { COMPANY } from 'shared-contracts/site/company'
import { publicOrigin, type OriginConfig } from '../../foundation/config/public-origin.ts'
import type { Mail } from '../mail/mail.ts'

/** Kind of these mails in the outbox. */
export const DATA_REQUEST = 'data-request'

/** Sends the owner of an address the link to the data kept about it. */
export function dataRequestMail(to: string, token: string, config: OriginConfig): Mail {
  return {
    to,
    subject: `Your data at ${COMPANY.name}`,
    text: [
      `Somebody asked for a copy, or the erasure, of what ${COMPANY.name} keeps about this address.`,
      'If that was you, this link works once, within 24 hours of your asking. It replaces earlier ones:',
      `${publicOrigin(config)}/api/data-request/open?token=${token}`,
      'If it was not you, you need do nothing: nobody else has the link.',
      `${COMPANY.legalName}, ${COMPANY.address}`,
    ].join('\n\n'),
  }
}
