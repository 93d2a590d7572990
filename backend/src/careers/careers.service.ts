import { Injectable } from '@nestjs/common'
import { CareerApplicationResponse, type CareerApplicationRequest } from 'shared-contracts'
import { newReference } from '../intake/reference.ts'
import { RateLimits } from '../intake/rate-limits.ts'
import type { SenderOfRequest } from '../intake/sender.decorator.ts'
import { IdempotentWrites } from '../idempotency/idempotent-writes.ts'
import { CareerApplication } from './career-application.entity.ts'

@Injectable()
export class CareersService {
  constructor(
    private readonly writes: IdempotentWrites,
    private readonly limits: RateLimits,
  ) {}

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
        return { id: stored.id, createdAt: stored.createdAt.toISOString(), reference }
      },
    })
  }
}
