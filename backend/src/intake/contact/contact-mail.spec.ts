import { expect, it } from '@jest/globals'
import { contactMail } from './contact-mail.ts'
import { Contact } from './contact.entity.ts'

const contactAbout = (about: Partial<Contact>) =>
  Object.assign(new Contact(), {
    ...{ id: 7, reference: 'C-7', firstName: 'Ama', lastName: 'Ofori' },
    ...{ email: 'ama@visitor.example', subsidiary: 'general', subject: null, suspicion: null },
    message: 'Please call me about a consignment.',
    ...about,
  })

it.each([
  ['the subsidiary in the words of the form', { subsidiary: 'oil-gas' }, 'Oil & Gas'],
  ['a general inquiry', {}, 'General Inquiry'],
  [
    'what was published before the subsidiary',
    { subject: 'Hearts 2-1 Kotoko' },
    'Hearts 2-1 Kotoko',
  ],
  [
    'a subsidiary that the form no longer has as it was sent',
    { subsidiary: 'shipping' },
    'shipping',
  ],
])('names %s', (_, about, name) => {
  const { subject, text } = contactMail(contactAbout(about), 'office@site.example')
  expect(subject).toBe(`Message C-7: ${name}`)
  expect(text).toBe(
    `From Ama Ofori <ama@visitor.example> about ${name}:\n\nPlease call me about a consignment.\n`,
  )
})
