import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { EdgeReport } from './edge-report.entity.ts'
import { ReleasesModule } from '../registry/releases.module.ts'
import { ReleaseEdgesController } from './release-edges.controller.ts'
import { RenderingReportsController } from './rendering-reports.controller.ts'
import { RenderingReports } from './rendering-reports.ts'

/** Reports of edges about what they serve and render. */
@Records({ entities: [EdgeReport] })
@Module({
  imports: [ReleasesModule],
  controllers: [RenderingReportsController, ReleaseEdgesController],
  providers: [RenderingReports],
  exports: [RenderingReports],
})
export class RenderingModule {}
