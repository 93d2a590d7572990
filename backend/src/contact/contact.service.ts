import { Injectable } from '@nestjs/common'
import { ContactResponse, type ContactRequest } from 'shared-contracts'
import { newReference } from '../intake/reference.ts'
import { RateLimits } from '../intake/rate-limits.ts'
import type { SenderOfRequest } from '../intake/sender.decorator.ts'
import { IdempotentWrites } from '../idempotency/idempotent-writes.ts'
import { Contact } from './contact.entity.ts'

@Injectable()
export class ContactService {
  constructor(
    private readonly writes: IdempotentWrites,
    private readonly limits: RateLimits,
  ) {}

  /** Stores the message; the answer stands only after the commit. */
  store(
    message: ContactRequest,
    { address, suspicion }: SenderOfRequest,
    idempotencyKey?: string,
  ): Promise<ContactResponse> {
    return this.writes.run({
      scope: 'contact',
      key: idempotencyKey,
      body: message,
      answerSchema: ContactResponse,
      work: async (manager) => {
        await this.limits.admit(manager, { address, email: message.email })
        const reference = newReference('C')
        const contact = manager.create(Contact, {
          ...message,
          reference,
          suspicion,
          createdAt: new Date(),
        })
        await manager.insert(Contact, contact)
        return { id: contact.id, createdAt: contact.createdAt.toISOString(), reference }
      },
    })
  }
}
