import type { LoggerService } from '@nestjs/common'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Writes Nest's log lines through Fastify's logger, so that all lines have the same format. The fields of a message
 * that is an object become fields of the line, followed by its text.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: FastifyBaseLogger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest)
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest)
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest)
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest)
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest)
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest)
  }

  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    // Nest passes the name of the logging class last.
    const context = rest.at(-1)
    if (typeof message === 'object' && message !== null) {
      this.logger[level]({ ...message, context }, rest.slice(0, -1).map(String).join(' '))
    } else {
      this.logger[level]({ context }, [message, ...rest.slice(0, -1)].map(String).join(' '))
    }
  }
}
