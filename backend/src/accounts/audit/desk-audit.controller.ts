import { Controller, Get, Query } from '@nestjs/common'
import { listOf, listQuery } from 'shared-contracts/desk/list'
import { AUDIT_SORTS, AuditEntry } from 'shared-contracts/desk/today'
import type * as v from 'valibot'
import { AuditLog } from '../../foundation/audit/audit-log.ts'
import { DeskEndpoint } from '../desk-endpoint.ts'
import { ForPart } from '../sessions/desk-guard.ts'

const AuditQuery = listQuery(AUDIT_SORTS)

/** Log of privileged actions, for administrators. */
@Controller('api/desk/audit')
@ForPart('audit')
export class DeskAuditController {
  constructor(private readonly log: AuditLog) {}

  @Get()
  @DeskEndpoint({ query: AuditQuery, answer: listOf(AuditEntry) })
  list(
    @Query({ schema: AuditQuery }) query: v.InferOutput<typeof AuditQuery>,
  ): Promise<{ items: AuditEntry[]; total: number }> {
    return this.log.list(query)
  }
}
