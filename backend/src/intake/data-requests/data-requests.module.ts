import { Module } from '@nestjs/common'
import { LessThanOrEqual } from 'typeorm'
import { distinct, Records, remove } from '../../foundation/database/records.ts'
import { ErasureModule } from '../../foundation/erasure/erasure.module.ts'
import { IntakeModule } from '../submission/intake.module.ts'
import { DataRequest } from './data-request.entity.ts'
import { DataRequestsController } from './data-requests.controller.ts'
import { DataRequests } from './data-requests.ts'

/** Copies and erasure at the request of the owner of an address. A request is not itself part of a copy. */
@Records({
  entities: [DataRequest],
  expiries: [
    {
      kind: 'requests',
      entity: DataRequest,
      moment: 'createdAt',
      days: ({ requests }) => requests,
    },
  ],
  erasable: {
    subjects: async (manager) =>
      (await distinct(manager, DataRequest, 'emailHash')).map((emailHash) => ({ emailHash })),
    erase: async (manager, subject, until) => ({
      requests:
        'reference' in subject
          ? 0
          : await remove(manager, DataRequest, {
              ...subject,
              ...(until && { createdAt: LessThanOrEqual(until) }),
            }),
    }),
  },
})
@Module({
  imports: [IntakeModule, ErasureModule],
  controllers: [DataRequestsController],
  providers: [DataRequests],
})
export class DataRequestsModule {}
