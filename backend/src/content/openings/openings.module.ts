import { Module, type OnModuleInit } from '@nestjs/common'
import { ContentKinds } from '../revisions/content-kinds.ts'
import { RevisionsModule } from '../revisions/revisions.module.ts'
import { DeskOpeningsController } from './desk-openings.controller.ts'
import { OPENING_KIND } from './opening-kind.ts'
import { insertOnce, Records } from '../../foundation/database/records.ts'
import { OPENING_SEEDS } from './opening-seeds.ts'
import { Opening } from './opening.entity.ts'
import { OpeningsController } from './openings.controller.ts'
import { OpeningsService } from './openings.service.ts'

@Records({
  entities: [Opening],
  seed: (manager) =>
    insertOnce(
      manager,
      Opening,
      'slug',
      OPENING_SEEDS.map((seed) => ({ ...seed, closesOn: null })),
    ),
})
@Module({
  imports: [RevisionsModule],
  controllers: [OpeningsController, DeskOpeningsController],
  providers: [OpeningsService],
})
export class OpeningsModule implements OnModuleInit {
  constructor(
    private readonly kinds: ContentKinds,
    private readonly openings: OpeningsService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(OPENING_KIND, () => this.openings.list.invalidate())
  }
}
