import { Logger as NestLogger } from '@nestjs/common'
import type { Logger } from 'typeorm'

/**
 * Tells of slow statements and of nothing else, and never of their parameters, which are what visitors wrote.
 * TypeORM's own loggers print slow statements whatever they are told.
 */
export class QuietLogger implements Logger {
  private readonly logger = new NestLogger('Database')

  logQuerySlow(ms: number, statement: string): void {
    this.logger.warn({ ms, statement }, 'A statement was slow')
  }

  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
