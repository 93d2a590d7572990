import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { CareerApplicationResponse, type CareerApplicationRequest } from 'shared-contracts'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../config/config.ts'
import { newReference } from '../intake/reference.ts'
import { RateLimits } from '../intake/rate-limits.ts'
import type { SenderOfRequest } from '../intake/sender.decorator.ts'
import { Outbox } from '../mail/outbox.ts'
import { IdempotentWrites } from '../idempotency/idempotent-writes.ts'
import { applicationMail } from './application-mail.ts'
import { CareerApplication } from './career-application.entity.ts'

const NOTICE = 'career-application'

@Injectable()
export class CareersService implements OnModuleInit {
  constructor(
    private readonly writes: IdempotentWrites,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'NOTIFY_TO'>,
  ) {}

  onModuleInit(): void {
    this.outbox.register(NOTICE, async (id) => {
      const stored = await this.dataSource.manager.findOneBy(CareerApplication, { id })
      return stored && applicationMail(stored, this.config.NOTIFY_TO)
    })
  }

  /** Stores the application; the answer stands only after the commit. */
  store(
    application: CareerApplicationRequest,
    { address, suspicion }: SenderOfRequest,
    idempotencyKey?: string,
  ): Promise<CareerApplicationResponse> {
    return this.writes.run({
      scope: 'careers',
      key: idempotencyKey,
      body: application,
      answerSchema: CareerApplicationResponse,
      work: async (manager) => {
        await this.limits.admit(manager, { address, email: application.email })
        const reference = newReference('A')
        const stored = manager.create(CareerApplication, {
          ...application,
          reference,
          suspicion,
          createdAt: new Date(),
        })
        await manager.insert(CareerApplication, stored)
        if (!suspicion) await this.outbox.add(manager, NOTICE, stored.id)
        return { id: stored.id, createdAt: stored.createdAt.toISOString(), reference }
      },
    })
  }
}
