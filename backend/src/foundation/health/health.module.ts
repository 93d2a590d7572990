import { Module } from '@nestjs/common'
import { HealthController } from './health.controller.ts'
import { ProbeConnection } from './probe-connection.ts'
import { Readiness } from './readiness.ts'

@Module({ controllers: [HealthController], providers: [ProbeConnection, Readiness] })
export class HealthModule {}
