import { Module, type OnModuleInit } from '@nestjs/common'
import { ContentKinds } from '../revisions/content-kinds.ts'
import { RevisionsModule } from '../revisions/revisions.module.ts'
import { DeskSubsidiariesController } from './desk-subsidiaries.controller.ts'
import { SUBSIDIARY_KIND } from './subsidiary-kind.ts'
import { insertOnce, Records } from '../../foundation/database/records.ts'
import { SUBSIDIARY_SEEDS } from './subsidiary-seeds.ts'
import { SubsidiariesController } from './subsidiaries.controller.ts'
import { SubsidiariesService } from './subsidiaries.service.ts'
import { Subsidiary } from './subsidiary.entity.ts'

@Records({
  entities: [Subsidiary],
  seed: (manager) =>
    insertOnce(
      manager,
      Subsidiary,
      'slug',
      SUBSIDIARY_SEEDS.map((seed) => ({ ...seed })),
    ),
})
@Module({
  imports: [RevisionsModule],
  controllers: [SubsidiariesController, DeskSubsidiariesController],
  providers: [SubsidiariesService],
})
export class SubsidiariesModule implements OnModuleInit {
  constructor(
    private readonly kinds: ContentKinds,
    private readonly subsidiaries: SubsidiariesService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(SUBSIDIARY_KIND, () => this.subsidiaries.invalidate())
  }
}
