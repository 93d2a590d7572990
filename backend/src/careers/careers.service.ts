import { Injectable } from '@nestjs/common'
import { CareerApplicationResponse, type CareerApplicationRequest } from 'shared-contracts'
import { IdempotentWrites } from '../idempotency/idempotent-writes.ts'
import { CareerApplication } from './career-application.entity.ts'

@Injectable()
export class CareersService {
  constructor(private readonly writes: IdempotentWrites) {}

  /** Stores the application; the answer stands only after the commit. */
  store(
    application: CareerApplicationRequest,
    idempotencyKey?: string,
  ): Promise<CareerApplicationResponse> {
    return this.writes.run({
      scope: 'careers',
      key: idempotencyKey,
      body: application,
      answerSchema: CareerApplicationResponse,
      work: async (manager) => {
        const stored = manager.create(CareerApplication, { ...application, createdAt: new Date() })
        await manager.insert(CareerApplication, stored)
        return { id: stored.id, createdAt: stored.createdAt.toISOString() }
      },
    })
  }
}
