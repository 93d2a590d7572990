import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { ContactResponse, type ContactRequest } from 'shared-contracts'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../config/config.ts'
import { newReference } from '../intake/reference.ts'
import { RateLimits } from '../intake/rate-limits.ts'
import type { SenderOfRequest } from '../intake/sender.decorator.ts'
import { Outbox } from '../mail/outbox.ts'
import { IdempotentWrites } from '../idempotency/idempotent-writes.ts'
import { contactMail } from './contact-mail.ts'
import { Contact } from './contact.entity.ts'

const NOTICE = 'contact'

@Injectable()
export class ContactService implements OnModuleInit {
  constructor(
    private readonly writes: IdempotentWrites,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'NOTIFY_TO'>,
  ) {}

  onModuleInit(): void {
    this.outbox.register(NOTICE, async (id) => {
      const contact = await this.dataSource.manager.findOneBy(Contact, { id })
      return contact && contactMail(contact, this.config.NOTIFY_TO)
    })
  }

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
        if (!suspicion) await this.outbox.add(manager, NOTICE, contact.id)
        return { id: contact.id, createdAt: contact.createdAt.toISOString(), reference }
      },
    })
  }
}
