import type { ContactRequest } from 'shared-contracts/api/contact'

/** Returns a message that the contact form may send. */
export function contactMessage(changes: Partial<ContactRequest> = {}): ContactRequest {
  return {
    firstName: 'Ama',
    lastName: 'Ofori',
    email: 'ama@visitor.example',
    subsidiary: 'gold',
    message: 'Please call me about a consignment.',
    ...changes,
  }
}
