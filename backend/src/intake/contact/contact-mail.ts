import { CONTACT_FORM } from 'shared-contracts/api/contact'
import { choiceLabel } from 'shared-contracts/api/form'
import type { Mail } from '../mail/mail.ts'
import { suspicionMark } from '../submission/suspicion.ts'
import type { Contact } from './contact.entity.ts'

/** Notifies the office of a message. */
export function contactMail(contact: Contact, to: string): Mail {
  const { reference, firstName, lastName, email, subsidiary, message } = contact
  const about = contact.subject ?? choiceLabel(CONTACT_FORM, 'subsidiary', subsidiary)
  const mark = suspicionMark(contact.suspicion)
  return {
    to,
    replyTo: email,
    subject: `${mark.subject}Message ${reference ?? contact.id}: ${about}`,
    text: `${mark.text}From ${firstName} ${lastName} <${email}> about ${about}:\n\n${message}\n`,
  }
}
