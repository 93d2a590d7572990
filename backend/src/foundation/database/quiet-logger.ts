import { Logger as NestLogger } from '@nestjs/common'
import type { Logger } from 'typeorm'

/**
 * Logs slow statements and nothing else. Their parameters, which visitors wrote, are left out. TypeORM's own loggers
 * print slow statements whatever their settings.
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
