import { Body, Controller, HttpCode, Ip, Post, UseGuards } from '@nestjs/common'
import { Counter } from 'prom-client'
import { PolicyReports } from 'shared-contracts/telemetry'
import { AddressLimit } from '../../foundation/http/address-limit.ts'
import { REPORT_TYPES } from '../../foundation/http/fastify-adapter.ts'
import { TooManyRequestsException } from '../../foundation/http/too-many-requests.exception.ts'
import { Metrics } from '../../foundation/metrics/metrics.ts'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { SameSiteGuard } from '../../intake/submission/same-site.guard.ts'

/** Some visitors' browser extensions cause reports all day; more than this adds no information. */
const MAX_BODIES_PER_MINUTE = 60

/** Directives of a document's policy. All others are counted as `other`. */
const DIRECTIVES = new Set([
  ...['script-src', 'script-src-elem', 'script-src-attr'],
  ...['style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'font-src', 'connect-src', 'media-src', 'manifest-src', 'frame-src', 'worker-src'],
  ...['object-src', 'base-uri', 'form-action', 'frame-ancestors'],
  ...['require-trusted-types-for', 'trusted-types'],
])

/** Counts violations of a document's policy, as reported by browsers. Nothing else in a report is read or kept. */
@Controller('api/policy-reports')
export class PolicyReportsController {
  private readonly limit: AddressLimit
  private readonly violations: Counter

  constructor(metrics: Metrics, redis: Redis) {
    this.limit = new AddressLimit({ name: 'policy-reports', max: MAX_BODIES_PER_MINUTE }, redis)
    this.violations = new Counter({
      name: 'policy_violations_total',
      help: 'What browsers say that the policy of a document stopped.',
      labelNames: ['directive'],
      registers: [metrics.registry],
    })
  }

  @Post()
  @HttpCode(204)
  @UseGuards(SameSiteGuard)
  @ApiEndpoint({
    body: PolicyReports,
    bodyTypes: [...REPORT_TYPES, 'application/json'],
    status: 204,
    errors: [403, 429],
  })
  async report(
    @Body({ schema: PolicyReports }) directives: PolicyReports,
    @Ip() address: string,
  ): Promise<void> {
    const wait = await this.limit.admit(address)
    if (wait > 0) throw new TooManyRequestsException(wait)
    for (const directive of directives) {
      this.violations.inc({ directive: DIRECTIVES.has(directive) ? directive : 'other' })
    }
  }
}
