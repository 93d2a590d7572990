import { Controller, Get, ServiceUnavailableException } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { ErasureSchedule } from '../erasure/erasure-schedule.ts'
import { Drain } from '../http/drain.ts'
import { Readiness } from './readiness.ts'

@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly drain: Drain,
    private readonly erasures: ErasureSchedule,
  ) {}

  /** Answers while the process is alive. */
  @Get('healthz')
  alive() {
    return { status: 'ok' }
  }

  /**
   * Answers if the process can serve: it is not stopping, and its database responds, is migrated, and holds nothing
   * erased.
   */
  @Get('readyz')
  async ready() {
    if (this.drain.isDraining) throw new ServiceUnavailableException('The service is stopping')
    await this.readiness.check()
    await this.erasures.ensureCompared()
    return { status: 'ok' }
  }
}
