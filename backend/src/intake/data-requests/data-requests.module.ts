import { Module } from '@nestjs/common'
import { Records, remove } from '../../foundation/database/records.ts'
import { emailHash } from '../submission/email-hash.ts'
import { IntakeModule } from '../submission/intake.module.ts'
import { DataRequest } from './data-request.entity.ts'
import { DataRequestsController } from './data-requests.controller.ts'
import { DataRequests } from './data-requests.ts'

/** Copies and erasure at the request of the owner of an address. A request is no record about them. */
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
  erase: async (manager, erasure) => ({
    requests:
      'email' in erasure
        ? await remove(manager, DataRequest, { emailHash: emailHash(erasure.email) })
        : 0,
  }),
})
@Module({
  imports: [IntakeModule],
  controllers: [DataRequestsController],
  providers: [DataRequests],
})
export class DataRequestsModule {}
