import { Injectable } from '@nestjs/common'
import { ContactResponse, type ContactRequest } from 'shared-contracts'
import { IdempotentWrites } from '../idempotency/idempotent-writes.ts'
import { Contact } from './contact.entity.ts'

@Injectable()
export class ContactService {
  constructor(private readonly writes: IdempotentWrites) {}

  /** Stores the message; the answer stands only after the commit. */
  store(message: ContactRequest, idempotencyKey?: string): Promise<ContactResponse> {
    return this.writes.run({
      scope: 'contact',
      key: idempotencyKey,
      body: message,
      answerSchema: ContactResponse,
      work: async (manager) => {
        const contact = manager.create(Contact, { ...message, createdAt: new Date() })
        await manager.insert(Contact, contact)
        return { id: contact.id, createdAt: contact.createdAt.toISOString() }
      },
    })
  }
}
