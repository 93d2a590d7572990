import { Controller, Get, Query } from '@nestjs/common'
import { listOf, ListQuery } from 'shared-contracts/desk/list'
import { AuditEntry } from 'shared-contracts/desk/today'
import type * as v from 'valibot'
import { AuditLog } from '../../foundation/audit/audit-log.ts'
import { DeskEndpoint } from '../desk-endpoint.ts'
import { ForPart } from '../sessions/desk-guard.ts'

/** Who did what that only some may do, for administrators. */
@Controller('api/desk/audit')
@ForPart('audit')
export class DeskAuditController {
  constructor(private readonly log: AuditLog) {}

  @Get()
  @DeskEndpoint({ query: ListQuery, answer: listOf(AuditEntry) })
  list(
    // Named as the schema itself, OpenAPI would describe the schema's own object and fail.
    @Query({ schema: ListQuery }) query: v.InferOutput<typeof ListQuery>,
  ): Promise<{ items: AuditEntry[]; total: number }> {
    return this.log.list(query)
  }
}
