import { Module } from '@nestjs/common'
import { ReleasesModule } from '../registry/releases.module.ts'
import { RenderingModule } from '../rendering/rendering.module.ts'
import { TelemetryModule } from '../telemetry/telemetry.module.ts'
import { OperationsChanges } from './operations-changes.ts'
import { OperationsController } from './operations.controller.ts'
import { OutboxView } from './outbox-view.ts'
import { OperationsPages } from './operations-pages.ts'
import { PageIconController } from './page-icon.controller.ts'

/** Pages on which the platform team watches, promotes and rolls back remotes. */
@Module({
  imports: [ReleasesModule, RenderingModule, TelemetryModule],
  controllers: [OperationsController, PageIconController],
  providers: [OperationsChanges, OperationsPages, OutboxView],
})
export class OperationsModule {}
