import { Controller, Get, Query, UseGuards } from '@nestjs/common'
import { ApiBearerAuth } from '@nestjs/swagger'
import { AuditEvent, AuditQuery } from 'shared-contracts/registry'
import * as v from 'valibot'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { AuditLog } from '../../foundation/audit/audit-log.ts'
import { assertIsPlatform, Caller, type ReleaseCaller } from './release-caller.ts'
import { ReleaseTokenGuard } from './release-token.guard.ts'

/** The log of privileged actions. */
@Controller('api/audit-log')
@UseGuards(ReleaseTokenGuard)
@ApiBearerAuth()
export class AuditLogController {
  constructor(private readonly log: AuditLog) {}

  @Get()
  @ApiEndpoint({ query: AuditQuery, answer: v.array(AuditEvent), errors: [401, 403, 429] })
  page(
    // If the parameter had the schema's name, OpenAPI would describe the schema's own object and fail.
    @Query({ schema: AuditQuery }) { before }: v.InferOutput<typeof AuditQuery>,
    @Caller() caller: ReleaseCaller,
  ): Promise<AuditEvent[]> {
    assertIsPlatform(caller)
    return this.log.page(before)
  }
}
