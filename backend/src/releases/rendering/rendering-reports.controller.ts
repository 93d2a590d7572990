import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { RENDERING_REPORTS_PATH, RenderingReport } from 'shared-contracts/rendering-report'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { RenderingReports } from './rendering-reports.ts'

/**
 * Receives the reports of edges about the pages that they render. The path is outside of `/api`, which edges and nginx
 * forward with the proxies' secret for any visitor.
 */
@Controller(RENDERING_REPORTS_PATH)
export class RenderingReportsController {
  constructor(private readonly reports: RenderingReports) {}

  @Post()
  @HttpCode(204)
  @ApiEndpoint({ body: RenderingReport, status: 204, errors: [403] })
  report(@Body({ schema: RenderingReport }) report: RenderingReport): Promise<void> {
    return this.reports.save(report)
  }
}
