import { Module } from '@nestjs/common'
import { Records } from '../database/records.ts'
import { AuditEntry } from './audit-entry.entity.ts'
import { AuditHead } from './audit-head.entity.ts'
import { AuditLog } from './audit-log.ts'

/** What is written down about privileged acts. */
@Records({ entities: [AuditEntry, AuditHead] })
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
