import { Global, Module } from '@nestjs/common'
import { AuditModule } from '../../foundation/audit/audit.module.ts'
import { TodayController } from './today.controller.ts'
import { TodaysWork } from './todays-work.ts'

/** Work of all modules that waits for people at the desk. */
@Global()
@Module({
  imports: [AuditModule],
  controllers: [TodayController],
  providers: [TodaysWork],
  exports: [TodaysWork],
})
export class TodayModule {}
