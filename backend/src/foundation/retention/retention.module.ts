import { Module } from '@nestjs/common'
import { Records } from '../database/records.ts'
import { RetentionSchedule } from './retention-schedule.ts'
import { ScheduledWork } from './scheduled-work.entity.ts'

/** Records that expire. */
@Records({ entities: [ScheduledWork] })
@Module({ providers: [RetentionSchedule] })
export class RetentionModule {}
