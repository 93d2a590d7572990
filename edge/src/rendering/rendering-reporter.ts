import type { FastifyBaseLogger } from 'fastify'
import { RENDERING_REPORTS_PATH, type RenderingReport } from 'shared-contracts/rendering-report'
import { PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'

/** Interval between reports of changes, in milliseconds. */
const REPORT_EVERY_MS = 10_000

/** Maximum interval between reports, in milliseconds, so that the API knows every running edge. */
const REPORT_AT_LEAST_MS = 60_000

/** Delay in which changes are collected into one early report, in milliseconds. */
const SOON_MS = 100

/** Timeout for calls to the API, in milliseconds. */
const TIME_LIMIT_MS = 2_000

export interface RenderingReporterOptions {
  readonly apiOrigin: string
  readonly proxySecret: string | undefined
  readonly report: () => RenderingReport
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  readonly everyMs?: number
}

/**
 * Reports to the API what this edge serves and has counted, for the release command and the operations page. A
 * later report replaces a lost one.
 */
export class RenderingReporter {
  private readonly options: RenderingReporterOptions
  private timer: NodeJS.Timeout | undefined
  private soon: NodeJS.Timeout | undefined
  private sending: Promise<void> | null = null
  private sent = ''
  private sentAt = performance.now()
  private hasFailed = false
  private isStopping = false

  constructor(options: RenderingReporterOptions) {
    this.options = options
  }

  start(): void {
    const { everyMs = REPORT_EVERY_MS } = this.options
    this.timer = setInterval(() => void this.tell(), everyMs).unref()
  }

  /** Sends a last report, which says that this edge no longer serves anything. Never rejects. */
  async stop(): Promise<void> {
    this.isStopping = true
    clearInterval(this.timer)
    clearTimeout(this.soon)
    await this.sending
    await this.tell()
  }

  /** Reports changes after a short delay, together with all others made meanwhile. */
  tellSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined
      void this.tell()
    }, SOON_MS).unref()
  }

  private async tell(): Promise<void> {
    if (this.sending) return this.tellSoon()
    const { serving, ...counts } = this.options.report()
    const report = JSON.stringify({ ...counts, ...(!this.isStopping && { serving }) })
    if (report === this.sent && performance.now() - this.sentAt < REPORT_AT_LEAST_MS) return
    this.sending = this.send(report).finally(() => {
      this.sending = null
    })
    await this.sending
  }

  private async send(report: string): Promise<void> {
    const { apiOrigin, proxySecret, log } = this.options
    try {
      const { ok, status } = await fetch(apiOrigin + RENDERING_REPORTS_PATH, {
        method: 'POST',
        body: report,
        redirect: 'error',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
        headers: {
          'content-type': 'application/json',
          ...(proxySecret !== undefined && { [PROXY_SECRET_HEADER]: proxySecret }),
        },
      })
      if (!ok) throw new Error(`status ${status}`)
      this.sent = report
      this.sentAt = performance.now()
      if (this.hasFailed) log.info('the API takes reports of rendered pages again')
      this.hasFailed = false
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (!this.hasFailed) log.warn({ reason }, 'the API takes no reports of rendered pages')
      this.hasFailed = true
    }
  }
}
