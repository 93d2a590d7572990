import { Module } from '@nestjs/common'
import { ErasureModule } from '../erasure/erasure.module.ts'
import { HealthController } from './health.controller.ts'
import { ProbeConnection } from './probe-connection.ts'
import { Readiness } from './readiness.ts'

@Module({
  imports: [ErasureModule],
  controllers: [HealthController],
  providers: [ProbeConnection, Readiness],
})
export class HealthModule {}
