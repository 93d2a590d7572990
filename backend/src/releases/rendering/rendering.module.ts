import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { EdgeReport } from './edge-report.entity.ts'
import { RenderingReportsController } from './rendering-reports.controller.ts'
import { RenderingReports } from './rendering-reports.ts'

/** What edges tell of the pages that they render. */
@Records({ entities: [EdgeReport] })
@Module({
  controllers: [RenderingReportsController],
  providers: [RenderingReports],
  exports: [RenderingReports],
})
export class RenderingModule {}
