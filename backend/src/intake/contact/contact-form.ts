import type { ContactRequest } from 'shared-contracts/api/contact'
import type { IntakeForm } from '../submission/intake.ts'
import { contactMail } from './contact-mail.ts'
import { Contact } from './contact.entity.ts'

export const CONTACT_INTAKE: IntakeForm<ContactRequest, Contact> = {
  scope: 'contact',
  notice: 'contact',
  referencePrefix: 'C',
  insert: async (manager, message, received) => {
    const contact = manager.create(Contact, { ...message, ...received })
    await manager.insert(Contact, contact)
    return contact
  },
  find: (manager, id) => manager.findOneBy(Contact, { id }),
  mail: contactMail,
}
