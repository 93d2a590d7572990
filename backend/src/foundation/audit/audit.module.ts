import { Module } from '@nestjs/common'
import { Records } from '../database/records.ts'
import { AuditEntry } from './audit-entry.entity.ts'
import { AuditHead } from './audit-head.entity.ts'
import { AuditLog } from './audit-log.ts'

/** The audit log of privileged actions. */
@Records({ entities: [AuditEntry, AuditHead] })
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
